import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/json'
import { normalizeId } from '#core/id.ts'
import type { FileLocation } from '#core/reading/repair.ts'

/** Offsets in the text, `to` exclusive. */
export interface TextRange {
  from: number
  to: number
}

/** Finds the range of the text that a repair, rule or error is about. */
export interface TextLocator {
  /** Range of a repair; `before` is the value that the repair quotes. */
  findLocation: (location: FileLocation, before?: string) => TextRange
  /** Range of the value at a path within the entry with the id `id`. */
  findPath: (id: string, path: readonly PropertyKey[]) => TextRange
  /** Range of the word at a line and column, both from 1. */
  findLine: (line: number, column: number) => TextRange
}

/** Parses a text to find ranges in it. Invalid JSON is parsed as far as possible. */
export function createTextLocator(text: string): TextLocator {
  const root = parser.parse(text).topNode
  const outermost = valuesIn(root)[0]
  const list = outermost && listIn(outermost, text)
  const entries = list ? flattenItems(list) : outermost ? [outermost] : []
  const byId = new Map(entries.map(entry => [idOf(entry, text), entry] as const).reverse())
  const whole = markedRange(outermost, text) ?? { from: 0, to: text.length > 0 ? 1 : 0 }

  const entryOf = ({ index, id }: FileLocation) => {
    const withId = id === undefined ? undefined : byId.get(id)
    const atIndex = index === undefined || !list ? undefined : entries[index]
    return atIndex ?? withId ?? (list || index === undefined ? undefined : outermost)
  }

  function findLocation(location: FileLocation, before?: string): TextRange {
    const position = /^(\d+):(\d+)$/.exec(location.field ?? '')
    if (position) return findLine(Number(position[1]), Number(position[2]))
    const entry = entryOf(location) ?? (location.field ? byId.get('_meta') : undefined)
    if (!entry) return whole
    if (location.field !== undefined) return fieldRange(entry, location.field, before)
    // A repair without a field may quote a key, or a text that is the entry.
    const named = before === undefined ? undefined : propertyOf(entry, before, text)
    return named ? keyRange(named) : (markedRange(entry, text) ?? whole)
  }

  function fieldRange(entry: SyntaxNode, field: string, before: string | undefined): TextRange {
    const value = valueOfKey(propertyOf(entry, field, text))
    if (!value) return markedRange(entry, text) ?? whole
    const item = before === undefined ? undefined : findText(value, text => isQuoteOf(before, text), text)
    return item ?? markedRange(value, text) ?? value
  }

  function findPath(id: string, path: readonly PropertyKey[]): TextRange {
    let node = byId.get(id) ?? (list ? undefined : outermost)
    if (!node) return whole
    for (const step of path) {
      const next: SyntaxNode | undefined =
        typeof step === 'number' ? valuesIn(node)[step] : valueOfKey(propertyOf(node, String(step), text))
      if (!next) break
      node = next
    }
    return markedRange(node, text) ?? whole
  }

  function findLine(line: number, column: number): TextRange {
    const lines = text.split('\n')
    const lineStart = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
    const from = Math.min(lineStart + column - 1, Math.max(text.length - 1, 0))
    const word = /^[\p{L}\p{N}_-]+/u.exec(text.slice(from, from + 60))?.[0].length ?? 1
    return { from, to: Math.min(from + word, text.length) }
  }

  return { findLocation, findPath, findLine }
}

const valueNames = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null'])

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}

const valuesIn = (node: SyntaxNode) => childrenOf(node).filter(({ name }) => valueNames.has(name))

const propertiesIn = (node: SyntaxNode) =>
  node.name === 'Object' ? childrenOf(node).filter(({ name }) => name === 'Property') : []

const flattenItems = (list: SyntaxNode): SyntaxNode[] =>
  valuesIn(list).flatMap(item => (item.name === 'Array' ? flattenItems(item) : [item]))

/** The list of entries: the outermost value, or the longest list in an object that other tools wrap around it. */
function listIn(outermost: SyntaxNode, text: string): SyntaxNode | undefined {
  if (outermost.name === 'Array') return outermost
  if (idOf(outermost, text) !== undefined) return undefined
  const lists = propertiesIn(outermost).flatMap(property => {
    const value = valueOfKey(property)
    return value && (value.name === 'Array' || value.name === 'Object') ? (listIn(value, text) ?? []) : []
  })
  return lists.sort((one, other) => valuesIn(other).length - valuesIn(one).length)[0]
}

/** A property by its key, ignoring case and punctuation. */
function propertyOf(node: SyntaxNode, key: string, text: string): SyntaxNode | undefined {
  const properties = propertiesIn(node)
  const keys = properties.map(property => stringOf(property.firstChild, text) ?? '')
  const at = keys.includes(key)
    ? keys.indexOf(key)
    : keys.findIndex(each => normalizeId(each) === normalizeId(key))
  return properties[at]
}

const keyRange = (property: SyntaxNode): TextRange => property.firstChild ?? property

const valueOfKey = (property: SyntaxNode | undefined) => property && valuesIn(property)[0]

function idOf(entry: SyntaxNode, text: string): string | undefined {
  if (entry.name === 'String') return stringOf(entry, text)
  const value = valueOfKey(propertyOf(entry, 'id', text))
  return value && (stringOf(value, text) ?? text.slice(value.from, value.to))
}

function stringOf(node: SyntaxNode | null, text: string): string | undefined {
  if (node?.name !== 'String' && node?.name !== 'PropertyName') return undefined
  try {
    const read: unknown = JSON.parse(text.slice(node.from, node.to))
    return typeof read === 'string' ? read : undefined
  } catch {
    return text.slice(node.from + 1, node.to - 1)
  }
}

/** Range to mark for a value: the id of an entry, the bracket of other lists and objects, else the whole value. */
function markedRange(node: SyntaxNode | undefined, text: string): TextRange | undefined {
  if (!node) return undefined
  if (node.name !== 'Object' && node.name !== 'Array') return { from: node.from, to: node.to }
  const id = valueOfKey(propertyOf(node, 'id', text))
  return id ? { from: id.from, to: id.to } : { from: node.from, to: node.from + 1 }
}

/** Range of the first text in a value, at any depth, for which `matches` returns true. */
function findText(node: SyntaxNode, matches: (text: string) => boolean, text: string): TextRange | undefined {
  const value = stringOf(node, text)
  if (value !== undefined && matches(value)) return { from: node.from, to: node.to }
  for (const child of childrenOf(node)) {
    const found = findText(child, matches, text)
    if (found) return found
  }
  return undefined
}

/** Whether a repair quotes the text; long quotes are cut and end with `…`. */
const isQuoteOf = (quote: string, text: string) =>
  quote.endsWith('…') ? text.startsWith(quote.slice(0, -1)) : text === quote
