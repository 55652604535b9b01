import { limitNesting } from './limit-nesting.ts'
import { parseInlines } from './parse-inlines.ts'
import type { Block, Inline, RichText } from './rich-text.ts'
import { childrenOf, parseSyntaxTree, type SyntaxNode } from './syntax-tree.ts'

/** Characters to parse: four times the limit of an almanac text. The rest becomes plain paragraphs. */
const maxParsed = 20_000
/** Limit of nested lists and quotes. Deeper ones become plain paragraphs. */
const maxDepth = 6

/**
 * Parses Markdown: paragraphs, headings, lists, quotes, rules, emphasis and links. Keeps all words and line breaks.
 * Images become their description, and unsafe links stay plain text. Accepts any text, in time linear to its length.
 *
 * @example parseMarkdown('*Hush*') // [{ kind: 'paragraph', children: [{ kind: 'emphasis', children: […] }] }]
 */
export function parseMarkdown(text: string): RichText {
  const end = endOfParsed(text)
  const source = limitNesting(text.slice(0, end).replace(/\r\n?/g, '\n'))
  const blocks = parseBlocks(parseSyntaxTree(source), source, 0)
  return withLevels([...blocks, ...plainParagraphs(text.slice(end))])
}

function endOfParsed(text: string): number {
  if (text.length <= maxParsed) return text.length
  const lastLine = text.lastIndexOf('\n', maxParsed)
  return lastLine > 0 ? lastLine : maxParsed
}

const parseBlocks = (parent: SyntaxNode, source: string, depth: number): Block[] =>
  childrenOf(parent).flatMap(node => parseBlock(node, source, depth))

function parseBlock(node: SyntaxNode, source: string, depth: number): Block[] {
  const { name } = node
  if (name === 'Paragraph') return paragraphs(parseInlines(node, source))
  if (name.startsWith('ATXHeading')) return parseHeading(node, source, depth)
  if (name === 'HorizontalRule') return [{ kind: 'rule' }]
  if (name !== 'Blockquote' && name !== 'BulletList' && name !== 'OrderedList') return []
  if (depth >= maxDepth) return plainParagraphs(source.slice(node.from, node.to))
  if (name === 'Blockquote') return [{ kind: 'quote', blocks: parseBlocks(node, source, depth + 1) }]
  return [parseList(node, source, depth)]
}

/** Parses a heading. Inside a list or quote it becomes bold text, because it is not part of the outline. */
function parseHeading(node: SyntaxNode, source: string, depth: number): Block[] {
  const children = parseInlines(node, source)
  if (children.length === 0) return []
  if (depth > 0) return paragraphs([{ kind: 'strong', children }])
  return [{ kind: 'heading', level: Number(node.name.slice(-1)), children }]
}

function parseList(node: SyntaxNode, source: string, depth: number): Block {
  const items = childrenOf(node).filter(({ name }) => name === 'ListItem')
  const start = node.name === 'OrderedList' ? Number.parseInt(source.slice(node.from), 10) : undefined
  return { kind: 'list', start, items: items.map(item => parseBlocks(item, source, depth + 1)) }
}

const plainParagraphs = (text: string): Block[] =>
  text.split(/\n\s*\n/).flatMap(paragraph => {
    const words = paragraph.replace(/\s+/g, ' ').trim()
    return paragraphs(words ? [{ kind: 'text', text: words }] : [])
  })

const paragraphs = (children: readonly Inline[]): Block[] =>
  children.length > 0 ? [{ kind: 'paragraph', children }] : []

/** Renumbers heading levels so that the outline has no gaps. */
function withLevels(blocks: RichText): RichText {
  const used = [...new Set(blocks.flatMap(block => (block.kind === 'heading' ? [block.level] : [])))].sort()
  let previous = 0
  return blocks.map(block => {
    if (block.kind !== 'heading') return block
    previous = Math.min(used.indexOf(block.level) + 1, previous + 1)
    return { ...block, level: previous }
  })
}
