import { type Cast, groupByTeam, type NightEntry } from '#core/cast/cast.ts'
import type { Night } from '#core/night/night.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'

/** A section of the almanac, as the table of contents lists it. */
export interface Section {
  /** Id of its element. */
  id: string
  title: string
  count: number | undefined
}

/** Element id of a section. */
export const sectionId = (name: string) => `almanac-${name}`
/** Element id of a character's entry. */
export const entryId = (id: string) => `character-${id}`

export const nightTitles: Record<Night, () => string> = {
  firstNight: m.shell_first_night,
  otherNight: m.shell_other_nights
}

/** Number of characters that wake, without steps. */
export const countWaking = (entries: readonly NightEntry[]) =>
  entries.filter(({ kind }) => kind === 'character').length

/** The sections of a script's almanac, in order; empty ones are left out. */
export const almanacSections = (cast: Cast): Section[] => [
  ...optionalSection(
    'introduction',
    m.export_sheet_introduction(),
    undefined,
    cast.almanacIntroduction.trim() !== ''
  ),
  ...groupByTeam(cast.characters).map(({ team, characters }) => ({
    id: sectionId(team),
    title: teamName(team),
    count: characters.length
  })),
  ...optionalSection('jinxes', m.script_jinxes(), cast.jinxes.length),
  ...optionalSection('rules', m.export_sheet_house_rules(), cast.bootlegger.length),
  ...optionalSection('firstNight', nightTitles.firstNight(), countWaking(cast.firstNight)),
  ...optionalSection('otherNight', nightTitles.otherNight(), countWaking(cast.otherNight)),
  ...optionalSection('unknown', m.script_unknown_title(), cast.unknown.length)
]

const optionalSection = (
  name: string,
  title: string,
  count: number | undefined,
  isPresent = Boolean(count)
): Section[] => (isPresent ? [{ id: sectionId(name), title, count }] : [])
