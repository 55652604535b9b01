import { childrenOf, type Node, parseMarkdown } from './markdown.ts'
import type { Block, Inline, Prose } from './prose.ts'
import { readInlines } from './read-inlines.ts'

/** Four times the most that an almanac text may hold; whatever a file brings after that is plain paragraphs. */
const mostParsed = 20_000
/** Lists and quotes within each other; what is deeper stands as plain paragraphs in the deepest of them. */
const deepest = 6

/** A line that opens more lists and quotes than anyone means; the parser's time grows with their square. */
const tooDeep = /^((?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){12}[ \t]*)(?=[->+*\d])/gm

/**
 * Reads a text in Markdown: paragraphs, headings, lists, quotes, rules, emphasis, links. Every word of it is kept and
 * every line break stands; pictures become their description, and what is no safe link the words that were typed. Any
 * text is read, whatever it holds, in time that grows with its length.
 *
 * @example readProse('*Hush*') // [{ kind: 'paragraph', children: [{ kind: 'emphasis', children: […] }] }]
 */
export function readProse(text: string): Prose {
  const end = endOfParsed(text)
  const source = text.slice(0, end).replace(/\r\n?/g, '\n').replace(tooDeep, '$1\\')
  const blocks = readBlocks(parseMarkdown(source), source, 0)
  return withLevels([...blocks, ...plainParagraphs(text.slice(end))])
}

function endOfParsed(text: string): number {
  if (text.length <= mostParsed) return text.length
  const lastLine = text.lastIndexOf('\n', mostParsed)
  return lastLine > 0 ? lastLine : mostParsed
}

const readBlocks = (parent: Node, source: string, depth: number): Block[] =>
  childrenOf(parent).flatMap(node => readBlock(node, source, depth))

function readBlock(node: Node, source: string, depth: number): Block[] {
  const { name } = node
  if (name === 'Paragraph') return paragraphs(readInlines(node, source))
  if (name.startsWith('ATXHeading')) return readHeading(node, source, depth)
  if (name === 'HorizontalRule') return [{ kind: 'rule' }]
  if (name !== 'Blockquote' && name !== 'BulletList' && name !== 'OrderedList') return []
  if (depth >= deepest) return plainParagraphs(source.slice(node.from, node.to))
  if (name === 'Blockquote') return [{ kind: 'quote', blocks: readBlocks(node, source, depth + 1) }]
  return [readList(node, source, depth)]
}

/** In a list or a quote a heading is no part of the outline: a line in bold. */
function readHeading(node: Node, source: string, depth: number): Block[] {
  const children = readInlines(node, source)
  if (children.length === 0) return []
  if (depth > 0) return paragraphs([{ kind: 'strong', children }])
  return [{ kind: 'heading', level: Number(node.name.slice(-1)), children }]
}

function readList(node: Node, source: string, depth: number): Block {
  const items = childrenOf(node).filter(({ name }) => name === 'ListItem')
  const start = node.name === 'OrderedList' ? Number.parseInt(source.slice(node.from), 10) : undefined
  return { kind: 'list', start, items: items.map(item => readBlocks(item, source, depth + 1)) }
}

const plainParagraphs = (text: string): Block[] =>
  text.split(/\n\s*\n/).flatMap(paragraph => {
    const words = paragraph.replace(/\s+/g, ' ').trim()
    return paragraphs(words ? [{ kind: 'text', text: words }] : [])
  })

const paragraphs = (children: readonly Inline[]): Block[] =>
  children.length > 0 ? [{ kind: 'paragraph', children }] : []

/** Headings as an outline: whatever marks a writer chose, no reader of it meets a gap. */
function withLevels(blocks: Prose): Prose {
  const used = [...new Set(blocks.flatMap(block => (block.kind === 'heading' ? [block.level] : [])))].sort()
  let before = 0
  return blocks.map(block => {
    if (block.kind !== 'heading') return block
    before = Math.min(used.indexOf(block.level) + 1, before + 1)
    return { ...block, level: before }
  })
}
