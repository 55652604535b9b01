import { type ReminderPart, splitReminder, type TokenLabels } from '#core/cast/reminder-parts.ts'
import { colours } from './colours.ts'
import type { Run } from './lines.ts'

/** An ability as runs. Its setup notes, in square brackets, are bold. Those of Chinese and Japanese may be full-width. */
export const abilityRuns = (ability: string): Run[] =>
  splitNotes(ability).map(part =>
    /^[[［].*[\]］]$/s.test(part) ? { ...boldRun(part), together: true } : plainRun(part)
  )

/** Splits a text at its notes in square brackets. The text after the last `]` isn't searched: each of its `[` would be searched to the end. */
function splitNotes(text: string): string[] {
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('］')) + 1
  const parts = text.slice(0, end).split(/([[［][^\]］]*[\]］])/)
  const last = parts.pop() ?? ''
  return [...parts, last + text.slice(end)].filter(part => part !== '')
}

/** A night reminder as runs: reminder tokens with a dot, text that is shown to a player in bold. */
export const reminderRuns = (reminder: string, tokens: TokenLabels): Run[] =>
  partRuns(splitReminder(reminder, tokens))

const partRuns = (parts: readonly ReminderPart[]) =>
  parts.flatMap(({ kind, text }, index) => {
    if (kind === 'text') return plainRun(text)
    if (kind === 'label') return boldRun(text)
    const stop = text && !/[.!?。！？]$/.test(text) && stopAfter(parts, index)
    return stop ? [tokenRun(text), plainRun(stop)] : tokenRun(text)
  })

/**
 * The full stop of a token that is a sentence of its own, after the end of another one: "Both sleep. ● Drunk." No stop
 * where the text goes on with one, or the sentence goes on.
 */
function stopAfter(parts: readonly ReminderPart[], index: number): string {
  const next = parts[index + 1]
  const isEnd = next === undefined || (next.kind === 'text' && /^\s*(?:$|\s\p{Lu})/u.test(next.text))
  const before = parts.slice(0, index).findLast(({ kind, text }) => kind !== 'token' && text.trim() !== '')
  const [, end] = (before?.kind === 'text' && /([.!?。！？])\s*$/u.exec(before.text)) || []
  if (!isEnd || !end) return ''
  return /[.!?]/.test(end) ? '.' : '。'
}

export const plainRun = (text: string, colour: string = colours.ink): Run => ({ text, face: 'text', colour })
export const boldRun = (text: string, colour: string = colours.ink): Run => ({ text, face: 'bold', colour })
export const tokenRun = (label: string): Run => ({
  text: label,
  face: 'bold',
  colour: colours.reminder,
  token: true,
  together: true
})
