import type { Team } from '#core/team.ts'
import type { PrintPart } from './print-options.ts'

/** The UI texts of a print in one language; everything that is not from the script. */
export interface SheetWords {
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
  notes: string
  /** Text beside the five-centimetre line on token pages. */
  tokenScale: string
  page: (page: number, pageCount: number) => string
}
