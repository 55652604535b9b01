import { type Cast, type CastCharacter, groupByTeam } from '#core/cast.ts'

/** A piece of cardboard that lies on the table. */
export type Token =
  | { kind: 'character'; character: CastCharacter }
  | { kind: 'reminder'; character: CastCharacter; label: string }

/** Tokens of a character that the bag may hold more than once. */
const duplicates = 3

/**
 * Every token that a script needs, by team: those of its characters, then a reminder token for each label as
 * often as the character lists it, whether the reminder is the character's own or global.
 */
export function tokensOf(cast: Cast): Token[] {
  const characters = groupByTeam(cast.characters).flatMap(group => group.characters)
  return [...characters.flatMap(characterTokens), ...characters.flatMap(reminderTokens)]
}

const characterTokens = (character: CastCharacter): Token[] =>
  Array(mayRepeat(character) ? duplicates : 1).fill({ kind: 'character', character })

const mayRepeat = ({ special }: CastCharacter) => special.some(({ name }) => name === 'bag-duplicate')

const reminderTokens = (character: CastCharacter): Token[] =>
  [...character.reminders, ...character.remindersGlobal].map(label => ({
    kind: 'reminder',
    character,
    label
  }))
