import type { ActionHandlers } from './action.ts'
import { changeGame, changeItem, deathNow, keepItems } from './change-list.ts'
import { findSeat, gameLimits } from './game.ts'

/** Nominations, votes and executions. */
export const dayActions: ActionHandlers<
  'nominate' | 'setVote' | 'countVotes' | 'removeNomination' | 'execute'
> = {
  nominate(game, { nomination }) {
    const isKnown = game.nominations.some(({ id }) => id === nomination.id)
    const isFull = game.nominations.length >= gameLimits.nominations
    if (game.phase !== 'day' || isKnown || isFull || !findSeat(game, nomination.nominee)) return game
    return changeGame(game, {
      nominations: [...game.nominations, { ...nomination, day: game.round, voters: [] }]
    })
  },

  setVote(game, { nomination, seat, votes }) {
    const open = game.nominations.find(({ id }) => id === nomination)
    if (!open || open.votes !== undefined || !findSeat(game, seat)) return game
    if (open.voters.includes(seat) === votes) return game
    const voters = votes ? [...open.voters, seat] : open.voters.filter(id => id !== seat)
    return changeGame(game, { nominations: changeItem(game.nominations, nomination, { voters }) })
  },

  countVotes(game, { nomination, votes, needed, spent }) {
    const open = game.nominations.find(({ id }) => id === nomination)
    if (!open || open.votes !== undefined) return game
    return changeGame(game, {
      nominations: changeItem(game.nominations, nomination, { votes, needed }),
      seats: game.seats.map(seat => (spent.includes(seat.id) ? { ...seat, ghostVote: false } : seat))
    })
  },

  removeNomination: (game, { nomination }) =>
    changeGame(game, { nominations: keepItems(game.nominations, ({ id }) => id !== nomination) }),

  execute(game, { seat, dies }) {
    if (game.phase !== 'day' || (seat !== '' && !findSeat(game, seat))) return game
    return changeGame(game, {
      executions: [...game.executions, { day: game.round, seat, died: dies }].slice(-gameLimits.nominations),
      seats: dies && findSeat(game, seat)?.alive ? changeItem(game.seats, seat, deathNow(game)) : game.seats
    })
  }
}
