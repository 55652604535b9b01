import { type Cast, type CastCharacter, groupByTeam } from '#core/cast/cast.ts'
import { type FurtherTokens, maxTokenKey, type TokenSelection } from './token-options.ts'

/** A physical token of the game: a character, or one of its reminders. */
export type Token =
  | { kind: 'character'; character: CastCharacter }
  | { kind: 'reminder'; character: CastCharacter; label: string }

/** A token with the number of its copies. */
export interface TokenEntry {
  token: Token
  /**
   * Names the token in `tokenCounts`, in every language: the character's ID, for a reminder also the position of its label
   * among the character's reminders. @example 'imp', 'imp#0'
   */
  key: string
  /** Copies that the rules ask for. */
  standard: number
  /** Copies that are printed. */
  count: number
}

/** Number of tokens for a character that can be in play more than once. */
const repeatCount = 3

/**
 * The different tokens of the chosen kinds and teams: first the characters by team, then the reminders in the same order.
 * A reminder has one copy for each time that the character lists its label, global reminders included.
 */
export function listTokenEntries(cast: Cast, selection: TokenSelection): TokenEntry[] {
  const { tokenKinds, tokenTeams, tokenCounts } = selection
  const characters = groupByTeam(cast.characters)
    .filter(({ team }) => tokenTeams.includes(team))
    .flatMap(group => group.characters)
  return [
    ...(tokenKinds.includes('character') ? characters.map(characterEntry) : []),
    ...(tokenKinds.includes('reminder') ? characters.flatMap(reminderEntries) : [])
  ].map(entry => ({ ...entry, count: tokenCounts[entry.key] ?? entry.standard }))
}

/** All tokens to print, each as often as it is printed. */
export const listTokens = (cast: Cast, selection: TokenSelection): Token[] =>
  listTokenEntries(cast, selection).flatMap(({ token, count }) => Array<Token>(count).fill(token))

/** The number of tokens that belong to no character, with a QR code even if there is no page to link to. */
export const countFurtherTokens = (options: FurtherTokens): number =>
  Number(options.titleToken) + Number(options.qrToken) + options.blankTokens + options.blankReminders

type StandardEntry = Omit<TokenEntry, 'count'>

const characterEntry = (character: CastCharacter): StandardEntry => ({
  token: { kind: 'character', character },
  key: keyOf(character),
  standard: canRepeat(character) ? repeatCount : 1
})

const canRepeat = ({ special }: CastCharacter) => special.some(({ name }) => name === 'bag-duplicate')

function reminderEntries(character: CastCharacter): StandardEntry[] {
  const entries = new Map<string, StandardEntry>()
  for (const [index, label] of [...character.reminders, ...character.remindersGlobal].entries()) {
    const known = entries.get(label)
    const key = `${keyOf(character)}#${index}`
    if (known) known.standard++
    else entries.set(label, { token: { kind: 'reminder', character, label }, key, standard: 1 })
  }
  return [...entries.values()]
}

/** A file may contain an ID of any length. */
const keyOf = ({ id }: CastCharacter) => id.slice(0, maxTokenKey - 6)
