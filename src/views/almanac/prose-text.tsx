import './prose-text.css'
import { memo } from 'react'
import { type Lead, withLeads } from '#prose/leads.ts'
import { type Block, type Inline, type Prose, plainText } from '#prose/prose.ts'
import { readProse } from '#prose/read-prose.ts'
import { classNames } from '#ui/class-names.ts'
import { Heading, ownWords } from './heading.tsx'

export interface ProseTextProps {
  /** As it was written, in Markdown. */
  text: string
  /** How far below the almanac's title its headings stand. */
  depth: number
  /** Its first letter is as tall as three lines, where the text is long enough. */
  dropCap?: boolean | undefined
  /** Headings begin the paragraph under them: for the short ones of a character. */
  runIn?: boolean | undefined
}

/** A text in Markdown as it is read. Read again only when it changes. */
export const ProseText = memo(({ text, depth, dropCap, runIn }: ProseTextProps) => {
  const prose = readProse(text)
  return (
    <div
      className={classNames('prose', dropCap && hasRoomForCap(prose) && 'prose-cap', runIn && 'prose-run-in')}
      {...ownWords}
    >
      <Blocks prose={prose} depth={depth} runIn={runIn} />
    </div>
  )
})

function Blocks({ prose, depth, runIn }: { prose: Prose; depth: number; runIn?: boolean | undefined }) {
  const pieces = runIn ? withLeads(prose) : prose
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have nothing else to be told apart by
    <BlockView key={index} block={piece} depth={depth} />
  ))
}

function BlockView({ block, depth }: { block: Block | Lead; depth: number }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words inlines={block.children} />
        </p>
      )
    case 'heading':
      return (
        <Heading depth={depth + block.level - 1} text={plainText(block.children)}>
          <Words inlines={block.children} />
        </Heading>
      )
    case 'list':
      return <List {...block} depth={depth} />
    case 'quote':
      return (
        <blockquote>
          <Blocks prose={block.blocks} depth={depth} />
        </blockquote>
      )
    case 'lead':
      return (
        <div className="prose-lead">
          <BlockView block={block.heading} depth={depth} />
          <BlockView block={block.paragraph} depth={depth} />
        </div>
      )
    case 'rule':
      return <hr />
  }
}

function List({ start, items, depth }: Extract<Block, { kind: 'list' }> & { depth: number }) {
  const rows = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items of one text have nothing else to be told apart by
    <li key={index}>
      <Blocks prose={item} depth={depth} />
    </li>
  ))
  return start === undefined ? <ul>{rows}</ul> : <ol start={start}>{rows}</ol>
}

const Words = ({ inlines }: { inlines: readonly Inline[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the words of one paragraph have nothing else to be told apart by
  inlines.map((inline, index) => <Word key={index} inline={inline} />)

function Word({ inline }: { inline: Inline }) {
  if (inline.kind === 'text') return inline.text
  if (inline.kind === 'break') return <br />
  const words = <Words inlines={inline.children} />
  if (inline.kind === 'link') {
    return (
      <a href={inline.href} rel="nofollow ugc noopener noreferrer" target="_blank">
        {words}
      </a>
    )
  }
  return inline.kind === 'strong' ? <strong>{words}</strong> : <em>{words}</em>
}

/** Letters that stand alone: others would be torn from their word. */
const standsAlone = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u
/** Letters that fill three lines beside the capital. */
const threeLines = 200

function hasRoomForCap([first]: Prose): boolean {
  if (first?.kind !== 'paragraph') return false
  const text = plainText(first.children)
  return standsAlone.test(text) && (text.split('\n')[0] ?? '').length >= threeLines
}
