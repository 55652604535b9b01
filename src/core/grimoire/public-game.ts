import { emptyGame, emptySeat, type Game, type Nomination, type Seat } from './game.ts'
import { type Characters, hasFeature } from './in-play.ts'

declare const hasNoSecrets: unique symbol

/** A game without secrets. Only `publicGame` makes one, so that a view with this type can't be given the storyteller's game. */
export type PublicGame = Game & { readonly [hasNoSecrets]: true }

/**
 * What everybody at the table may see of a game, as a game: who sits where, who lives and can vote, travellers, Fabled and
 * Loric, nominations, and reminders that the file format calls public. A secret vote shows neither hands nor number, nor which
 * dead players have spent their vote by it.
 */
export function publicGame(game: Game, characters: Characters): PublicGame {
  const { phase, round, winner } = game
  const shown: Game = {
    ...emptyGame,
    ...(winner ? { winner } : {}),
    phase,
    round,
    seats: game.seats.map(seat => publicSeat(game, seat, characters)),
    reminders: game.reminders.filter(({ character }) =>
      hasFeature(characters.get(character), 'reminder', 'public')
    ),
    unseatedCharacters: game.unseatedCharacters.filter(id => isForAll(id, characters)),
    nominations: game.nominations.map(publicNomination),
    executions: game.executions
  }
  return shown as PublicGame
}

const publicSeat = (
  game: Game,
  { id, player, pronouns, traveller, character, alive, ghostVote }: Seat,
  characters: Characters
) => ({
  ...emptySeat(id, player),
  pronouns,
  traveller,
  character: characters.get(character)?.team === 'traveller' ? character : '',
  alive,
  ghostVote: ghostVote || hasSpentSecretly(game, id)
})

/** Whether it was a secret vote by which a player has spent the vote after death last. */
const hasSpentSecretly = ({ nominations }: Game, id: string) =>
  nominations.findLast(({ counted }) => counted?.spent.includes(id))?.secret ?? false

/** Lil' Monsta has no seat either, but nobody is told. */
const isForAll = (id: string, characters: Characters) => {
  const team = characters.get(id)?.team
  return team === 'fabled' || team === 'loric'
}

function publicNomination({ counted, needed: _, ...nomination }: Nomination): Nomination {
  if (nomination.secret && !nomination.exile) return { ...nomination, hands: {} }
  if (!counted) return nomination
  const { votes, needed } = counted
  return { ...nomination, counted: { votes, needed, spent: [] } }
}
