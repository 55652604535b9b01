import type { CastCharacter } from './cast.ts'

/** The texts of the cards that a character brings: those of its special features in the file format. */
export const ownCardTexts = ({ special }: CastCharacter): string[] =>
  special.filter(({ name, value }) => name === 'card' && value).map(({ value }) => String(value))
