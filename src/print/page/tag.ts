/**
 * What a text is in the structure of a PDF, by which it is read aloud: a heading, a paragraph, a list item, a label of a list item before
 * its text, the head of a table's row (which begins the row), the head of a column, a cell, a note (a paragraph that doesn't interrupt
 * the text around it) or an artifact, which isn't read. Items beside each other become a list, rows a table.
 */
export const tagNames = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'li',
  'label',
  'tr',
  'th',
  'td',
  'note',
  'artifact'
] as const
export type TagName = (typeof tagNames)[number]
/** `more` continues what the text before it is, on any page. */
export type Tag = TagName | 'more'

/** Precedes a tag among the names of a text's font family, by which it reaches the PDF. */
export const tagPrefix = 'tag-'

/** The tag of a line: the first line begins a text, others continue it. */
export const tagOfLine = (tag: Tag, index: number): Tag => (index === 0 || tag === 'artifact' ? tag : 'more')
