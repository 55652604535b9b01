import type { ActionHandlers } from '../action.ts'
import { findSeat, type Game, gameLimits, type Nomination, type Seat } from '../game.ts'
import { changeGame, changeItem, deathNow, keepItems } from './change-list.ts'

/** Nominations, votes and executions. */
export const dayActions: ActionHandlers<
  'nominate' | 'setVote' | 'countVotes' | 'reopenVote' | 'removeNomination' | 'execute'
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
      seats: game.seats.map(seat => spendVote(seat, counted))
    })
  },

  reopenVote(game, { nomination }) {
    const counted = findCounted(game, nomination)
    if (!counted) return game
    return changeGame(game, {
      nominations: changeItem(game.nominations, nomination, { counted: undefined, needed: counted.needed }),
      seats: game.seats.map(seat => giveVoteBack(seat, counted))
    })
  },

  removeNomination(game, { nomination }) {
    const counted = findCounted(game, nomination)
    return changeGame(game, {
      nominations: keepItems(game.nominations, ({ id }) => id !== nomination),
      seats: counted ? game.seats.map(seat => giveVoteBack(seat, counted)) : game.seats
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

const findCounted = (game: Game, nomination: string) =>
  game.nominations.find(({ id }) => id === nomination)?.counted

type Counted = NonNullable<Nomination['counted']>

function spendVote(seat: Seat, { spent, tokens = [] }: Counted): Seat {
  if (tokens.includes(seat.id)) return { ...seat, voteTokens: tokensAfter(seat, -1) }
  return spent.includes(seat.id) ? { ...seat, ghostVote: false } : seat
}

function giveVoteBack(seat: Seat, { spent, tokens = [] }: Counted): Seat {
  if (tokens.includes(seat.id)) return { ...seat, voteTokens: tokensAfter(seat, 1) }
  return spent.includes(seat.id) ? { ...seat, ghostVote: true } : seat
}

/** Vote tokens of a seat after a change, within the limits; absent for none. */
const tokensAfter = ({ voteTokens = 0 }: Seat, change: number) =>
  Math.min(Math.max(voteTokens + change, 0), gameLimits.seats) || undefined
