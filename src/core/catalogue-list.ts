import type { Catalogue, CatalogueTexts, OfficialCharacter } from './catalogue.ts'
import type { Jinx, Special } from './character.ts'
import type { Team } from './team.ts'

/** An official character as a script file would hold it whole. Every field is there; what says none is empty. */
export interface CatalogueEntry {
  id: string
  name: string
  team: Team
  edition: string
  ability: string
  flavor: string
  firstNight: number
  firstNightReminder: string
  otherNight: number
  otherNightReminder: string
  reminders: readonly string[]
  remindersGlobal: readonly string[]
  setup: boolean
  special: readonly Special[]
  /** Each pair stands on one side only, as in the publisher's own data. */
  jinxes: readonly Jinx[]
}

/**
 * The catalogue for other tools: every official character in one language, in the publisher's order. It is a script
 * file without `_meta`, so that whatever reads script files reads it.
 *
 * @example catalogueList(catalogue, french)[2]?.name // 'Cuisinier'
 */
export const catalogueList = (catalogue: Catalogue, texts: CatalogueTexts): CatalogueEntry[] =>
  [...catalogue.characters.values()].map(character => entryOf(character, texts))

function entryOf(character: OfficialCharacter, texts: CatalogueTexts): CatalogueEntry {
  const { id, team, edition, firstNight, otherNight, setup, special } = character
  const words = texts.characters[id]
  return {
    id,
    name: words?.name ?? character.name,
    team,
    edition,
    ability: words?.ability ?? '',
    flavor: words?.flavor ?? '',
    firstNight,
    firstNightReminder: words?.firstNightReminder ?? '',
    otherNight,
    otherNightReminder: words?.otherNightReminder ?? '',
    reminders: words?.reminders ?? character.reminders,
    remindersGlobal: words?.remindersGlobal ?? character.remindersGlobal,
    setup,
    special,
    jinxes: officialJinxes(character, texts)
  }
}

/** A character's official jinxes with their reasons in a language. */
export const officialJinxes = (
  { id, jinxedWith }: OfficialCharacter,
  { jinxes }: Pick<CatalogueTexts, 'jinxes'>
): Jinx[] => jinxedWith.map(other => ({ id: other, reason: jinxes[id]?.[other] ?? '' }))
