import type { Action } from '#core/grimoire/action.ts'
import type { Game, Seat } from '#core/grimoire/game.ts'
import type { KnownPlayer } from '#stores/grimoire/known-players.ts'

/** Gives a seat a name, and pronouns where they are known. */
export const nameSeat = (
  { id, pronouns, traveller }: Seat,
  player: string,
  known: string = pronouns
): Action => ({
  type: 'editSeat',
  data: { seat: id, player: player.trim(), pronouns: known, traveller }
})

/** Names the seats from a place on; names without a seat get one at the end. */
export const nameSeats = (game: Game, from: number, names: readonly string[]): Action[] => [
  ...game.seats.slice(from, from + names.length).map((seat, index) => nameSeat(seat, names[index] ?? '')),
  ...names.slice(game.seats.length - from).map((player, index) => addSeat(game, { player }, index))
]

/** Gives players the seats without a name in turn, then new ones at the end. */
export function seatPlayers(game: Game, players: readonly KnownPlayer[]): Action[] {
  const free = game.seats.filter(({ player }) => player === '')
  return players.map((each, index) => {
    const seat = free[index]
    return seat ? nameSeat(seat, each.player, each.pronouns) : addSeat(game, each, index - free.length)
  })
}

/** Takes the name from the seats of a player, who stay. */
export const unseatPlayer = ({ seats }: Game, name: string): Action[] =>
  seats.filter(({ player }) => player === name).map(seat => nameSeat(seat, '', ''))

/** A seat at the end, `later` places after the last one. */
export const addSeat = (
  { seats }: Game,
  { player = '', pronouns = '' }: Partial<KnownPlayer> = {},
  later = 0
): Action => ({
  type: 'addSeats',
  data: {
    at: seats.length + later,
    seats: [{ id: crypto.randomUUID(), player, pronouns, traveller: false }]
  }
})
