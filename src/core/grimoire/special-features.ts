import type { CastCharacter } from '../cast/cast.ts'
import type { Special } from '../character/character.ts'
import type { Action } from './action.ts'
import type { Game, Seat } from './game.ts'
import { type Characters, hasFeature, isInPlay } from './in-play.ts'
import { nightOf } from './night/night-of.ts'

/** A special feature that the storyteller can use now, with the character that brings it. */
export interface UsableFeature {
  readonly character: CastCharacter
  readonly feature: Special
}

/** Types of features with a button; the others act by themselves. */
const buttonTypes = new Set(['ability', 'signal', 'player'])

/** Names of features with a button. `open-eyes` is a hint in the steps of evil players. */
export const buttonNames = ['card', 'grimoire', 'pointing', 'player', 'ghost-votes'] as const
export type ButtonName = (typeof buttonNames)[number]

export const isButtonName = (name: string): name is ButtonName =>
  (buttonNames as readonly string[]).includes(name)

/**
 * The times of the format that are now. The day before the first night is `pregame`.
 *
 * @example timesOf(secondNight) // ['night', 'otherNight']
 */
export function timesOf({ phase, round }: Pick<Game, 'phase' | 'round'>): string[] {
  if (phase === 'setup') return ['pregame']
  if (phase === 'ended') return []
  const isFirst = round <= 1
  if (phase === 'night') return ['night', isFirst ? 'firstNight' : 'otherNight']
  return ['day', isFirst ? 'firstDay' : 'otherDay']
}

/** Whether it is the time of a feature: the one it names, at night for a signal, else any. */
export function isTimeOf({ type, time }: Special, game: Game): boolean {
  if (time === undefined || time === '') return type !== 'signal' || game.phase === 'night'
  return timesOf(game).includes(time)
}

/** The features that a character brings now, as buttons of its step. */
export const featuresOf = (character: CastCharacter, game: Game): UsableFeature[] =>
  character.special
    .filter(feature => buttonTypes.has(feature.type) && isButtonName(feature.name) && isTimeOf(feature, game))
    .map(feature => ({ character, feature }))

/**
 * The features that can be used in a step of the night: the character's own, and those that characters of the script without a
 * step tonight lend its players by `global`, whether they are in play or not.
 */
export function stepFeatures(
  game: Game,
  characters: Characters,
  { key, seats }: { key: string; seats: readonly Seat[] }
): UsableFeature[] {
  const own = characters.get(key)
  const night = nightOf(game)
  const lent = [...characters.values()]
    .filter(character => character[night] === 0 && !isGuest(character) && character !== own)
    .flatMap(character => featuresOf(character, game))
    .filter(({ feature }) => seats.some(seat => isLentTo(feature, seat, characters)))
  return [...(own ? featuresOf(own, game) : []), ...lent]
}

/** The features that can be used by day: of characters in play, and lent ones that somebody can use. */
export const dayFeatures = (game: Game, characters: Characters): UsableFeature[] =>
  [...characters.values()].flatMap(character =>
    featuresOf(character, game).filter(
      ({ feature }) =>
        isInPlay(game, character.id) ||
        (!isGuest(character) && game.seats.some(seat => isLentTo(feature, seat, characters)))
    )
  )

/** Characters that no player has aren't on the script, so they lend nothing. */
const isGuest = ({ team }: CastCharacter) => team === 'fabled' || team === 'loric'

const isLentTo = ({ global }: Special, seat: Seat, characters: Characters) =>
  global === 'dead' ? !seat.alive : global !== undefined && characters.get(seat.character)?.team === global

/** The text of a feature's card, '' without one. */
export const cardText = ({ value }: Special): string => String(value ?? '')

/** The texts of the cards that a character brings now. */
export const cardsOf = (character: CastCharacter, game: Game): string[] =>
  featuresOf(character, game)
    .filter(({ feature }) => feature.name === 'card')
    .map(({ feature }) => cardText(feature))
    .filter(text => text !== '')

/** Gives all dead players their vote back, as one transaction (`ghost-votes`). */
export const returnGhostVotes = ({ seats }: Game): Action[] =>
  seats
    .filter(({ alive, ghostVote }) => !alive && !ghostVote)
    .map(({ id }): Action => ({ type: 'setGhostVote', data: { seat: id, ghostVote: true } }))

/** A seat whose player gets another token than the storyteller had, when the characters are revealed. */
export interface ReplacedCharacter {
  readonly seat: Seat
  /** What the player had until now: the believed character, or that of a gained ability. */
  readonly shown: string
}

/** The players whose tokens are swapped for the true ones before the characters are revealed (`replace-character`). */
export const replacedCharacters = ({ seats }: Game, characters: Characters): ReplacedCharacter[] =>
  seats.flatMap(seat => {
    const shown = seat.believes || seat.abilities[0]
    const replaces = hasFeature(characters.get(seat.character), 'reveal', 'replace-character')
    return shown && replaces ? [{ seat, shown }] : []
  })
