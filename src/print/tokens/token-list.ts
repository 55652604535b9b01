import { type Cast, type CastCharacter, groupByTeam } from '#core/cast/cast.ts'

/** A physical token of the game: a character, or one of its reminders. */
export type Token =
  | { kind: 'character'; character: CastCharacter }
  | { kind: 'reminder'; character: CastCharacter; label: string }

/** Number of tokens for a character that can be in play more than once. */
const repeatCount = 3

/**
 * All tokens of a script: first the characters by team, then the reminders in the same order. A character has one
 * reminder token for each entry in its reminders and global reminders, repeated labels included.
 */
export function listTokens(cast: Cast): Token[] {
  const characters = groupByTeam(cast.characters).flatMap(group => group.characters)
  return [...characters.flatMap(characterTokens), ...characters.flatMap(reminderTokens)]
}

const characterTokens = (character: CastCharacter): Token[] =>
  Array(canRepeat(character) ? repeatCount : 1).fill({ kind: 'character', character })

const canRepeat = ({ special }: CastCharacter) => special.some(({ name }) => name === 'bag-duplicate')

const reminderTokens = (character: CastCharacter): Token[] =>
  [...character.reminders, ...character.remindersGlobal].map(label => ({
    kind: 'reminder',
    character,
    label
  }))
