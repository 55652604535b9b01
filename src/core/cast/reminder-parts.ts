import type { CastCharacter } from './cast.ts'

/**
 * A part of a night reminder: plain text, a label to show to a player, or a reminder token to place.
 * The text of a token is its label; '' where the reminder doesn't identify the token.
 */
export interface ReminderPart {
  kind: 'text' | 'label' | 'token'
  text: string
}

/** The labels of a character's reminder tokens. */
export type TokenLabels = Pick<CastCharacter, 'reminders' | 'remindersGlobal'>

/** The star of `night*` touches a word; the stars of a label don't. */
const mark = /(:reminder:|(?<![\p{L}\p{N}*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\p{L}\p{N}*]))/iu

/**
 * Splits a night reminder at its marks. `:reminder:` is a reminder token, and so is `*LABEL*` where the character has a
 * token with that label. Other text between stars is a label to show to a player. No text is lost or changed.
 *
 * @example splitReminder('Show *YOU ARE*.', noTokens) // text 'Show ', label 'YOU ARE', text '.'
 */
export function splitReminder(reminder: string, tokens: TokenLabels = noTokens): ReminderPart[] {
  const pieces = reminder.split(mark).filter(piece => piece !== '')
  const dotLabels = findDotLabels(tokens.reminders, pieces.filter(isDot).length)
  const labels = [...tokens.reminders, ...tokens.remindersGlobal]
  const labelByText = new Map(labels.toReversed().map(label => [foldCase(label), label]))
  let dotIndex = 0
  return pieces.map((piece): ReminderPart => {
    if (isDot(piece)) return { kind: 'token', text: dotLabels[dotIndex++] ?? '' }
    if (!isStarred(piece)) return { kind: 'text', text: piece }
    const text = piece.slice(1, -1)
    const label = labelByText.get(foldCase(text))
    return label === undefined ? { kind: 'label', text } : { kind: 'token', text: label }
  })
}

/** For the reminders of steps, which have no tokens. */
export const noTokens: TokenLabels = { reminders: [], remindersGlobal: [] }

/** Lower-cases text so that labels match in any case, including German ß (SS) and Turkish ı (I) and i (İ). */
const foldCase = (text: string) =>
  text
    .toLowerCase()
    .replace(/\u0307/g, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')

const isDot = (piece: string) => piece.toLowerCase() === ':reminder:'
const isStarred = (piece: string) => piece.length > 2 && mark.test(piece)

/** Returns the labels of `:reminder:` marks: known where there is one label, or as many marks as tokens; else none. */
function findDotLabels(labels: readonly string[], dots: number): readonly string[] {
  if (new Set(labels).size === 1) return Array.from({ length: dots }, () => labels[0] ?? '')
  return labels.length === dots ? labels : []
}
