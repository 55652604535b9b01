import { type Special, specialSchema } from '../character.ts'
import type { CharacterFields } from '../character-fields.ts'
import { plainId } from '../id.ts'
import { limits } from '../limits.ts'
import { type Team, teams } from '../team.ts'
import {
  type FieldTable,
  type Reader,
  readFlag,
  readText,
  readTexts,
  remarkAddress,
  unreadable
} from './field.ts'
import { readJinxes } from './jinx-list.ts'
import { isEmpty } from './tidy.ts'

const limit = limits.character

const readId: Reader<string> = value =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : unreadable

/** Wake-up numbers: text counts as a number, below 0 is none, above `limits.nightNumber` is lowered to it. */
const readWakeNumber: Reader<number> = (value, note) => {
  const number = numberOf(value)
  if (number === undefined) return unreadable
  if (typeof value !== 'number') note('number_read', value, number)
  if (number < 0) note('number_negative', number, 0)
  if (number > limits.nightNumber) note('number_lowered', number, limits.nightNumber)
  // Adding 0 turns a negative zero, which JSON cannot write, into a plain one.
  return Math.min(Math.max(number, 0), limits.nightNumber) + 0
}

function numberOf(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2') : value
  const number = typeof text === 'string' || typeof text === 'number' ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

const teamWords = new Map<string, Team>([
  ...teams.flatMap((team): [string, Team][] => [
    [team, team],
    [`${team}s`, team]
  ]),
  ['townfolk', 'townsfolk'],
  ['traveler', 'traveller'],
  ['travelers', 'traveller'],
  ['fable', 'fabled']
])

/** The team that a word means, in any spelling. */
export const teamOf = (word: unknown): Team | undefined =>
  typeof word === 'string' ? teamWords.get(plainId(word)) : undefined

const readTeam: Reader<Team> = (value, note) => {
  const team = teamOf(value)
  if (team === undefined) return unreadable
  if (team !== value) note('team_respelled', value, team)
  return team
}

const readEdition: Reader<string> = (value, note) => {
  if (value !== 'carousel') return readText(limit.edition)(value, note)
  note('edition_cleared', value)
  return undefined
}

const readImages: Reader<string[]> = (value, note) => {
  const list = Array.isArray(value) ? value : [value]
  if (list.some(item => typeof item !== 'string' && !isEmpty(item))) return unreadable
  const images = list.filter(item => !isEmpty(item)).map(String)
  if (images.length < list.length) note('empty_dropped')
  if (images.length > limit.images) note('list_long', images.length, limit.images)
  for (const image of images) remarkAddress(image, limit.image, note)
  return images.length > 0 ? images : undefined
}

const readSpecial: Reader<Special[]> = (value, note) => {
  const list = (Array.isArray(value) ? value : [value]).filter(item => !isEmpty(item))
  const read = list.map(item => specialSchema.safeParse(item))
  if (!read.every(result => result.success)) return unreadable
  if (list.length > limit.special) note('list_long', list.length, limit.special)
  return list.length > 0 ? read.map(result => result.data) : undefined
}

/** How each field of a character is read. */
export const characterFields: FieldTable<CharacterFields> = {
  readers: {
    id: readId,
    name: readText(limit.name),
    team: readTeam,
    ability: readText(limit.ability),
    image: readImages,
    edition: readEdition,
    flavor: readText(limit.flavor),
    firstNight: readWakeNumber,
    firstNightReminder: readText(limit.nightReminder),
    otherNight: readWakeNumber,
    otherNightReminder: readText(limit.nightReminder),
    reminders: readTexts(limit.reminders, limit.reminder),
    remindersGlobal: readTexts(limit.remindersGlobal, limit.reminderGlobal),
    setup: readFlag,
    jinxes: readJinxes,
    special: readSpecial,
    almanacDetails: readText(limit.almanacDetails)
  },
  aliases: {
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
}
