/** Characters of a line that a list of short values fills before it goes on in the next. */
const width = 64

/**
 * A value as JSON that is good to read: two spaces a level, and lists of ids and short texts within a level in as few
 * lines as they need. The items of the outermost list have a line of their own.
 */
export const layOut = (value: unknown): string => layOutAt(value, 0)

function layOutAt(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const inner = '  '.repeat(depth + 1)
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    const items = value.map(item => layOutAt(item, depth + 1))
    return depth > 0 && value.every(isShort) ? filled(items, depth) : listed('[', items, ']', inner)
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  if (entries.length === 0) return '{}'
  const lines = entries.map(([key, item]) => `${JSON.stringify(key)}: ${layOutAt(item, depth + 1)}`)
  return listed('{', lines, '}', inner)
}

const isShort = (item: unknown) =>
  typeof item === 'string' ? item.length <= 40 : typeof item !== 'object' || item === null

const listed = (open: string, items: readonly string[], close: string, inner: string) =>
  `${open}\n${items.map(item => inner + item).join(',\n')}\n${inner.slice(2)}${close}`

function filled(items: readonly string[], depth: number): string {
  const oneLine = `[${items.join(', ')}]`
  if (oneLine.length + 2 * depth <= width) return oneLine
  const inner = '  '.repeat(depth + 1)
  const lines: string[] = []
  for (const [index, item] of items.entries()) {
    const word = index < items.length - 1 ? `${item},` : item
    const line = lines.at(-1)
    if (line === undefined || inner.length + line.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return `[\n${lines.map(line => inner + line).join('\n')}\n${inner.slice(2)}]`
}
