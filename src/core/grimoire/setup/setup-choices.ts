import type { CastCharacter } from '../../cast/cast.ts'
import { ownValue } from '../../own-value.ts'
import type { Game } from '../game.ts'
import { type Characters, charactersInPlay } from '../in-play.ts'
import { officialSetups, type SetupOptions } from './official-setups.ts'
import { readSetupText, type TeamNames } from './setup-text.ts'
import { type SetupChange, teamCounts } from './team-counts.ts'

/** A character in play with its setup changes and the number of the one that applies. */
export interface SetupChoice {
  readonly character: CastCharacter
  readonly options: readonly SetupChange[]
  readonly applied: number | undefined
}

/** The setup changes of the characters in play. An official character's follow from the rules, a custom one's from its text. */
export function setupChoices(game: Game, characters: Characters, names: TeamNames): SetupChoice[] {
  const usual = teamCounts(countedSeats(game).length)
  if (!usual) return []
  return charactersInPlay(game).flatMap(id => {
    const character = characters.get(id)
    const options = character && setupOptions(character, names)?.(usual)
    return character && options ? [{ character, options, applied: ownValue(game.setupChoices, id) }] : []
  })
}

const setupOptions = (character: CastCharacter, names: TeamNames): SetupOptions | undefined =>
  character.kind === 'official' && Object.hasOwn(officialSetups, character.id)
    ? officialSetups[character.id]
    : readSetupText(character.ability, names)

/** The changes that the storyteller has applied, of characters that are still in play. */
export const appliedChanges = (choices: readonly SetupChoice[]): SetupChange[] =>
  choices.flatMap(({ options, applied }) => (applied === undefined ? [] : (options[applied] ?? [])))

/** The seats that count for the teams: all but the travellers'. */
export const countedSeats = ({ seats }: Game) => seats.filter(({ traveller }) => !traveller)
