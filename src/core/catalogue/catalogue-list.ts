import type { Jinx, Special } from '../character/character.ts'
import type { Team } from '../character/team.ts'
import type { Catalogue, CatalogueTexts, OfficialCharacter } from './catalogue.ts'

/** An official character with every field of the script file format. Fields without a value are empty. */
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
  /** Each pair is listed on one side only, as in the publisher's data. */
  jinxes: readonly Jinx[]
}

/**
 * Lists every official character in one language, in the publisher's order, for other tools. The list is a valid
 * script file without a meta entry.
 *
 * @example catalogueList(catalogue, french)[2]?.name // 'Cuisinier'
 */
export const catalogueList = (catalogue: Catalogue, texts: CatalogueTexts): CatalogueEntry[] =>
  [...catalogue.characters.values()].map(character => toEntry(character, texts))

function toEntry(character: OfficialCharacter, texts: CatalogueTexts): CatalogueEntry {
  const { id, team, edition, firstNight, otherNight, setup, special } = character
  const localized = texts.characters[id]
  return {
    id,
    name: localized?.name ?? character.name,
    team,
    edition,
    ability: localized?.ability ?? '',
    flavor: localized?.flavor ?? '',
    firstNight,
    firstNightReminder: localized?.firstNightReminder ?? '',
    otherNight,
    otherNightReminder: localized?.otherNightReminder ?? '',
    reminders: localized?.reminders ?? character.reminders,
    remindersGlobal: localized?.remindersGlobal ?? character.remindersGlobal,
    setup,
    special,
    jinxes: officialJinxes(character, texts)
  }
}

/** Returns a character's official jinxes with their reasons in one language; '' where the language lacks one. */
export const officialJinxes = (
  { id, jinxedWith }: OfficialCharacter,
  { jinxes }: Pick<CatalogueTexts, 'jinxes'>
): Jinx[] => jinxedWith.map(other => ({ id: other, reason: jinxes[id]?.[other] ?? '' }))
