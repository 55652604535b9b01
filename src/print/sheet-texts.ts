import type { Team } from '#core/character/team.ts'
import { m } from '#i18n/messages.ts'
import type { Locale } from '#routes'
import { type PackTexts, packTexts } from './pack-texts.ts'
import type { PrintPart } from './print-options.ts'

/** The UI texts of a print in one language. */
export function sheetTexts(locale: Locale): SheetTexts {
  const options = { locale }
  const pack = packTexts(locale)
  return {
    untitled: m.script_untitled({}, options),
    online: m.export_sheet_online({}, options),
    byAuthor: author => m.export_sheet_by_author({ author }, options),
    titleByAuthor: (title, author) => m.export_sheet_title_by_author({ title, author }, options),
    teams: {
      townsfolk: m.team_townsfolk({}, options),
      outsider: m.team_outsider({}, options),
      minion: m.team_minion({}, options),
      demon: m.team_demon({}, options),
      traveller: m.team_traveller({}, options),
      fabled: m.team_fabled({}, options),
      loric: m.team_loric({}, options)
    },
    teamsOfOne: {
      townsfolk: m.team_one_townsfolk({}, options),
      outsider: m.team_one_outsider({}, options),
      minion: m.team_one_minion({}, options),
      demon: m.team_one_demon({}, options),
      traveller: m.team_one_traveller({}, options),
      fabled: m.team_one_fabled({}, options),
      loric: m.team_one_loric({}, options)
    },
    parts: {
      sheet: m.export_part_sheet({}, options),
      back: m.export_sheet_back({}, options),
      night: m.export_part_night({}, options),
      almanac: m.export_sheet_almanac({}, options),
      tokens: m.export_sheet_tokens({}, options),
      strips: m.export_part_strips({}, options),
      ...pack.parts
    },
    players: m.export_sheet_players({}, options),
    introduction: m.export_sheet_introduction({}, options),
    reminders: m.export_sheet_reminders({}, options),
    characterCount: count => m.export_sheet_characters({ count }, options),
    jinxCount: count => m.export_sheet_jinx_count({ count }, options),
    jinxes: m.export_sheet_jinxes({}, options),
    houseRules: m.export_sheet_house_rules({}, options),
    notFirstNight: m.export_sheet_not_first_night({}, options),
    nightSheet: m.export_sheet_night_sheet({}, options),
    firstNight: m.export_sheet_first_night({}, options),
    otherNights: m.export_sheet_other_nights({}, options),
    continued: heading => m.export_sheet_continued({ heading }, options),
    notes: m.export_sheet_notes({}, options),
    tokenScale: m.export_sheet_token_scale({}, options),
    backTest: {
      front: m.export_sheet_test_front({}, options),
      back: m.export_sheet_test_back({}, options),
      steps: [
        m.export_sheet_test_print({}, options),
        m.export_sheet_test_hold({}, options),
        m.export_sheet_test_read({}, options),
        m.export_sheet_test_enter(
          { right: m.export_back_offset_x({}, options), down: m.export_back_offset_y({}, options) },
          options
        )
      ]
    },
    page: (page, pages) => m.export_sheet_page({ page, pages }, options),
    pack
  }
}

/** The UI texts of a print in one language; everything that is not from the script. */
export interface SheetTexts {
  /** Title of a script without one. */
  untitled: string
  /** Description of the page that the QR code links to. */
  online: string
  byAuthor: (author: string) => string
  /** Footer text of a script with an author. */
  titleByAuthor: (title: string, author: string) => string
  /** Team names in the plural. */
  teams: Readonly<Record<Team, string>>
  /** Team names in the singular. */
  teamsOfOne: Readonly<Record<Team, string>>
  /** Names of the parts, for the PDF's bookmarks. */
  parts: Readonly<Record<PrintPart, string>>
  /** Heading of the table of team sizes by number of players. */
  players: string
  introduction: string
  /** Heading of a character's reminder tokens. */
  reminders: string
  characterCount: (count: number) => string
  jinxCount: (count: number) => string
  jinxes: string
  houseRules: string
  /** Meaning of the star in "Each night*". */
  notFirstNight: string
  nightSheet: string
  firstNight: string
  otherNights: string
  /** Heading of a page that goes on with the section of the page before. */
  continued: (heading: string) => string
  notes: string
  /** Text beside the five-centimetre line on token pages. */
  tokenScale: string
  /** Titles of the two sides of the sheet that measures a printer, and how it is used. */
  backTest: { front: string; back: string; steps: readonly string[] }
  page: (page: number, pageCount: number) => string
  pack: PackTexts
}
