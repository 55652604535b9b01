import { childrenOf, type Node } from './markdown.ts'
import type { Inline } from './prose.ts'
import { safeAddress } from './safe-address.ts'

/** Emphasis within emphasis; what is deeper keeps its marks. */
const deepest = 8

interface Place {
  source: string
  depth: number
  /** Inside a link there is no other. */
  inLink: boolean
}

/** The words of a paragraph or a heading. */
export const readInlines = (node: Node, source: string): Inline[] =>
  tidy(readChildren(node, { source, depth: 0, inLink: false }))

function readChildren(node: Node, place: Place): Inline[] {
  return readStretch(childrenOf(node), node.from, node.to, place)
}

/** The words from one place to another, among them the parts that the parser found there. */
function readStretch(nodes: readonly Node[], from: number, to: number, place: Place): Inline[] {
  let at = from
  const read = nodes.flatMap(node => {
    const before = wordsOf(place.source.slice(at, node.from))
    at = node.to
    return [...before, ...readNode(node, place)]
  })
  return [...read, ...wordsOf(place.source.slice(at, to))]
}

function readNode(node: Node, place: Place): Inline[] {
  const { source } = place
  const typed = source.slice(node.from, node.to)
  if (isMark(node.name)) return []
  if (node.name === 'HardBreak') return [{ kind: 'break' }]
  if (node.name === 'Escape') return wordsOf(typed.slice(1))
  if (place.depth >= deepest) return wordsOf(typed)
  const inside = { ...place, depth: place.depth + 1 }
  if (node.name === 'Emphasis') return [{ kind: 'emphasis', children: readChildren(node, inside) }]
  if (node.name === 'StrongEmphasis') return [{ kind: 'strong', children: readChildren(node, inside) }]
  if (node.name === 'Link' || node.name === 'Image') return readLink(node, inside)
  if (node.name === 'URL') return linked(safeAddress(bareAddress(typed)), wordsOf(typed), place)
  return wordsOf(typed)
}

/** What is drawn by its effect. Marks of links are, where there is no link, words like any others. */
const isMark = (name: string) =>
  name === 'EmphasisMark' || name === 'HeaderMark' || name === 'QuoteMark' || name === 'ListMark'

/** `[words](address)`, and a picture of the same form. Other words in brackets are just that: `[+1 Outsider]`. */
function readLink(node: Node, place: Place): Inline[] {
  const { source } = place
  const children = childrenOf(node)
  const close = children.findIndex((child, index) => index > 0 && child.name === 'LinkMark')
  const [open, end] = [children[0], children[close]]
  if (!open || !end) return wordsOf(source.slice(node.from, node.to))
  const label = (inLink: boolean) =>
    readStretch(children.slice(1, close), open.to, end.from, { ...place, inLink })
  const address = children.slice(close).find(({ name }) => name === 'URL')
  if (address && node.name === 'Image') return label(place.inLink)
  const href = address && safeAddress(source.slice(address.from, address.to).replace(/^<|>$/g, ''))
  if (href) return linked(href, label(true), place)
  return [
    ...wordsOf(source.slice(open.from, open.to)),
    ...label(place.inLink),
    ...wordsOf(source.slice(end.from, node.to))
  ]
}

const linked = (href: string | undefined, children: Inline[], { inLink }: Place): Inline[] =>
  href && !inLink && children.length > 0 ? [{ kind: 'link', href, children }] : children

/** The parser takes a bare address of mail for what it is. */
const bareAddress = (typed: string) =>
  typed.includes('@') && !/^\w+:/.test(typed) ? `mailto:${typed}` : typed

/** Plain words: each line that the writer ended ends. */
const wordsOf = (typed: string): Inline[] =>
  typed
    .split('\n')
    .flatMap((text, index): Inline[] => [...(index > 0 ? [lineBreak] : []), { kind: 'text', text }])

const lineBreak: Inline = { kind: 'break' }

/** Joins neighbouring words, and takes away the blanks around each line. */
function tidy(inlines: readonly Inline[], isInside = false): Inline[] {
  const tidied: Inline[] = []
  for (const inline of inlines) {
    if (inline.kind === 'text') addWords(tidied, inline.text, isInside)
    else if (inline.kind === 'break') addBreak(tidied, isInside)
    else tidied.push({ ...inline, children: tidy(inline.children, true) })
  }
  if (isInside) return tidied
  trimLast(tidied)
  while (tidied.at(-1)?.kind === 'break') tidied.pop()
  return tidied
}

function addWords(tidied: Inline[], words: string, isInside: boolean) {
  const last = tidied.at(-1)
  const isFirst = last ? last.kind === 'break' : !isInside
  const text = isFirst ? words.trimStart() : words
  if (last?.kind === 'text') tidied[tidied.length - 1] = { kind: 'text', text: last.text + text }
  else if (text !== '') tidied.push({ kind: 'text', text })
}

function addBreak(tidied: Inline[], isInside: boolean) {
  trimLast(tidied)
  if (tidied.length > 0 || isInside) tidied.push(lineBreak)
}

function trimLast(tidied: Inline[]) {
  const last = tidied.at(-1)
  if (last?.kind !== 'text') return
  const text = last.text.trimEnd()
  if (text) tidied[tidied.length - 1] = { kind: 'text', text }
  else tidied.pop()
}
