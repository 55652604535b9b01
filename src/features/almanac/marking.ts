/** What replaces a stretch of a text, and what is selected after it. */
export interface Marking {
  from: number
  to: number
  insert: string
  select: readonly [from: number, to: number]
}

/** A text with what is selected in it. */
export interface Selected {
  text: string
  from: number
  to: number
}

/** Puts one star (italic) or two (bold) round the selected words, or takes them away where they are. */
export function toggleStars({ text, from, to }: Selected, stars: 1 | 2): Marking {
  const [start, end] = trimmed(text, from, to)
  const words = text.slice(start, end)
  const around = Math.min(starsBefore(text, start), starsAfter(text, end))
  // One star of three, or two: italic and bold may both be there.
  const isMarked = stars === 1 ? around % 2 === 1 : around >= 2
  if (isMarked) {
    return {
      from: start - stars,
      to: end + stars,
      insert: words,
      select: [start - stars, end - stars]
    }
  }
  const mark = '*'.repeat(stars)
  return {
    from: start,
    to: end,
    insert: `${mark}${words}${mark}`,
    select: [start + stars, end + stars]
  }
}

const item = /^(\s*)[-*+]\s+/

/** Makes the selected lines items of a list, or items lines. */
export function toggleList({ text, from, to }: Selected): Marking {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next < 0 ? text.length : next
  const lines = text.slice(start, end).split('\n')
  const written = lines.filter(line => line.trim() !== '')
  const isList = written.length > 0 && written.every(line => item.test(line))
  const insert = lines
    .map(line => {
      if (isList) return line.replace(item, '$1')
      return line.trim() === '' && lines.length > 1 ? line : `- ${line}`
    })
    .join('\n')
  const after = start + insert.length
  return { from: start, to: end, insert, select: lines.length > 1 ? [start, after] : [after, after] }
}

/** Makes the selected words a link, whose address is then to be typed; a selected address, whose words are. */
export function addLink({ text, from, to }: Selected, words: string): Marking {
  const [start, end] = trimmed(text, from, to)
  const selected = text.slice(start, end)
  if (/^(https?:\/\/|mailto:)\S+$/i.test(selected)) {
    const insert = `[${words}](${selected})`
    return { from: start, to: end, insert, select: [start + 1, start + 1 + words.length] }
  }
  const label = selected || words
  const address = start + label.length + 3
  return {
    from: start,
    to: end,
    insert: `[${label}](https://)`,
    select: [address, address + 'https://'.length]
  }
}

/** Begins a part under a heading, after the line in which the selection ends. */
export function addHeading({ text, to }: Selected, title: string): Marking {
  const next = text.indexOf('\n', to)
  const at = next < 0 ? text.length : next
  const before = text.slice(0, at)
  const air = before.trim() === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const insert = `${air}## ${title}\n`
  return { from: at, to: at, insert, select: [at + insert.length, at + insert.length] }
}

/** A selection without the blanks at its ends, which no mark may stand beside. */
function trimmed(text: string, from: number, to: number): [number, number] {
  const words = text.slice(from, to)
  const start = from + (words.length - words.trimStart().length)
  return words.trim() === '' ? [from, from] : [start, start + words.trim().length]
}

const starsBefore = (text: string, at: number) => /\*{0,3}$/.exec(text.slice(0, at))?.[0].length ?? 0
const starsAfter = (text: string, at: number) => /^\*{0,3}/.exec(text.slice(at))?.[0].length ?? 0
