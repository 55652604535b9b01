import { changeGame } from './actions/change-list.ts'
import { demonBluffs, emptyGame, type Game, type Nomination, tableEdge } from './game.ts'

/**
 * Removes what no action leads to, but a file of a stranger can contain: an id twice, reminders and votes of seats that
 * aren't there, no bluffs for the Demon. The same game if there is nothing of it.
 */
export function repairGame(game: Game): Game {
  const seats = uniqueById(game.seats)
  const known = new Set(seats.map(({ id }) => id))
  return changeGame(game, {
    seats,
    reminders: uniqueById(game.reminders).filter(({ seat }) => seat === tableEdge || known.has(seat)),
    bluffs: withDemonBluffs(uniqueById(game.bluffs)),
    nominations: uniqueById(game.nominations).map(withKnownVoters(known)),
    customCards: uniqueById(game.customCards),
    unseatedCharacters: [...new Set(game.unseatedCharacters)],
    doneSteps: [...new Set(game.doneSteps)]
  })
}

const uniqueById = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  [...new Map(items.toReversed().map(item => [item.id, item])).values()].reverse()

const withDemonBluffs = (groups: Game['bluffs']) =>
  groups.some(({ id }) => id === demonBluffs)
    ? groups
    : [...emptyGame.bluffs, ...groups].slice(0, groups.length + 1)

const withKnownVoters =
  (known: ReadonlySet<string>) =>
  (nomination: Nomination): Nomination => ({
    ...nomination,
    hands: Object.fromEntries(Object.entries(nomination.hands).filter(([id]) => known.has(id)))
  })
