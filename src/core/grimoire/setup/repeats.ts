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
  const allows = (alignment: 'good' | 'evil') =>
    inPlay.some(character => hasFeature(character, 'selection', `${alignment}-duplicate`))
  const sides = { good: allows('good'), evil: allows('evil'), neutral: false }
  return character =>
    hasFeature(character, 'selection', 'bag-duplicate') || sides[alignmentOf[character.team]]
}

/** Ids of the characters that several players have. */
export function repeatedCharacters({ seats }: Game): string[] {
  const seen = new Set<string>()
  const repeated = seats.filter(
    ({ character }) => character !== '' && !(!seen.has(character) && seen.add(character))
  )
  return [...new Set(repeated.map(({ character }) => character))]
}
