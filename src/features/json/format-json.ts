/** Maximum line length of a list of short values, in characters. */
const lineWidth = 64

/**
 * Formats a value as readable JSON: two spaces per level, and nested lists of short values in as few lines as
 * possible. Each item of the outermost list starts on its own line.
 */
export const formatJson = (value: unknown): string => formatAt(value, 0)

function formatAt(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const indent = '  '.repeat(depth + 1)
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    const items = value.map(item => formatAt(item, depth + 1))
    return depth > 0 && value.every(isShort)
      ? filledLines(items, depth)
      : oneItemPerLine('[', items, ']', indent)
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  if (entries.length === 0) return '{}'
  const lines = entries.map(([key, item]) => `${JSON.stringify(key)}: ${formatAt(item, depth + 1)}`)
  return oneItemPerLine('{', lines, '}', indent)
}

const isShort = (item: unknown) =>
  typeof item === 'string' ? item.length <= 40 : typeof item !== 'object' || item === null

const oneItemPerLine = (open: string, items: readonly string[], close: string, indent: string) =>
  `${open}\n${items.map(item => indent + item).join(',\n')}\n${indent.slice(2)}${close}`

function filledLines(items: readonly string[], depth: number): string {
  const oneLine = `[${items.join(', ')}]`
  if (oneLine.length + 2 * depth <= lineWidth) return oneLine
  const indent = '  '.repeat(depth + 1)
  const lines: string[] = []
  for (const [index, item] of items.entries()) {
    const word = index < items.length - 1 ? `${item},` : item
    const line = lines.at(-1)
    if (line === undefined || indent.length + line.length + word.length >= lineWidth) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return `[\n${lines.map(line => indent + line).join('\n')}\n${indent.slice(2)}]`
}
