import type { CastCharacter } from '../../cast/cast.ts'
import { alignmentOf } from '../../character/team.ts'
import type { Game } from '../game.ts'
import { type Characters, charactersInPlay, hasFeature } from '../in-play.ts'

/**
 * Whether several players can have a character: by its own feature, or by that of another one in play, like the Pope's,
 * for all characters of a side.
 */
export function repeatRule(game: Game, characters: Characters): (character: CastCharacter) => boolean {
  const inPlay = charactersInPlay(game).map(id => characters.get(id))
  const allows = (side: 'good' | 'evil') => inPlay.some(character => allowsRepeats(character, side))
  const sides = { good: allows('good'), evil: allows('evil'), neutral: false }
  return character =>
    hasFeature(character, 'selection', 'bag-duplicate') || sides[alignmentOf[character.team]]
}

/** Whether a character in play allows several players to have one character of a side; of any, if none is given. */
export const allowsRepeats = (character: CastCharacter | undefined, side?: 'good' | 'evil'): boolean =>
  side
    ? hasFeature(character, 'selection', `${side}-duplicate`)
    : allowsRepeats(character, 'good') || allowsRepeats(character, 'evil')

/** Ids of the characters that several players have. */
export function repeatedCharacters({ seats }: Game): string[] {
  const seen = new Set<string>()
  const repeated = seats.filter(
    ({ character }) => character !== '' && !(!seen.has(character) && seen.add(character))
  )
  return [...new Set(repeated.map(({ character }) => character))]
}
