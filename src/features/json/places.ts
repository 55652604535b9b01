import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/json'
import { plainId } from '#core/id.ts'
import type { Place } from '#core/reading/repair.ts'

export interface Range {
  from: number
  to: number
}

/** Finds what is spoken of in a text. */
export interface Places {
  /** What a note of the reader is about; `before` is what it says stood there. */
  ofPlace: (place: Place, before?: string) => Range
  /** A value within the entry that has an id: what a rule speaks of. */
  ofPath: (id: string, path: readonly PropertyKey[]) => Range
  /** Line and column count from 1. */
  ofLine: (line: number, column: number) => Range
}

/** Lays a text out for finding. Texts with slips are laid out as far as they can be understood. */
export function placesIn(text: string): Places {
  const root = parser.parse(text).topNode
  const outermost = valuesIn(root)[0]
  const list = outermost && listIn(outermost, text)
  const entries = list ? flat(list) : outermost ? [outermost] : []
  const byId = new Map(entries.map(entry => [idOf(entry, text), entry] as const).reverse())
  const whole = headOf(outermost, text) ?? { from: 0, to: text.length > 0 ? 1 : 0 }

  const entryOf = ({ index, id }: Place) => {
    const own = id === undefined ? undefined : byId.get(id)
    const counted = index === undefined || !list ? undefined : entries[index]
    return counted ?? own ?? (list || index === undefined ? undefined : outermost)
  }

  function ofPlace(place: Place, before?: string): Range {
    const position = /^(\d+):(\d+)$/.exec(place.field ?? '')
    if (position) return ofLine(Number(position[1]), Number(position[2]))
    const entry = entryOf(place) ?? (place.field ? byId.get('_meta') : undefined)
    if (!entry) return whole
    if (place.field !== undefined) return fieldRange(entry, place.field, before)
    // A note about no field may still name a key, or the text that is the entry.
    const named = before === undefined ? undefined : propertyOf(entry, before, text)
    return named ? keyRange(named) : (headOf(entry, text) ?? whole)
  }

  function fieldRange(entry: SyntaxNode, field: string, before: string | undefined): Range {
    const value = valueOfKey(propertyOf(entry, field, text))
    if (!value) return headOf(entry, text) ?? whole
    const item = before === undefined ? undefined : itemThat(value, text => isShortOf(before, text), text)
    return item ?? headOf(value, text) ?? value
  }

  function ofPath(id: string, path: readonly PropertyKey[]): Range {
    let node = byId.get(id) ?? (list ? undefined : outermost)
    if (!node) return whole
    for (const step of path) {
      const next: SyntaxNode | undefined =
        typeof step === 'number' ? valuesIn(node)[step] : valueOfKey(propertyOf(node, String(step), text))
      if (!next) break
      node = next
    }
    return headOf(node, text) ?? whole
  }

  function ofLine(line: number, column: number): Range {
    const lines = text.split('\n')
    const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
    const from = Math.min(before + column - 1, Math.max(text.length - 1, 0))
    const word = /^[\p{L}\p{N}_-]+/u.exec(text.slice(from, from + 60))?.[0].length ?? 1
    return { from, to: Math.min(from + word, text.length) }
  }

  return { ofPlace, ofPath, ofLine }
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

const flat = (list: SyntaxNode): SyntaxNode[] =>
  valuesIn(list).flatMap(item => (item.name === 'Array' ? flat(item) : [item]))

/** The list of a script: the outermost value, or the longest list in what other tools wrap around it. */
function listIn(outermost: SyntaxNode, text: string): SyntaxNode | undefined {
  if (outermost.name === 'Array') return outermost
  if (idOf(outermost, text) !== undefined) return undefined
  const lists = propertiesIn(outermost).flatMap(property => {
    const value = valueOfKey(property)
    return value && (value.name === 'Array' || value.name === 'Object') ? (listIn(value, text) ?? []) : []
  })
  return lists.sort((one, other) => valuesIn(other).length - valuesIn(one).length)[0]
}

/** A property by its key, in any spelling. */
function propertyOf(node: SyntaxNode, key: string, text: string): SyntaxNode | undefined {
  const properties = propertiesIn(node)
  const keys = properties.map(property => stringOf(property.firstChild, text) ?? '')
  const at = keys.includes(key) ? keys.indexOf(key) : keys.findIndex(each => plainId(each) === plainId(key))
  return properties[at]
}

const keyRange = (property: SyntaxNode): Range => property.firstChild ?? property

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

/** What is marked of a value: a text as a whole, of an entry its id, of other lists and objects their first line. */
function headOf(node: SyntaxNode | undefined, text: string): Range | undefined {
  if (!node) return undefined
  if (node.name !== 'Object' && node.name !== 'Array') return { from: node.from, to: node.to }
  const id = valueOfKey(propertyOf(node, 'id', text))
  return id ? { from: id.from, to: id.to } : { from: node.from, to: node.from + 1 }
}

/** The text within a value, however deep, that fits. */
function itemThat(node: SyntaxNode, fits: (text: string) => boolean, text: string): Range | undefined {
  const own = stringOf(node, text)
  if (own !== undefined && fits(own)) return { from: node.from, to: node.to }
  for (const child of childrenOf(node)) {
    const found = itemThat(child, fits, text)
    if (found) return found
  }
  return undefined
}

/** Notes cut what they quote. */
const isShortOf = (short: string, text: string) =>
  short.endsWith('…') ? text.startsWith(short.slice(0, -1)) : text === short
