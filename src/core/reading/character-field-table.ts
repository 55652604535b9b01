import { type Special, specialSchema } from '../character/character.ts'
import type { CharacterFields } from '../character/character-fields.ts'
import { type Team, teams } from '../character/team.ts'
import { normalizeId } from '../id.ts'
import { limits } from '../limits.ts'
import {
  createFieldTable,
  type Reader,
  readFlag,
  readNumber,
  readText,
  readTexts,
  reportAddressIssues,
  unreadable
} from './field-readers.ts'
import { isEmpty } from './json-value.ts'
import { readJinxes } from './read-jinxes.ts'

const limit = limits.character

const readId: Reader<string> = value =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : unreadable

const teamBySpelling = new Map<string, Team>([
  ...teams.flatMap((team): [string, Team][] => [
    [team, team],
    [`${team}s`, team]
  ]),
  ['townfolk', 'townsfolk'],
  ['traveler', 'traveller'],
  ['travelers', 'traveller'],
  ['fable', 'fabled']
])

/** Returns the team for a word in any known spelling; undefined for other words. */
export const findTeam = (word: unknown): Team | undefined =>
  typeof word === 'string' ? teamBySpelling.get(normalizeId(word)) : undefined

const readTeam: Reader<Team> = (value, report) => {
  const team = findTeam(value)
  if (team === undefined) return unreadable
  if (team !== value) report('team_respelled', value, team)
  return team
}

const readEdition: Reader<string> = (value, report) => {
  if (value !== 'carousel') return readText(limit.edition)(value, report)
  report('edition_cleared', value)
  return undefined
}

const readImages: Reader<string[]> = (value, report) => {
  const list = Array.isArray(value) ? value : [value]
  if (list.some(item => typeof item !== 'string' && !isEmpty(item))) return unreadable
  const images = list.filter(item => !isEmpty(item)).map(String)
  if (images.length < list.length) report('empty_dropped')
  if (images.length > limit.images) report('list_long', images.length, limit.images)
  for (const image of images) reportAddressIssues(image, limit.image, report)
  return images.length > 0 ? images : undefined
}

const readSpecial: Reader<Special[]> = (value, report) => {
  const given = Array.isArray(value) ? value : [value]
  const list = given.filter(item => !isEmpty(item))
  if (list.length < given.length) report('empty_dropped')
  const read = list.map(item => specialSchema.safeParse(item))
  if (!read.every(result => result.success)) return unreadable
  if (list.length > limit.special) report('list_long', list.length, limit.special)
  return list.length > 0 ? read.map(result => result.data) : undefined
}

/** The readers and aliases of a character's fields. */
export const characterFieldTable = createFieldTable<CharacterFields>(
  {
    id: readId,
    name: readText(limit.name),
    team: readTeam,
    ability: readText(limit.ability),
    image: readImages,
    edition: readEdition,
    flavor: readText(limit.flavor),
    firstNight: readNumber,
    firstNightReminder: readText(limit.nightReminder),
    otherNight: readNumber,
    otherNightReminder: readText(limit.nightReminder),
    reminders: readTexts(limit.reminders, limit.reminder),
    remindersGlobal: readTexts(limit.remindersGlobal, limit.reminderGlobal),
    setup: readFlag,
    jinxes: readJinxes,
    special: readSpecial,
    almanacDetails: readText(limit.almanacDetails)
  },
  {
    flavour: 'flavor',
    flavortext: 'flavor',
    flavourtext: 'flavor',
    images: 'image',
    type: 'team',
    roletype: 'team',
    charactertype: 'team',
    othernights: 'otherNight',
    othernightsreminder: 'otherNightReminder',
    reminder: 'reminders',
    globalreminders: 'remindersGlobal',
    reminderglobal: 'remindersGlobal',
    jinx: 'jinxes',
    specials: 'special'
  }
)
