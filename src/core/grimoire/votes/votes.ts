import { ownValue } from '../../own-value.ts'
import type { Game, Nomination, Seat } from '../game.ts'
import { type Characters, hasFeature, isInPlay } from '../in-play.ts'

/** Rules of a vote that characters in play change. */
export interface VoteRules {
  /** Nobody but the storyteller sees who votes, and how many (`hidden` in the file format). */
  readonly secret: boolean
  /** Only the Voudon and the dead vote; they spend nothing, and no majority is needed. */
  readonly onlyDead: boolean
}

/** Whether a player has the ability of a character: the own one, or one gained beside it. */
export const hasAbility = ({ character, abilities }: Seat, id: string) =>
  character === id || abilities.includes(id)

/** The rules of votes now. Exiles are open to all, whoever is in play. */
export const voteRules = (game: Game, characters: Characters): VoteRules => ({
  secret: hasHiddenVote(game, characters),
  onlyDead: game.seats.some(seat => seat.alive && hasAbility(seat, 'voudon'))
})

const hidesVotes = (id: string, characters: Characters) => hasFeature(characters.get(id), 'vote', 'hidden')

const hasHiddenVote = (game: Game, characters: Characters) =>
  game.unseatedCharacters.some(id => hidesVotes(id, characters)) ||
  game.seats.some(
    seat =>
      seat.alive &&
      [seat.character, ...seat.abilities].some(
        id =>
          hidesVotes(id, characters) &&
          !(id === 'organgrinder' && isDrunkOrganGrinder(game, seat, characters))
      )
  )

/** An Organ Grinder who chose to be drunk has a reminder that says so: the one that isn't “About To Die”, its first. */
function isDrunkOrganGrinder({ reminders }: Game, { id }: Seat, characters: Characters) {
  const aboutToDie = characters.get('organgrinder')?.reminders[0]
  return reminders.some(
    ({ seat, character, text }) => seat === id && character === 'organgrinder' && text !== aboutToDie
  )
}

/** Whether a character in play hides votes, even if it doesn’t at the moment: the storyteller may know better. */
export const canHideVotes = (game: Game, characters: Characters) =>
  [...game.unseatedCharacters, ...game.seats.flatMap(seat => [seat.character, ...seat.abilities])].some(id =>
    hidesVotes(id, characters)
  )

/** Votes that an execution needs: half of the living, or one with the Voudon. An exile needs half of all players. */
export function votesNeeded(game: Game, exile: boolean, { onlyDead }: VoteRules): number {
  if (onlyDead && !exile) return 1
  const players = exile ? game.seats : game.seats.filter(({ alive }) => alive)
  return Math.ceil(players.length / 2)
}

/**
 * How many votes a player may give to a nomination by the rules: 2 for a Banshee whose reminder is beside her. A living Beggar
 * needs a vote token.
 */
export function allowedVotes(
  game: Game,
  seat: Seat,
  { exile }: Pick<Nomination, 'exile'>,
  { onlyDead }: VoteRules
): number {
  if (exile) return 1
  const isHeard = isHeardBanshee(game, seat)
  if (onlyDead) return seat.alive ? Number(hasAbility(seat, 'voudon')) : isHeard ? 2 : 1
  if (isHeard) return 2
  if (needsToken(seat)) return seat.voteTokens ? 1 : 0
  return seat.alive || seat.ghostVote ? 1 : 0
}

/** Whether a player votes with tokens of the dead instead of an own vote. */
export const needsToken = (seat: Seat) => seat.alive && hasAbility(seat, 'beggar')

export const isHeardBanshee = ({ reminders }: Game, seat: Seat) =>
  hasAbility(seat, 'banshee') &&
  reminders.some(reminder => reminder.seat === seat.id && reminder.character === 'banshee')

/**
 * How many votes one vote counts as: 1, unless a reminder of a character with a vote multiplier is beside the
 * seat (`multiplier` in the file format). Several multiply each other. That of a character whose players are all dead doesn't
 * count: the dead have no ability.
 */
export function voteWeight(game: Game, seat: Seat, characters: Characters): number {
  return game.reminders
    .filter(reminder => reminder.seat === seat.id && !hasDied(game, reminder.character))
    .reduce((weight, { character }) => limited(weight * multiplierOf(character, characters)), 1)
}

function hasDied({ seats }: Game, character: string) {
  const owners = seats.filter(seat => hasAbility(seat, character))
  return owners.length > 0 && owners.every(({ alive }) => !alive)
}

/** A stranger's script can multiply votes by anything; a sum of them has to stay exact. */
const limited = (weight: number) => Math.min(Math.max(weight, -1000), 1000)

function multiplierOf(id: string, characters: Characters): number {
  const feature = characters
    .get(id)
    ?.special.find(({ type, name }) => type === 'vote' && name === 'multiplier')
  const value = Number(feature?.value ?? 1)
  return Number.isInteger(value) ? value : 1
}

/** The votes of a nomination so far. Multipliers don't count for an exile, which is no vote of the living. */
export function countVotes(game: Game, { exile, hands }: Nomination, characters: Characters): number {
  return game.seats.reduce((sum, seat) => {
    const weight = exile ? 1 : voteWeight(game, seat, characters)
    return sum + (ownValue(hands, seat.id) ?? 0) * weight
  }, 0)
}

/** The end of a vote by the rules: its sum, what it needs, and who spends a vote by it. */
export function countedVote(
  game: Game,
  nomination: Nomination,
  characters: Characters
): NonNullable<Nomination['counted']> {
  const rules = voteRules(game, characters)
  const isFree = nomination.exile || rules.onlyDead
  const voters = isFree ? [] : game.seats.filter(({ id }) => Object.hasOwn(nomination.hands, id))
  const tokens = voters.filter(seat => needsToken(seat) && seat.voteTokens).map(({ id }) => id)
  return {
    votes: countVotes(game, nomination, characters),
    needed: nomination.needed ?? votesNeeded(game, nomination.exile, rules),
    spent: voters
      .filter(seat => !seat.alive && seat.ghostVote && !isHeardBanshee(game, seat))
      .map(({ id }) => id),
    ...(tokens.length > 0 ? { tokens } : {})
  }
}

/** Who is about to die today, and what a further nomination needs. */
export interface Block {
  /** Undefined while nobody is, or after a tie. */
  readonly nominee: string | undefined
  /** The most votes that counted today; 0 before any. */
  readonly votes: number
  readonly tied: boolean
}

/** The block of a day: the nominee with the most votes of those with enough; nobody if two have as many. */
export function blockOf(game: Game, day: number): Block {
  const enough = game.nominations.filter(
    ({ exile, counted, ...nomination }) =>
      nomination.day === day && !exile && counted && counted.votes >= Math.max(counted.needed, 1)
  )
  const votes = Math.max(0, ...enough.map(({ counted }) => counted?.votes ?? 0))
  const highest = enough.filter(({ counted }) => counted?.votes === votes)
  return {
    nominee: highest.length === 1 ? highest[0]?.nominee : undefined,
    votes,
    tied: highest.length > 1
  }
}

/** The nomination of today whose votes aren't counted yet. */
export const runningVote = ({ phase, round, nominations }: Game): Nomination | undefined =>
  phase === 'day' ? nominations.find(({ day, counted }) => day === round && !counted) : undefined

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
