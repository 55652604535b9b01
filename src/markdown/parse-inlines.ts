import { type Inline, plainText } from './rich-text.ts'
import { safeAddress } from './safe-address.ts'
import { childrenOf, type SyntaxNode } from './syntax-tree.ts'

/** Limit of nested emphasis. Deeper marks stay plain text. */
const maxDepth = 8

interface Context {
  source: string
  depth: number
  /** Links cannot be nested. */
  inLink: boolean
}

/** Parses the content of a paragraph or heading. */
export const parseInlines = (node: SyntaxNode, source: string): Inline[] =>
  normalize(parseChildren(node, { source, depth: 0, inLink: false }))

function parseChildren(node: SyntaxNode, context: Context): Inline[] {
  return parseRange(childrenOf(node), node.from, node.to, context)
}

/** Parses the source between two offsets, which contains `nodes`. */
function parseRange(nodes: readonly SyntaxNode[], from: number, to: number, context: Context): Inline[] {
  let position = from
  const read = nodes.flatMap(node => {
    const before = plainInlines(context.source.slice(position, node.from))
    position = node.to
    return [...before, ...parseNode(node, context)]
  })
  return [...read, ...plainInlines(context.source.slice(position, to))]
}

function parseNode(node: SyntaxNode, context: Context): Inline[] {
  const { source } = context
  const typed = source.slice(node.from, node.to)
  if (isMarkup(node.name)) return []
  if (node.name === 'HardBreak') return [{ kind: 'break' }]
  if (node.name === 'Escape') return plainInlines(typed.slice(1))
  if (context.depth >= maxDepth) return plainInlines(typed)
  const inside = { ...context, depth: context.depth + 1 }
  if (node.name === 'Emphasis') return [{ kind: 'emphasis', children: parseChildren(node, inside) }]
  if (node.name === 'StrongEmphasis') return [{ kind: 'strong', children: parseChildren(node, inside) }]
  if (node.name === 'Link' || node.name === 'Image') return parseLink(node, inside)
  if (node.name === 'URL') return linkOrPlain(safeAddress(withScheme(typed)), plainInlines(typed), context)
  return plainInlines(typed)
}

/** Whether a node is markup to omit. Brackets of links are not, because without a link they are plain text. */
const isMarkup = (name: string) =>
  name === 'EmphasisMark' || name === 'HeaderMark' || name === 'QuoteMark' || name === 'ListMark'

/** Parses `[label](address)`; an image becomes its label. Other text in brackets stays text: `[+1 Outsider]`. */
function parseLink(node: SyntaxNode, context: Context): Inline[] {
  const { source } = context
  const children = childrenOf(node)
  const close = children.findIndex((child, index) => index > 0 && child.name === 'LinkMark')
  const [open, end] = [children[0], children[close]]
  if (!open || !end) return plainInlines(source.slice(node.from, node.to))
  const label = (inLink: boolean) =>
    parseRange(children.slice(1, close), open.to, end.from, { ...context, inLink })
  const address = children.slice(close).find(({ name }) => name === 'URL')
  if (address && node.name === 'Image') return label(context.inLink)
  const href = address && safeAddress(source.slice(address.from, address.to).replace(/^<(.*)>$/, '$1'))
  if (href) return linkOrPlain(href, label(true), context)
  return [
    ...plainInlines(source.slice(open.from, open.to)),
    ...label(context.inLink),
    ...plainInlines(source.slice(end.from, node.to))
  ]
}

/** A link; its children alone where it has no address, no words, or is within another link. */
const linkOrPlain = (href: string | undefined, children: Inline[], { inLink }: Context): Inline[] =>
  href && !inLink && plainText(children).trim() !== '' ? [{ kind: 'link', href, children }] : children

/** Adds `mailto:` to an email address without a scheme, which the parser also links. */
const withScheme = (typed: string) =>
  typed.includes('@') && !/^\w+:/.test(typed) ? `mailto:${typed}` : typed

/** Plain text with a break for each line break. */
const plainInlines = (typed: string): Inline[] =>
  typed
    .split('\n')
    .flatMap((text, index): Inline[] => [...(index > 0 ? [lineBreak] : []), { kind: 'text', text }])

const lineBreak: Inline = { kind: 'break' }

/** Joins neighbouring texts and trims each line. */
function normalize(inlines: readonly Inline[], isInside = false): Inline[] {
  const normalized: Inline[] = []
  for (const inline of inlines) {
    if (inline.kind === 'text') appendText(normalized, inline.text, isInside)
    else if (inline.kind === 'break') appendBreak(normalized, isInside)
    else normalized.push({ ...inline, children: normalize(inline.children, true) })
  }
  if (isInside) return normalized
  trimLastText(normalized)
  while (normalized.at(-1)?.kind === 'break') normalized.pop()
  return normalized
}

function appendText(normalized: Inline[], added: string, isInside: boolean) {
  const last = normalized.at(-1)
  const isFirst = last ? last.kind === 'break' : !isInside
  const text = isFirst ? added.trimStart() : added
  if (last?.kind === 'text') normalized[normalized.length - 1] = { kind: 'text', text: last.text + text }
  else if (text !== '') normalized.push({ kind: 'text', text })
}

function appendBreak(normalized: Inline[], isInside: boolean) {
  trimLastText(normalized)
  if (normalized.length > 0 || isInside) normalized.push(lineBreak)
}

function trimLastText(normalized: Inline[]) {
  const last = normalized.at(-1)
  if (last?.kind !== 'text') return
  const text = last.text.trimEnd()
  if (text) normalized[normalized.length - 1] = { kind: 'text', text }
  else normalized.pop()
}
