import { reminderParts, type TokenLabels } from '#core/reminder-parts.ts'
import type { Run } from './lines.ts'
import { colours } from './paper.ts'

/** An ability as runs of type: its setup notes, which stand in square brackets, are bold. */
export const abilityRuns = (ability: string): Run[] =>
  split(ability, /(\[[^\]]*\])/).map(part =>
    part.startsWith('[') && part.endsWith(']') ? { ...bold(part), together: true } : plain(part)
  )

/** A night reminder as runs of type: reminder tokens with their dot, words shown to a player in bold. */
export const reminderRuns = (reminder: string, tokens: TokenLabels): Run[] =>
  reminderParts(reminder, tokens).map(({ kind, text }) => {
    if (kind === 'text') return plain(text)
    return kind === 'label' ? bold(text) : token(text)
  })

const split = (text: string, pattern: RegExp) => text.split(pattern).filter(part => part !== '')

export const plain = (text: string, colour: string = colours.ink): Run => ({ text, face: 'text', colour })
export const bold = (text: string, colour: string = colours.ink): Run => ({ text, face: 'bold', colour })
const token = (label: string): Run => ({
  text: label,
  face: 'bold',
  colour: colours.reminder,
  token: true,
  together: true
})
