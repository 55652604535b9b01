import type { CastCharacter } from './cast.ts'

/**
 * A stretch of a night reminder: plain words, words shown to a player, or a reminder token to place.
 * A token's text is its label, '' where the reminder does not say which token it is.
 */
export interface ReminderPart {
  kind: 'text' | 'label' | 'token'
  text: string
}

/** The labels of a character's reminder tokens. */
export type TokenLabels = Pick<CastCharacter, 'reminders' | 'remindersGlobal'>

/** `night*` is a word with a star; a label has its stars outside of words. */
const mark = /(:reminder:|(?<![\p{L}\p{N}*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\p{L}\p{N}*]))/iu

/**
 * Splits a night reminder at its marks. `:reminder:` is a reminder token, and so is `*LABEL*` where a token
 * of the character bears that label; other text between stars is shown to a player. The parts hold every
 * word of the reminder, as it was written.
 *
 * @example reminderParts('Show *YOU ARE*.', noTokens) // text 'Show ', label 'YOU ARE', text '.'
 */
export function reminderParts(reminder: string, tokens: TokenLabels = noTokens): ReminderPart[] {
  const pieces = reminder.split(mark).filter(piece => piece !== '')
  const dots = pieces.filter(isDot).length
  const labels = [...tokens.reminders, ...tokens.remindersGlobal]
  let placed = 0
  return pieces.map((piece): ReminderPart => {
    if (isDot(piece)) return { kind: 'token', text: dotLabel(tokens.reminders, placed++, dots) }
    if (!isStarred(piece)) return { kind: 'text', text: piece }
    const words = piece.slice(1, -1)
    const label = labels.find(each => inSmallLetters(each) === inSmallLetters(words))
    return label === undefined ? { kind: 'label', text: words } : { kind: 'token', text: label }
  })
}

/** For reminders that belong to nobody: those of the steps. */
export const noTokens: TokenLabels = { reminders: [], remindersGlobal: [] }

/** Capitals are SS for ß, and in Turkish I for ı and İ for i: one spelling for either. */
const inSmallLetters = (text: string) =>
  text
    .toLowerCase()
    .replace(/\u0307/g, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')

const isDot = (piece: string) => piece.toLowerCase() === ':reminder:'
const isStarred = (piece: string) => piece.length > 2 && mark.test(piece)

/** Which token a dot stands for: known where there is one label, or as many dots as tokens; else not said. */
function dotLabel(labels: readonly string[], place: number, dots: number): string {
  if (new Set(labels).size === 1) return labels[0] ?? ''
  return (labels.length === dots ? labels[place] : undefined) ?? ''
}
