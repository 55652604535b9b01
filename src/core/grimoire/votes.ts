import type { Game, Nomination, Seat } from './game.ts'
import { type Characters, hasFeature, isInPlay } from './in-play.ts'

/** Rules of a vote that characters in play change. */
export interface VoteRules {
  /** Nobody but the storyteller sees who votes, and how many (`hidden` in the file format). */
  readonly secret: boolean
  /** Only the Voudon and the dead vote; they spend nothing, and no majority is needed. */
  readonly onlyDead: boolean
}

/** The rules of votes now. Exiles are open to all, whoever is in play. */
export const voteRules = (game: Game, characters: Characters): VoteRules => ({
  secret: game.seats.some(seat => seat.alive && hasFeature(characters.get(seat.character), 'vote', 'hidden')),
  onlyDead: livingCharacters(game).includes('voudon')
})

const livingCharacters = ({ seats }: Game) =>
  seats.filter(({ alive }) => alive).map(({ character }) => character)

/** Votes that an execution needs: half of the living. An exile needs half of all players. */
export function votesNeeded(game: Game, exile: boolean): number {
  const players = exile ? game.seats : game.seats.filter(({ alive }) => alive)
  return Math.ceil(players.length / 2)
}

/** Whether a player may vote on a nomination by the rules. */
export function canVote(seat: Seat, nomination: Pick<Nomination, 'exile'>, rules: VoteRules): boolean {
  if (nomination.exile) return true
  if (rules.onlyDead) return !seat.alive || seat.character === 'voudon'
  return seat.alive || seat.ghostVote
}

/**
 * How many votes a raised hand counts as: 1, unless a reminder of a character with a vote multiplier is beside the
 * seat (`multiplier` in the file format). Several multiply each other.
 */
export function voteWeight(game: Game, seat: Seat, characters: Characters): number {
  return game.reminders
    .filter(reminder => reminder.seat === seat.id)
    .reduce((weight, { character }) => weight * multiplierOf(character, characters), 1)
}

function multiplierOf(id: string, characters: Characters): number {
  const feature = characters
    .get(id)
    ?.special.find(({ type, name }) => type === 'vote' && name === 'multiplier')
  const value = Number(feature?.value ?? 1)
  return Number.isInteger(value) ? value : 1
}

/** The votes of a nomination so far. Multipliers don't count for an exile, which is no vote of the living. */
export function countVotes(game: Game, nomination: Nomination, characters: Characters): number {
  const votes = nomination.voters.flatMap(id => {
    const seat = game.seats.find(each => each.id === id)
    return seat ? [nomination.exile ? 1 : voteWeight(game, seat, characters)] : []
  })
  return votes.reduce((sum, vote) => sum + vote, 0)
}

/** Seats that lose their vote after death by a nomination. */
export const spentVotes = (game: Game, { exile, voters }: Nomination, rules: VoteRules): string[] =>
  exile || rules.onlyDead
    ? []
    : game.seats.filter(({ id, alive }) => !alive && voters.includes(id)).map(({ id }) => id)

/** Who is about to die today, and what a further nomination needs. */
export interface Block {
  /** Undefined while nobody is, or after a tie. */
  readonly nominee: string | undefined
  /** The most votes that counted today; 0 before any. */
  readonly votes: number
  readonly tied: boolean
}

/** The block of a day: the nominee with the most votes of those with enough; nobody if two have as many. */
export function blockOf(game: Game, day: number, rules: VoteRules): Block {
  const enough = game.nominations.filter(
    ({ exile, votes, needed, ...nomination }) =>
      nomination.day === day &&
      !exile &&
      votes !== undefined &&
      votes > 0 &&
      votes >= (rules.onlyDead ? 1 : (needed ?? 0))
  )
  const votes = Math.max(0, ...enough.map(nomination => nomination.votes ?? 0))
  const highest = enough.filter(nomination => nomination.votes === votes)
  return {
    nominee: highest.length === 1 ? highest[0]?.nominee : undefined,
    votes,
    tied: highest.length > 1
  }
}

/** The order in which a clock hand passes the seats: from the one after the nominee, with the nominee last. */
export function voteOrder({ seats }: Game, nominee: string): Seat[] {
  const index = seats.findIndex(({ id }) => id === nominee)
  return [...seats.slice(index + 1), ...seats.slice(0, index + 1)]
}

/** Number of living players; travellers count. */
export const livingPlayers = ({ seats }: Game) => seats.filter(({ alive }) => alive).length

/** Whether dead players have their vote back today: on the day with the last 3 living, with a Ferryman in play. */
export const restoresGhostVotes = (game: Game, characters: Characters) =>
  livingPlayers(game) <= 3 &&
  [...characters.values()].some(
    character => hasFeature(character, 'ability', 'ghost-votes') && isInPlay(game, character.id)
  )
