import { foldText } from '#core/character/character-search.ts'

/** What a command is found by. */
export interface Findable {
  label: string
  context?: string | undefined
  words?: string | undefined
}

const noMatch = 9

/**
 * Finds commands, best match first; equal matches stay in the given order. Case, accents and quotes don't matter. In this order:
 * labels that are the query, that begin with it, that have its words in any order, or its letters as initials; then those that
 * have its words together with context and synonyms, that have them inside of words, and labels with its letters in order.
 *
 * @returns each match with its rank, 0 is best; nothing for an empty query
 */
export function rankCommands<Item extends Findable>(
  query: string,
  commands: readonly Item[]
): { command: Item; rank: number }[] {
  const term = foldText(query)
  if (term === '') return []
  return commands
    .map(command => ({ command, rank: rankOf(term, foldedOf(command)) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank)
}

interface Folded {
  label: string
  /** Label, context and synonyms. */
  all: string
}

function rankOf(term: string, { label, all }: Folded): number {
  if (label === term) return 0
  if (label.startsWith(term)) return 1
  const words = term.split(' ')
  if (words.every(word => startsWord(label, word))) return 2
  if (initials(label).startsWith(term)) return 3
  if (words.every(word => startsWord(all, word))) return 4
  if (words.every(word => all.includes(word))) return 5
  return term.length >= 3 && hasInOrder(label, term.replaceAll(' ', '')) ? 6 : noMatch
}

const startsWord = (text: string, word: string) => ` ${text}`.includes(` ${word}`)

const initials = (text: string) => text.replace(/(\S)\S*\s*/g, '$1')

/** Whether the letters follow each other in the text, the first one at the start of a word, with gaps of a few letters. */
function hasInOrder(text: string, letters: string): boolean {
  for (let start = ` ${text}`.indexOf(` ${letters[0]}`); start >= 0; ) {
    if (followsFrom(text, start, letters)) return true
    start = text.indexOf(` ${letters[0]}`, start)
    if (start >= 0) start += 1
  }
  return false
}

/** The most letters that may lie between two of the query's. */
const maxGap = 3

function followsFrom(text: string, start: number, letters: string): boolean {
  let at = start
  for (const letter of letters.slice(1)) {
    const next = text.indexOf(letter, at + 1)
    if (next < 0 || next - at > maxGap + 1) return false
    at = next
  }
  return true
}

/** Cache of normalized texts: normalizing is slow, and commands stay the same between keystrokes. */
const cache = new WeakMap<Findable, Folded>()

function foldedOf(command: Findable): Folded {
  const cached = cache.get(command)
  if (cached) return cached
  const label = foldText(command.label)
  const rest = foldText(`${command.context ?? ''} ${command.words ?? ''}`)
  const folded = { label, all: `${label} ${rest}` }
  cache.set(command, folded)
  return folded
}
