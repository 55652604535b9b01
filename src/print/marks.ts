import type { CastCharacter } from '#core/cast.ts'
import type { Run } from './lines.ts'
import { colours } from './paper.ts'

/** An ability as runs of type: its setup notes, which stand in square brackets, are bold. */
export const abilityRuns = (ability: string): Run[] =>
  split(ability, /(\[[^\]]*\])/).map(part =>
    part.startsWith('[') && part.endsWith(']') ? { ...bold(part), together: true } : plain(part)
  )

/** The labels of a character's reminder tokens. */
export type Tokens = Pick<CastCharacter, 'reminders' | 'remindersGlobal'>
export const noTokens: Tokens = { reminders: [], remindersGlobal: [] }

/**
 * A night reminder as runs of type. `:reminder:` is a reminder token, and so is `*LABEL*` where a token of the
 * character bears that label; any other text between stars is shown to a player and set in bold.
 */
export function reminderRuns(reminder: string, tokens: Tokens): Run[] {
  const labels = [...tokens.reminders, ...tokens.remindersGlobal]
  const parts = split(reminder, /(:reminder:|\*[^*]+\*)/)
  const dots = parts.filter(part => part === ':reminder:').length
  let placed = 0
  return parts.map(part => {
    if (part === ':reminder:') return token(labelOf(tokens.reminders, placed++, dots))
    if (!/^\*[^*]+\*$/.test(part)) return plain(part)
    const said = part.slice(1, -1)
    const label = labels.find(each => each.toLowerCase() === said.toLowerCase())
    return label === undefined ? bold(said) : token(label)
  })
}

/** Which token a dot stands for: known where there is one label, or as many dots as tokens; else not said. */
function labelOf(labels: readonly string[], place: number, dots: number): string {
  const known = labels.length === dots || new Set(labels).size === 1
  return (known ? (labels[place] ?? labels[0]) : undefined) ?? ''
}

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
