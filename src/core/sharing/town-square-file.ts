import type { Cast, CastCharacter } from '../cast/cast.ts'
import { isDeviceImage } from '../device-image.ts'

/**
 * Writes a script for Town Square (clocktower.online and its forks), which reads JSON from the clipboard. It needs an
 * object for every character and American spelling of teams, and takes its own text of each official character that it
 * knows; so all are written whole, that it also has those that are newer.
 */
export const writeTownSquareFile = (cast: Cast): Record<string, unknown>[] => [
  { id: '_meta', ...filled({ name: cast.title.trim(), author: cast.author.trim(), logo: shown(cast.logo) }) },
  ...cast.characters.map(writeCharacter)
]

const writeCharacter = (character: CastCharacter) => ({
  id: character.id,
  name: character.name,
  team: character.team === 'traveller' ? 'traveler' : character.team,
  ability: character.ability,
  ...filled({ image: shown(character.images[0]) }),
  firstNight: character.firstNight,
  firstNightReminder: character.firstNightReminder,
  otherNight: character.otherNight,
  otherNightReminder: character.otherNightReminder,
  reminders: character.reminders,
  remindersGlobal: character.remindersGlobal,
  setup: character.setup
})

/** An image that others can load. */
const shown = (address = '') => (isDeviceImage(address) ? '' : address)

const filled = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))
