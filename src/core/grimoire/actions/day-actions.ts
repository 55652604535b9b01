import type { ActionHandlers } from '../action.ts'
import { findSeat, type Game, gameLimits } from '../game.ts'
import { changeGame, changeItem, deathNow, keepItems } from './change-list.ts'

/** Nominations, votes and executions. */
export const dayActions: ActionHandlers<
  'nominate' | 'setVote' | 'countVotes' | 'removeNomination' | 'execute'
> = {
  nominate(game, { nomination }) {
    const isKnown = game.nominations.some(({ id }) => id === nomination.id)
    const isFull = game.nominations.length >= gameLimits.nominations
    if (game.phase !== 'day' || isKnown || isFull || !findSeat(game, nomination.nominee)) return game
    return changeGame(game, {
      nominations: [...game.nominations, { ...nomination, day: game.round, hands: {} }]
    })
  },

  setVote(game, { nomination, seat, votes }) {
    const open = findOpen(game, nomination)
    if (!open || !findSeat(game, seat)) return game
    const { [seat]: _, ...others } = open.hands
    const hands = votes === 0 ? others : { ...others, [seat]: votes }
    return changeGame(game, { nominations: changeItem(game.nominations, nomination, { hands }) })
  },

  countVotes(game, { nomination, counted }) {
    if (!findOpen(game, nomination)) return game
    return changeGame(game, {
      nominations: changeItem(game.nominations, nomination, { counted }),
      seats: withGhostVotes(game, counted.spent, false)
    })
  },

  removeNomination(game, { nomination }) {
    const spent = game.nominations.find(({ id }) => id === nomination)?.counted?.spent ?? []
    return changeGame(game, {
      nominations: keepItems(game.nominations, ({ id }) => id !== nomination),
      seats: withGhostVotes(game, spent, true)
    })
  },

  execute(game, { seat, dies }) {
    if (game.phase !== 'day' || (seat !== '' && !findSeat(game, seat))) return game
    return changeGame(game, {
      executions: [...game.executions, { day: game.round, seat, died: dies }].slice(-gameLimits.nominations),
      seats: dies && findSeat(game, seat)?.alive ? changeItem(game.seats, seat, deathNow(game)) : game.seats
    })
  }
}

const findOpen = (game: Game, nomination: string) =>
  game.nominations.find(({ id, counted }) => id === nomination && !counted)

const withGhostVotes = ({ seats }: Game, ids: readonly string[], ghostVote: boolean) =>
  seats.map(seat => (ids.includes(seat.id) ? { ...seat, ghostVote } : seat))
