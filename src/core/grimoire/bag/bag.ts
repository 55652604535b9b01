import type { Action } from '../action.ts'
import { type BagToken, findSeat, type Game, type Seat } from '../game.ts'
import { shuffle } from '../setup/fill-seats.ts'

/** The tokens that nobody has drawn yet. */
export const tokensLeft = ({ bag }: Game): BagToken[] => bag.filter(token => token !== null)

/**
 * Takes the characters from the players that aren't locked and puts them into the bag, in a random order. Travellers are known to all,
 * so they stay.
 */
export function fillBag(game: Game, locked: ReadonlySet<string>, random: () => number): Action[] {
  const emptied = game.seats.filter(
    ({ id, traveller, character }) => !traveller && character !== '' && !locked.has(id)
  )
  const tokens = emptied.map(({ character, believes }) => ({ character, believes }))
  return [
    changeBag(shuffle([...tokensLeft(game), ...tokens], random)),
    deal(emptied.map(({ id }) => [id, { character: '', believes: '' }]))
  ]
}

/** Gives a player the token at a place of the bag; nothing if either isn't free. */
export function drawToken(game: Game, seatId: string, place: number): Action[] {
  const token = game.bag[place]
  const seat = findSeat(game, seatId)
  if (!token || !seat || !canDraw(seat)) return []
  return [changeBag(game.bag.with(place, null)), deal([[seatId, token]])]
}

/** Deals the tokens that are left to the players who have none. */
export function emptyBag(game: Game): Action[] {
  const tokens = tokensLeft(game)
  const players = game.seats.filter(canDraw).slice(0, tokens.length)
  return [
    changeBag([]),
    deal(players.flatMap(({ id }, index) => (tokens[index] ? [[id, tokens[index]]] : [])))
  ]
}

/** The seats whose players still have to see their character, or to draw one. */
export function waitingSeats(game: Game): Seat[] {
  const hasTokens = tokensLeft(game).length > 0
  return game.seats.filter(seat => !seat.seen && (seat.character !== '' || (hasTokens && canDraw(seat))))
}

/** Whether the player of a seat draws from the bag. */
export const canDraw = ({ traveller, character }: Seat) => !traveller && character === ''

const changeBag = (tokens: (BagToken | null)[]): Action => ({ type: 'changeBag', data: { tokens } })

const deal = (characters: [seat: string, token: BagToken][]): Action => ({
  type: 'deal',
  data: { characters: Object.fromEntries(characters) }
})
