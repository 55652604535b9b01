/** An edit of a text: replaces `from`..`to` with `insert`, then selects `select`. Positions are string indices. */
export interface TextEdit {
  from: number
  to: number
  insert: string
  select: readonly [from: number, to: number]
}

/** A text and its selected range, as string indices. */
export interface TextSelection {
  text: string
  from: number
  to: number
}

/** Makes the selection italic (one star) or bold (two stars), or removes that emphasis. */
export function toggleEmphasis({ text, from, to }: TextSelection, stars: 1 | 2): TextEdit {
  const [start, end] = trimmed(text, from, to)
  const selected = text.slice(start, end)
  const around = Math.min(starsBefore(text, start), starsAfter(text, end))
  // Three stars are italic and bold together: each toggles on its own.
  const isMarked = stars === 1 ? around % 2 === 1 : around >= 2
  if (isMarked) {
    return {
      from: start - stars,
      to: end + stars,
      insert: selected,
      select: [start - stars, end - stars]
    }
  }
  const mark = '*'.repeat(stars)
  return {
    from: start,
    to: end,
    insert: `${mark}${selected}${mark}`,
    select: [start + stars, end + stars]
  }
}

const listItem = /^(\s*)[-*+]\s+/

/** Turns the selected lines into list items, or list items back into lines. */
export function toggleList({ text, from, to }: TextSelection): TextEdit {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next < 0 ? text.length : next
  const lines = text.slice(start, end).split('\n')
  const nonEmpty = lines.filter(line => line.trim() !== '')
  const isList = nonEmpty.length > 0 && nonEmpty.every(line => listItem.test(line))
  const insert = lines
    .map(line => {
      if (isList) return line.replace(listItem, '$1')
      return line.trim() === '' && lines.length > 1 ? line : `- ${line}`
    })
    .join('\n')
  const after = start + insert.length
  return { from: start, to: end, insert, select: lines.length > 1 ? [start, after] : [after, after] }
}

/**
 * Turns the selection into a link. Selected text becomes the link text and the address is selected to be typed; a
 * selected address becomes the address and the link text is selected.
 *
 * @param defaultLabel link text when none is selected
 */
export function addLink({ text, from, to }: TextSelection, defaultLabel: string): TextEdit {
  const [start, end] = trimmed(text, from, to)
  const selected = text.slice(start, end)
  if (/^(https?:\/\/|mailto:)\S+$/i.test(selected)) {
    const insert = `[${defaultLabel}](${selected})`
    return { from: start, to: end, insert, select: [start + 1, start + 1 + defaultLabel.length] }
  }
  const label = selected || defaultLabel
  const address = start + label.length + 3
  return {
    from: start,
    to: end,
    insert: `[${label}](https://)`,
    select: [address, address + 'https://'.length]
  }
}

/** Inserts a heading on its own line after the line in which the selection ends. */
export function addHeading({ text, to }: TextSelection, title: string): TextEdit {
  const next = text.indexOf('\n', to)
  const at = next < 0 ? text.length : next
  const before = text.slice(0, at)
  const gap = before.trim() === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const insert = `${gap}## ${title}\n`
  return { from: at, to: at, insert, select: [at + insert.length, at + insert.length] }
}

/** The selection without surrounding white space: Markdown allows none inside emphasis marks. */
function trimmed(text: string, from: number, to: number): [number, number] {
  const selected = text.slice(from, to)
  const start = from + (selected.length - selected.trimStart().length)
  return selected.trim() === '' ? [from, from] : [start, start + selected.trim().length]
}

const starsBefore = (text: string, at: number) => /\*{0,3}$/.exec(text.slice(0, at))?.[0].length ?? 0
const starsAfter = (text: string, at: number) => /^\*{0,3}/.exec(text.slice(at))?.[0].length ?? 0
