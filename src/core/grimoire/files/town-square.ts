import { createIdFinder } from '../../id.ts'
import { isRecord } from '../../reading/json-value.ts'
import {
  demonBluffs,
  emptyGame,
  emptySeat,
  type Game,
  gameLimits,
  type Reminder,
  type Seat
} from '../game.ts'
import type { Characters } from '../in-play.ts'

/** The character that a saved game names for notes of one's own. */
export const ownNote = 'custom'

/** A saved game of the virtual town square: anything with a list of players. */
export interface TownSquareFile {
  readonly players: readonly unknown[]
  readonly bluffs?: unknown
  readonly fabled?: unknown
}

export const isTownSquare = (value: unknown): value is TownSquareFile =>
  isRecord(value) && Array.isArray(value.players)

/**
 * Reads players, characters, reminders, bluffs and Fabled of a saved game. Such a game doesn't say which night it is, so it counts
 * as being in the setup. Ids match the script's in any spelling; an unknown one stays as it is.
 */
export function readTownSquare(value: TownSquareFile, characters: Characters): Game {
  const resolve = resolver(characters)
  const players = value.players.slice(0, gameLimits.seats)
  const reminders = players.flatMap((player, index) => readReminders(player, seatId(index), resolve))
  return {
    ...emptyGame,
    seats: players.map((player, index) => readSeat(player, seatId(index), characters, resolve)),
    reminders: reminders
      .slice(0, gameLimits.reminders)
      .map((reminder, index) => ({ id: `r${index + 1}`, ...reminder })),
    bluffs: [
      { id: demonBluffs, name: '', characters: readIds(value.bluffs, resolve).slice(0, gameLimits.bluffs) }
    ],
    unseatedCharacters: [...new Set(readIds(value.fabled, resolve))].slice(0, gameLimits.seats)
  }
}

const seatId = (index: number) => `s${index + 1}`

type Resolve = (id: string) => string

/** Finds the script's id for any spelling of it; an id that the script lacks is returned as it is. */
function resolver(characters: Characters): Resolve {
  const find = createIdFinder([...characters.keys()])
  return id => find(id) ?? id.slice(0, 200)
}

function readSeat(value: unknown, id: string, characters: Characters, resolve: Resolve): Seat {
  const player = isRecord(value) ? value : {}
  const character = readId(player.role, resolve)
  const alive = player.isDead !== true
  return {
    ...emptySeat(id, readText(player.name)),
    pronouns: readText(player.pronouns),
    traveller: characters.get(character)?.team === 'traveller',
    character,
    alive,
    ghostVote: alive || player.isVoteless !== true
  }
}

function readReminders(value: unknown, seat: string, resolve: Resolve): Omit<Reminder, 'id'>[] {
  const list = isRecord(value) && Array.isArray(value.reminders) ? value.reminders : []
  return list.filter(isRecord).map(({ role, name }) => ({
    seat,
    character: role === ownNote ? '' : readId(role, resolve),
    text: readText(name)
  }))
}

const readIds = (value: unknown, resolve: Resolve): string[] =>
  (Array.isArray(value) ? value : []).map(each => readId(each, resolve)).filter(id => id !== '')

/** An id, alone or in an object. */
function readId(value: unknown, resolve: Resolve): string {
  const id = isRecord(value) ? value.id : value
  return typeof id === 'string' && id !== '' ? resolve(id) : ''
}

const readText = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2000) : '')
