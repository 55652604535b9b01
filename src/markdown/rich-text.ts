/** Inline content of a paragraph or heading. Links use only `https:`, `http:` and `mailto:`. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'emphasis' | 'strong'; children: readonly Inline[] }
  | { kind: 'link'; href: string; children: readonly Inline[] }

/** A block of a text. There are no images and no HTML. */
export type Block =
  | { kind: 'paragraph'; children: readonly Inline[] }
  /** Levels have no gaps: the first heading has level 1, each other at most one more than the one before. */
  | { kind: 'heading'; level: number; children: readonly Inline[] }
  /** `start` is the number of the first item; undefined for bullets. */
  | { kind: 'list'; start: number | undefined; items: readonly RichText[] }
  | { kind: 'quote'; blocks: RichText }
  | { kind: 'rule' }

/** A parsed Markdown text. */
export type RichText = readonly Block[]

/** The text of inline content without its formatting. */
export const plainText = (inlines: readonly Inline[]): string =>
  inlines
    .map(inline => {
      if (inline.kind === 'text') return inline.text
      return inline.kind === 'break' ? '\n' : plainText(inline.children)
    })
    .join('')
