import type { Action } from '../action.ts'
import type { Game } from '../game.ts'
import { shuffle } from './fill-seats.ts'

/** Moves each player to a random seat of the circle. */
export const shuffleSeats = ({ seats }: Game, random: () => number): Action[] =>
  shuffle(seats, random).map(({ id }, to) => ({ type: 'moveSeat', data: { seat: id, to } }))
