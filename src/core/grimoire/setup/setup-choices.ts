import type { CastCharacter } from '../../cast/cast.ts'
import { foldLetters } from '../../fold-letters.ts'
import { ownValue } from '../../own-value.ts'
import type { Game } from '../game.ts'
import { type Characters, charactersInPlay, isUnseated } from '../in-play.ts'
import { nameFinder } from './brackets/character-names.ts'
import { readSetupText, type SetupNames, type TeamNames } from './brackets/setup-text.ts'
import { joinChanges, refine, type SetupOptions } from './number-options.ts'
import { officialSetups } from './official-setups.ts'
import { neededByAlchemist, setupsByJinx } from './setup-jinxes.ts'
import { type SetupChange, teamCounts } from './team-counts.ts'

/** A character in play with its setup changes and the number of the one that applies. */
export interface SetupChoice {
  readonly character: CastCharacter
  readonly options: readonly SetupChange[]
  /** None of the options if absent. */
  readonly applied: number | undefined
  /** Whether the first option applies without being chosen: the character needs somebody else, whatever the numbers are. */
  readonly isDefault: boolean
}

/** The setup changes of the characters in play. An official character's follow from the rules, a custom one's from its text. */
export function setupChoices(game: Game, characters: Characters, teams: TeamNames): SetupChoice[] {
  const usual = teamCounts(countedSeats(game).length)
  if (!usual) return []
  const names = setupNames(characters, teams)
  const needed = neededByAlchemist(game)
  const ids = new Set([...charactersInPlay(game), ...setupsByJinx(game)])
  return [...ids].flatMap(id => {
    const character = characters.get(id)
    if (!character) return []
    const options = character.id === 'alchemist' && needed.length > 0 ? includeEach(needed) : undefined
    const changes = (options ?? setupOptions(character, names))?.(usual)
    return changes ? [choiceOf(game, character, changes)] : []
  })
}

/** The number to choose so that a choice applies, or doesn't. */
export const setupOption = (choice: SetupChoice, applies: boolean): number | undefined => {
  if (applies === choice.isDefault) return undefined
  return applies ? firstChange(choice) : choice.options.length
}

/** The number of the first option that changes something: `as usual` is the same as none. */
export const firstChange = ({ options }: SetupChoice): number => Math.max(0, options.findIndex(changesSetup))

const changesSetup = ({ add = {}, ...rest }: SetupChange) =>
  Object.values(add).some(number => number !== 0) || Object.keys(rest).length > 0

/** What the names in brackets mean for a game with these characters. */
export const setupNames = (characters: Characters, teams: TeamNames): SetupNames => ({
  teams: {
    townsfolk: teams.townsfolk.map(foldLetters),
    outsider: teams.outsider.map(foldLetters),
    minion: teams.minion.map(foldLetters),
    demon: teams.demon.map(foldLetters)
  },
  findCharacter: nameFinder(characters),
  teamOf: id => characters.get(id)?.team
})

const includeEach = (ids: readonly string[]): SetupOptions => {
  const include = Object.fromEntries(ids.map(id => [id, 1]))
  return () => [{ include }]
}

function choiceOf(game: Game, character: CastCharacter, options: readonly SetupChange[]): SetupChoice {
  const isDefault = options.every(option => needsAnother(option, character.id))
  const chosen = ownValue(game.setupChoices, character.id) ?? (isDefault ? 0 : options.length)
  return { character, options, applied: chosen < options.length ? chosen : undefined, isDefault }
}

const needsAnother = ({ include = {}, evilTownsfolk = 0 }: SetupChange, own: string) =>
  evilTownsfolk > 0 || Object.keys(include).some(id => id !== own)

/**
 * What a character's ability allows. The rules know official characters better than their texts do, unless the script
 * changes the text to say something else.
 */
export function setupOptions(character: CastCharacter, names: SetupNames): SetupOptions | undefined {
  const text = readSetupText(character.ability, character.id, names)
  const read = isUnseatedDemon(character) ? withoutDemon(text) : text
  const isOfficial = character.kind === 'official' && Object.hasOwn(officialSetups, character.id)
  const official = isOfficial ? officialSetups[character.id] : undefined
  if (!official || !read) return official ?? read
  return usual => {
    const [exact, changed] = [official(usual), read(usual)]
    return refine(exact, changed) ? exact : changed
  }
}

const isUnseatedDemon = (character: CastCharacter) => character.team === 'demon' && isUnseated(character)

/** The Demon's token lies beside the circle, so no player has it. */
const withoutDemon =
  (options: SetupOptions = () => [{}]): SetupOptions =>
  usual =>
    options(usual).map(change => joinChanges({ set: { demon: 0 } }, change))

/** The changes that apply, of characters that are still in play. */
export const appliedChanges = (choices: readonly SetupChoice[]): SetupChange[] =>
  choices.flatMap(({ options, applied }) => (applied === undefined ? [] : (options[applied] ?? [])))

/** The seats that count for the teams: all but the travellers'. */
export const countedSeats = ({ seats }: Game) => seats.filter(({ traveller }) => !traveller)
