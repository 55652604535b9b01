import { changeSeat } from '../../actions/change-list.ts'
import { findSeat, type Game } from '../../game.ts'

/** Two players swap their characters, with what they believe to be. */
export function swapCharacters(game: Game, one: string, other: string): Game {
  if (one === other) return game
  const partOf = (id: string) => {
    const { character = '', believes = '' } = findSeat(game, id) ?? {}
    return { character, believes }
  }
  return changeSeat(changeSeat(game, one, partOf(other)), other, partOf(one))
}
