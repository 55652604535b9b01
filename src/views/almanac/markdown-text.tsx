import './markdown-text.css'
import { memo } from 'react'
import { parseMarkdown } from '#markdown/parse-markdown.ts'
import { type Block, type Inline, plainText, type RichText } from '#markdown/rich-text.ts'
import { type RunInHeading, withRunInHeadings } from '#markdown/run-in-headings.ts'
import { classNames } from '#ui/class-names.ts'
import { authorTextProps } from '../text-language.ts'
import { Heading } from './heading.tsx'

export interface MarkdownTextProps {
  /** Markdown source. */
  text: string
  /** Level of its headings below the almanac's title. */
  depth: number
  /** Starts with a drop cap of three lines, if the text is long enough. */
  dropCap?: boolean | undefined
  /** Run-in headings: they start the paragraph below them. For short texts of characters. */
  runIn?: boolean | undefined
}

/** Renders Markdown. Memoized, so it is parsed again only when it changes. */
export const MarkdownText = memo(({ text, depth, dropCap, runIn }: MarkdownTextProps) => {
  const prose = parseMarkdown(text)
  return (
    <div
      className={classNames(
        'prose',
        dropCap && canHaveDropCap(prose) && 'prose-cap',
        runIn && 'prose-run-in'
      )}
      {...authorTextProps}
    >
      <Blocks prose={prose} depth={depth} runIn={runIn} />
    </div>
  )
})

function Blocks({ prose, depth, runIn }: { prose: RichText; depth: number; runIn?: boolean | undefined }) {
  const blocks = runIn ? withRunInHeadings(prose) : prose
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other key
    <BlockView key={index} block={block} depth={depth} />
  ))
}

function BlockView({ block, depth }: { block: Block | RunInHeading; depth: number }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      )
    case 'heading':
      return (
        <Heading depth={depth + block.level - 1} text={plainText(block.children)}>
          <Inlines inlines={block.children} />
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
    case 'runInHeading':
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
    // biome-ignore lint/suspicious/noArrayIndexKey: items of a list have no other key
    <li key={index}>
      <Blocks prose={item} depth={depth} />
    </li>
  ))
  return start === undefined ? <ul>{rows}</ul> : <ol start={start}>{rows}</ol>
}

const Inlines = ({ inlines }: { inlines: readonly Inline[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a paragraph have no other key
  inlines.map((inline, index) => <InlineView key={index} inline={inline} />)

function InlineView({ inline }: { inline: Inline }) {
  if (inline.kind === 'text') return inline.text
  if (inline.kind === 'break') return <br />
  const content = <Inlines inlines={inline.children} />
  if (inline.kind === 'link') {
    return (
      <a href={inline.href} rel="nofollow ugc noopener noreferrer" target="_blank">
        {content}
      </a>
    )
  }
  return inline.kind === 'strong' ? <strong>{content}</strong> : <em>{content}</em>
}

/** First letters that can be a drop cap: letters of other scripts may join their neighbours. */
const dropCapLetter = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u
/** The fewest characters that fill three lines beside the drop cap. */
const threeLines = 200

function canHaveDropCap([first]: RichText): boolean {
  if (first?.kind !== 'paragraph') return false
  const text = plainText(first.children)
  return dropCapLetter.test(text) && (text.split('\n')[0] ?? '').length >= threeLines
}
