import type { Cast, CastCharacter, NightEntry } from '../../cast/cast.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { limits } from '../../limits.ts'
import type { Night } from '../../night/night.ts'
import type { Game, Seat } from '../game.ts'
import { believedTeams, type Characters, isInPlay } from '../in-play.ts'
import { nightOf } from './night-of.ts'
import { tonightEntries } from './tonight-entries.ts'

/**
 * Why a step is skipped tonight. `unaware`: with Tor, nobody learns anything of the own side. `poppyGrower`: the evil
 * players learn of each other when that one dies.
 */
export type SkipReason =
  | 'notInPlay'
  | 'dead'
  | 'notDied'
  | 'fewPlayers'
  | 'unaware'
  | 'poppyGrower'
  | 'nobody'

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

/** Official characters that act in the night in which they die, and in no other one after the first. */
const actsOnDeathTonight = new Set(['ravenkeeper', 'sage', 'farmer', 'banshee'])

/** As these, but also in the night after they died by day. */
const actsOnDeath = new Set(['barber', 'hatter', 'sweetheart', 'plaguedoctor', 'moonchild', 'poppygrower'])

/** Characters that act while they are dead, or seem to be. */
const actsWhenDead = new Set(['zombuul'])

/** Characters whose reminders can say of a dead player that the ability goes on. */
const keepsAbility = ['vigormortis', 'bonecollector']

/**
 * The steps of tonight in the script's own order, with those that are skipped and why. Characters that joined the game though
 * the script lacks them have steps too, and so has a character that a player only believes to be.
 */
export function nightSteps(
  game: Game,
  cast: Cast,
  characters: Characters,
  catalogue: Catalogue
): NightStep[] {
  const night = nightOf(game)
  const entries = tonightEntries(game, cast, characters, catalogue)
  const own = new Set(entries.map(({ id }) => id))
  return entries.map(entry => {
    if (entry.kind === 'step') return stepOfAll(game, entry, characters)
    const step = stepOfCharacter(game, night, entry, own)
    return step.seats.length > 0 ? step : { ...step, seats: actingForIt(game, entry.character, characters) }
  })
}

/** Who acts for a character that no player has: Lil' Monsta's minions, by the format's `global`. */
function actingForIt(game: Game, character: CastCharacter, characters: Characters): Seat[] {
  if (!isInPlay(game, character.id)) return []
  const teams = character.special.flatMap(({ name, global }) => (name === 'pointing' && global ? global : []))
  return game.seats.filter(
    seat => seat.alive && teams.some(team => team === characters.get(seat.character)?.team)
  )
}

/** Number of a night’s steps, and of those that are done; steps that are skipped count as neither. */
export function nightProgress(game: Game, steps: readonly NightStep[]): { done: number; all: number } {
  const waking = steps.filter(({ skipped }) => !skipped)
  return { done: waking.filter(({ key }) => game.doneSteps.includes(key)).length, all: waking.length }
}

function stepOfCharacter(
  game: Game,
  night: Night,
  entry: NightEntry & { kind: 'character' },
  own: ReadonlySet<string>
) {
  const { id } = entry.character
  // A Lunatic has a step of its own, in which its believed character's night is played.
  const mistaken = game.seats.filter(
    seat => seat.believes === id && seat.character !== id && !own.has(seat.character)
  )
  const seats = game.seats.filter(
    seat => seat.character === id || seat.abilities.includes(id) || mistaken.includes(seat)
  )
  const isThere = isInPlay(game, id) || seats.length > 0
  return {
    key: id,
    entry,
    seats,
    mistaken,
    skipped: isThere ? restOf(game, night, id, seats) : 'notInPlay'
  } as const
}

/** Why none of the players of a character acts tonight. */
function restOf(game: Game, night: Night, id: string, seats: readonly Seat[]): SkipReason | undefined {
  if (seats.length === 0 || actsWhenDead.has(id)) return undefined
  if (night === 'otherNight' && (actsOnDeathTonight.has(id) || actsOnDeath.has(id))) {
    const byDay = actsOnDeath.has(id)
    if (seats.some(seat => hasJustDied(game, seat, byDay))) return undefined
    return seats.some(({ alive }) => alive) ? 'notDied' : 'dead'
  }
  return seats.every(seat => !seat.alive && !hasKeptAbility(game, seat)) ? 'dead' : undefined
}

/** Whether a player has died tonight, or else on the day before, if that counts. */
function hasJustDied({ phase, round }: Game, { died }: Seat, byDay: boolean) {
  const tonight = phase === 'night' ? round : round + 1
  if (died?.phase === 'night') return died.round === tonight
  return byDay && died?.phase === 'day' && died.round === tonight - 1
}

/** Any reminder of such a character counts: which one says so depends on the language that it was placed in. */
const hasKeptAbility = (game: Game, { id }: Seat) =>
  game.reminders.some(({ seat, character }) => seat === id && keepsAbility.includes(character))

function stepOfAll(game: Game, entry: NightEntry & { kind: 'step' }, characters: Characters): NightStep {
  const seats = informedSeats(game, entry.id, characters)
  const isInfo = entry.id === 'minioninfo' || entry.id === 'demoninfo'
  return { key: entry.id, entry, seats, mistaken: [], skipped: isInfo ? infoSkipped(game, seats) : undefined }
}

/** A Toymaker has minions and the Demon learn of each other in the smallest games too. */
function infoSkipped(game: Game, seats: readonly Seat[]): SkipReason | undefined {
  const players = game.seats.filter(({ traveller }) => !traveller).length
  if (isInPlay(game, 'tor')) return 'unaware'
  if (game.seats.some(({ character, alive }) => character === 'poppygrower' && alive)) return 'poppyGrower'
  if (players < limits.infoPlayers && !isInPlay(game, 'toymaker')) return 'fewPlayers'
  return seats.length === 0 ? 'nobody' : undefined
}

function informedSeats(game: Game, step: string, characters: Characters): Seat[] {
  const team = step === 'minioninfo' ? 'minion' : step === 'demoninfo' ? 'demon' : undefined
  if (!team) return []
  return game.seats.filter(seat => {
    const character = characters.get(seat.character)
    return character?.team === team && believedTeams(character).length === 0
  })
}
