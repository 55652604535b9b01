import type { Game, Seat } from '../game.ts'
import { type Characters, hasFeature, seatAlignment } from '../in-play.ts'
import { nightOf } from './night-of.ts'
import type { NightStep } from './night-steps.ts'

/** What to mind in a step, with the players whom it is about. */
export interface StepHint {
  readonly code: 'magician' | 'noDemon' | 'legion' | 'marionette' | 'lunatic' | 'openEyes'
  readonly seats: readonly Seat[]
}

/** What characters in play change about a step. */
export function stepHints(game: Game, characters: Characters, step: NightStep): StepHint[] {
  return [
    ...informationHints(game, characters, step),
    ...lunaticHint(game, step),
    ...openEyes(game, characters, step)
  ]
}

function informationHints(game: Game, characters: Characters, { key }: NightStep): StepHint[] {
  if (key !== 'minioninfo' && key !== 'demoninfo') return []
  const seatsOf = (id: string) => game.seats.filter(({ character }) => character === id)
  const hint = (code: StepHint['code'], seats: readonly Seat[]) => (seats.length > 0 ? [{ code, seats }] : [])
  const hasDemon = game.seats.some(({ character }) => characters.get(character)?.team === 'demon')
  return [
    ...hint('magician', seatsOf('magician')),
    ...hint('legion', seatsOf('legion')),
    ...(key === 'minioninfo' ? hint('marionette', seatsOf('marionette')) : []),
    ...(key === 'minioninfo' && !hasDemon ? [{ code: 'noDemon', seats: [] } as const] : [])
  ]
}

/** A Lunatic's tokens say whom to point at as Minions. They are there again for the later nights. */
const lunaticHint = (game: Game, { key, seats }: NightStep): StepHint[] =>
  key === 'lunatic' &&
  seats.length > 0 &&
  nightOf(game) === 'firstNight' &&
  !game.reminders.some(({ character }) => character === 'lunatic')
    ? [{ code: 'lunatic', seats }]
    : []

/** The format's `open-eyes`: such a player wakes whenever other evil players do. */
function openEyes(game: Game, characters: Characters, { seats, skipped }: NightStep): StepHint[] {
  const watching = game.seats.filter(
    ({ alive, character }) => alive && hasFeature(characters.get(character), 'player', 'open-eyes')
  )
  const others = seats.filter(seat => seat.alive && !watching.includes(seat))
  const isEvil = others.some(seat => seatAlignment(seat, characters) === 'evil')
  return watching.length > 0 && isEvil && !skipped ? [{ code: 'openEyes', seats: watching }] : []
}
