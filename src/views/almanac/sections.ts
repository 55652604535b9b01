import { type Cast, groupByTeam, type NightEntry } from '#core/cast.ts'
import type { Night } from '#core/night.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-words.ts'

/** A part of the almanac that the contents lead to. */
export interface Section {
  /** The id of its element. */
  id: string
  title: string
  count: number | undefined
}

export const sectionId = (name: string) => `almanac-${name}`
/** The id of a character's element. */
export const entryId = (id: string) => `character-${id}`

export const nightTitles: Record<Night, () => string> = {
  firstNight: m.shell_first_night,
  otherNight: m.shell_other_nights
}

/** How many characters wake; steps do not count. */
export const wakingIn = (entries: readonly NightEntry[]) =>
  entries.filter(({ kind }) => kind === 'character').length

/** The parts that a script's almanac has, in their order. */
export const sectionsOf = (cast: Cast): Section[] => [
  ...part('introduction', m.export_sheet_introduction(), undefined, cast.almanacIntroduction.trim() !== ''),
  ...groupByTeam(cast.characters).map(({ team, characters }) => ({
    id: sectionId(team),
    title: teamName(team),
    count: characters.length
  })),
  ...part('jinxes', m.script_jinxes(), cast.jinxes.length),
  ...part('rules', m.export_sheet_house_rules(), cast.bootlegger.length),
  ...part('firstNight', nightTitles.firstNight(), wakingIn(cast.firstNight)),
  ...part('otherNight', nightTitles.otherNight(), wakingIn(cast.otherNight)),
  ...part('unknown', m.script_unknown_title(), cast.unknown.length)
]

const part = (name: string, title: string, count: number | undefined, isThere = Boolean(count)): Section[] =>
  isThere ? [{ id: sectionId(name), title, count }] : []
