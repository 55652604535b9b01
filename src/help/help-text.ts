import type { HelpTopic } from '#routes/help-paths.ts'
import type { HelpScene } from './scenes.ts'

/** A page of the help in one language. */
export interface HelpText {
  topic: HelpTopic
  title: string
  /** One sentence for the contents and for search engines. */
  summary: string
  /** What comes before the first heading. */
  lead: readonly HelpBlock[]
  sections: readonly HelpSection[]
}

/** A heading with the blocks up to the next heading of any level. */
export interface HelpSection {
  /** The same in all languages. */
  anchor: string
  level: 2 | 3
  heading: readonly HelpInline[]
  blocks: readonly HelpBlock[]
}

export type HelpBlock =
  | { kind: 'paragraph'; children: readonly HelpInline[] }
  | { kind: 'list'; isNumbered: boolean; items: readonly (readonly HelpBlock[])[] }
  /** The first row is the head. */
  | { kind: 'table'; rows: readonly (readonly (readonly HelpInline[])[])[] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; blocks: readonly HelpBlock[] }
  | { kind: 'figure'; scene: HelpScene; alt: string }

export type HelpInline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong'; children: readonly HelpInline[] }
  | { kind: 'emphasis'; children: readonly HelpInline[] }
  | { kind: 'link'; href: string; isExternal: boolean; children: readonly HelpInline[] }

/** The words of inline content without its formatting. */
export const inlineText = (inlines: readonly HelpInline[]): string =>
  inlines
    .map(inline => {
      if (inline.kind === 'break') return ' '
      return 'text' in inline ? inline.text : inlineText(inline.children)
    })
    .join('')

/** The words of blocks in one line; descriptions of pictures are left out. */
export const blockText = (blocks: readonly HelpBlock[]): string =>
  blocks.map(wordsOf).filter(Boolean).join(' ')

function wordsOf(block: HelpBlock): string {
  if (block.kind === 'paragraph') return inlineText(block.children)
  if (block.kind === 'list') return block.items.map(blockText).join(' ')
  if (block.kind === 'table') return block.rows.map(row => row.map(inlineText).join(', ')).join('; ')
  if (block.kind === 'quote') return blockText(block.blocks)
  return block.kind === 'code' ? block.text : ''
}
