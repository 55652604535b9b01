import { catalogue } from '#catalogue/catalogue.ts'
import type { CatalogueTexts, CharacterTexts, OfficialCharacter } from '#core/catalogue/catalogue.ts'
import { type Character, characterSchema } from '#core/character/character.ts'
import type { SavedCharacter } from '#core/saving/document.ts'
import type { Script, ScriptCharacter } from '#core/script/script.ts'
import { scriptSchema } from '#core/script/script-schema.ts'

export { catalogue }

export type Custom = Extract<ScriptCharacter, { kind: 'custom' }>
export type Official = Extract<ScriptCharacter, { kind: 'official' }>

/** Builds a script. A string in `characters` is an official id. */
export const aScript = ({
  characters = [],
  ...rest
}: Partial<Omit<Script, 'characters'>> & { characters?: (string | ScriptCharacter)[] } = {}): Script =>
  scriptSchema.parse({
    ...rest,
    characters: characters.map(character => (typeof character === 'string' ? official(character) : character))
  })

export const official = (id: string, changes?: Official['changes']): Official =>
  changes ? { kind: 'official', id, changes } : { kind: 'official', id }

export const custom = (id: string, rest: Partial<Character> = {}): Custom => ({
  kind: 'custom',
  ...characterSchema.parse({
    id,
    name: id,
    team: 'townsfolk',
    ability: 'Each night, learn a number.',
    ...rest
  })
})

/** A character as it is saved to an account. */
export const aSavedCharacter = (change: Partial<SavedCharacter> = {}): SavedCharacter => ({
  id: 'lamplighter',
  name: 'Lamplighter',
  team: 'townsfolk',
  ability: 'Each night*, learn how many lamps burn. [+1 Outsider]',
  firstNight: 0,
  otherNight: 0,
  setup: false,
  ...change
})

export const unknown = (id: string): ScriptCharacter => ({ kind: 'unknown', id })

export const idsOf = (script: Script) => script.characters.map(({ id }) => id)

/** Returns the official facts of a character; throws when it isn't official. */
export function factsOfOfficial(id: string): OfficialCharacter {
  const facts = catalogue.characters.get(id)
  if (!facts) throw new Error(`${id} isn't an official character`)
  return facts
}

/** Builds catalogue texts with the given characters and jinxes, and fixed texts of the steps. */
export const texts = ({
  characters = {},
  jinxes = {}
}: {
  characters?: Record<string, CharacterTexts>
  jinxes?: CatalogueTexts['jinxes']
} = {}): CatalogueTexts => ({
  characters,
  jinxes,
  steps: {
    dusk: { name: 'Dusk', firstNightReminder: 'Eyes closed.', otherNightReminder: 'Eyes closed again.' },
    minioninfo: { name: 'Minion info', firstNightReminder: 'Wake the Minions.' },
    demoninfo: { name: 'Demon info', firstNightReminder: 'Wake the Demon.' },
    dawn: { name: 'Dawn', firstNightReminder: 'Eyes open.' }
  }
})
