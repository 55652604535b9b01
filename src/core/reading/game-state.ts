import type { Catalogue } from '../catalogue/catalogue.ts'
import { isRecord, type RawRecord } from './json-value.ts'

/** Titles of the editions that a game names by id alone. */
const editionTitles = new Map([
  ['tb', 'Trouble Brewing'],
  ['bmr', 'Bad Moon Rising'],
  ['snv', 'Sects & Violets']
])

/** Fields of a custom character by the number that the virtual town square writes for each. */
const numberedFields = [
  'id',
  'name',
  'image',
  'ability',
  'edition',
  'firstNight',
  'firstNightReminder',
  'otherNight',
  'otherNightReminder',
  'reminders',
  'remindersGlobal',
  'setup',
  'team'
]

/** Keys that describe the edition to the town square's own menus. */
const editionKeys = new Set(['id', 'isOfficial', 'level', 'description', 'roles'])

/** Whether a value is the saved state of a game: a script with the people who play it. */
export const isGameState = (value: unknown): value is RawRecord =>
  isRecord(value) &&
  (hasPeople(value) || (Array.isArray(value.players) && 'bluffs' in value)) &&
  (isRecord(value.edition) || Array.isArray(value.roles))

/** Takes the script out of a game, as a list. Nothing of the people, their characters or their bluffs is in it. */
export function scriptOfGame({ edition, roles, fabled }: RawRecord, catalogue: Catalogue): unknown[] {
  const described = isRecord(edition) ? edition : {}
  const id = typeof described.id === 'string' ? described.id : ''
  const characters = Array.isArray(roles) ? roles.map(nameFields) : charactersOfEdition(id, catalogue)
  const entries = Object.entries(described).filter(([key]) => !editionKeys.has(key))
  const meta = { name: editionTitles.get(id) ?? '', ...Object.fromEntries(entries), id: '_meta' }
  return [meta, ...characters, ...(Array.isArray(fabled) ? fabled : [])]
}

/** Removes the people of a game, and their bluffs, from an object. The same object without any. */
export function withoutPeople(record: RawRecord): RawRecord {
  if (!hasPeople(record)) return record
  const { players: _, bluffs: __, ...rest } = record
  return rest
}

const hasPeople = ({ players }: RawRecord) => Array.isArray(players) && players.some(isPerson)

const isPerson = (value: unknown) =>
  isRecord(value) && ['role', 'pronouns', 'isDead', 'isVoteless'].some(key => Object.hasOwn(value, key))

/** Converts `{0: 'raven', 1: 'Raven'}` to `{id: 'raven', name: 'Raven'}`; other roles stay as they are. */
function nameFields(role: unknown): unknown {
  if (!isRecord(role) || !Object.hasOwn(role, 0)) return role
  const fields = Object.entries(role).map(([key, value]) => [numberedFields[Number(key)] ?? key, value])
  return { team: 'townsfolk', ability: '', ...Object.fromEntries(fields) }
}

const charactersOfEdition = (edition: string, { characters }: Catalogue): string[] =>
  [...characters.values()]
    .filter(character => character.edition === edition && edition !== '' && character.team !== 'traveller')
    .map(({ id }) => id)
