import type { Game, Nomination, Seat } from '#core/grimoire/game.ts'
import { allowedVotes, runningVote, voteOrder, voteRules } from '#core/grimoire/votes/votes.ts'
import { ownValue } from '#core/own-value.ts'
import { $gameCharacters } from '#stores/grimoire/characters.ts'
import { $game, performActions } from '#stores/grimoire/game.ts'
import { pickSeat } from '#stores/grimoire/nomination-draft.ts'
import { $lastHand, $voteClock, clockOf } from '#stores/grimoire/vote-clock.ts'

/** Votes that a seat gives at the moment. */
export const votesOf = ({ hands }: Nomination, seat: string) => ownValue(hands, seat) ?? 0

/** Sets how many votes a seat gives. */
export function setVotes(nomination: Nomination, seat: string, votes: number) {
  performActions({ type: 'setVote', data: { nomination: nomination.id, seat, votes } })
  $lastHand.set({ seat, votes })
}

/** Whether the clock hand has passed a seat, so that its vote is final. */
export function isLocked(game: Game, nomination: Nomination, seat: string): boolean {
  const { passed } = clockOf($voteClock.get(), nomination.id)
  return voteOrder(game, nomination.nominee)
    .slice(0, passed)
    .some(({ id }) => id === seat)
}

/** Raises a hand, once more where the rules allow 2 votes, and lowers it after that. Nothing once the vote is locked. */
export function pressHand(game: Game, nomination: Nomination, seat: Seat) {
  if (isLocked(game, nomination, seat.id)) return
  const votes = votesOf(nomination, seat.id)
  const allowed = allowedVotes(game, seat, nomination, voteRules(game, $gameCharacters.get()))
  // The storyteller can let somebody vote whom the rules don't.
  setVotes(nomination, seat.id, votes >= Math.max(allowed, 1) ? 0 : votes + 1)
}

/** What a press on a seat of the circle does by day: picks a player for a nomination, or raises a hand. False if nothing. */
export function pressSeat(seat: Seat): boolean {
  const game = $game.get()
  const vote = game && runningVote(game)
  if (!vote) return pickSeat(seat.id)
  pressHand(game, vote, seat)
  return true
}
