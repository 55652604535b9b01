import type { Cast, CastCharacter, NightEntry } from '../cast/cast.ts'
import type { Night } from '../night/night.ts'
import type { Game, Seat } from './game.ts'
import { believedCharacter, believedTeams, type Characters, isInPlay } from './in-play.ts'

/** Why a step is skipped tonight. */
export type SkipReason = 'notInPlay' | 'dead' | 'fewPlayers' | 'nobody'

/** One step of a night, with the players it is about. */
export interface NightStep {
  /** The same in every night: the id of a step or a character. */
  readonly key: string
  readonly entry: NightEntry
  /** Those who wake or are pointed at: players of the character, the minions, or the Demon. */
  readonly seats: readonly Seat[]
  /** Those of them who only believe to be the character. */
  readonly mistaken: readonly Seat[]
  readonly skipped: SkipReason | undefined
}

/** Games with fewer players without travellers have no minion and demon info. */
const fewestForEvilInfo = 7

/** The night that the game is in, or comes to next. */
export const nightOf = ({ phase, round }: Game): Night =>
  (phase === 'night' ? round : round + 1) <= 1 ? 'firstNight' : 'otherNight'

/**
 * The steps of tonight in the script's own order, with those that are skipped and why. A character that a player only
 * believes to be has a step for that player too.
 */
export function nightSteps(game: Game, cast: Cast, characters: Characters): NightStep[] {
  return cast[nightOf(game)].map(entry =>
    entry.kind === 'step' ? stepOfAll(game, entry, characters) : stepOfCharacter(game, entry, entry.character)
  )
}

/** Number of a night’s steps, and of those that are done; steps that are skipped count as neither. */
export function nightProgress(game: Game, steps: readonly NightStep[]): { done: number; all: number } {
  const waking = steps.filter(({ skipped }) => !skipped)
  return { done: waking.filter(({ key }) => game.doneSteps.includes(key)).length, all: waking.length }
}

function stepOfCharacter(game: Game, entry: NightEntry, character: CastCharacter): NightStep {
  const seats = game.seats.filter(
    seat => seat.character === character.id || believedCharacter(seat) === character.id
  )
  const mistaken = seats.filter(seat => seat.character !== character.id)
  const skipped = !isInPlay(game, character.id) && mistaken.length === 0 ? 'notInPlay' : allDead(seats)
  return { key: character.id, entry, seats, mistaken, skipped }
}

const allDead = (seats: readonly Seat[]) =>
  seats.length > 0 && seats.every(({ alive }) => !alive) ? 'dead' : undefined

function stepOfAll(game: Game, entry: NightEntry & { kind: 'step' }, characters: Characters): NightStep {
  const seats = informedSeats(game, entry.id, characters)
  const isInfo = entry.id === 'minioninfo' || entry.id === 'demoninfo'
  const players = game.seats.filter(({ traveller }) => !traveller).length
  const skipped = !isInfo
    ? undefined
    : players < fewestForEvilInfo
      ? 'fewPlayers'
      : seats.length === 0
        ? 'nobody'
        : undefined
  return { key: entry.id, entry, seats, mistaken: [], skipped }
}

function informedSeats(game: Game, step: string, characters: Characters): Seat[] {
  const team = step === 'minioninfo' ? 'minion' : step === 'demoninfo' ? 'demon' : undefined
  if (!team) return []
  return game.seats.filter(seat => {
    const character = characters.get(seat.character)
    return character?.team === team && believedTeams(character).length === 0
  })
}
