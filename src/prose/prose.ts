/** A stretch of words in a paragraph. Links lead to `https:`, `http:` and `mailto:` alone. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'emphasis' | 'strong'; children: readonly Inline[] }
  | { kind: 'link'; href: string; children: readonly Inline[] }

/** A part of a text, from top to bottom. Nothing else can be in one: no picture, no markup of any page. */
export type Block =
  | { kind: 'paragraph'; children: readonly Inline[] }
  /** Levels have no gaps: the first of a text is 1, each other at most one deeper than the one before. */
  | { kind: 'heading'; level: number; children: readonly Inline[] }
  /** `start` is the number of the first item; undefined where items have bullets. */
  | { kind: 'list'; start: number | undefined; items: readonly Prose[] }
  | { kind: 'quote'; blocks: Prose }
  | { kind: 'rule' }

/** A text that a storyteller wrote in Markdown, read. */
export type Prose = readonly Block[]

/** The words of a stretch without their look. */
export const plainText = (inlines: readonly Inline[]): string =>
  inlines
    .map(inline => {
      if (inline.kind === 'text') return inline.text
      return inline.kind === 'break' ? '\n' : plainText(inline.children)
    })
    .join('')
