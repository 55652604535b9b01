import { Autolink, parser } from '@lezer/markdown'

/** A part of a text, as the parser's tree names it. */
export type Node = ReturnType<typeof markdown.parse>['topNode']

/**
 * Markdown as storytellers write it. What the parser does not know stays as it was typed: HTML, code, references.
 * Dashes under a line are a rule there, never a heading.
 */
const markdown = parser.configure([
  {
    remove: [
      'IndentedCode',
      'FencedCode',
      'HTMLBlock',
      'HTMLTag',
      'LinkReference',
      'SetextHeading',
      'Entity',
      'InlineCode'
    ]
  },
  Autolink
])

export const parseMarkdown = (text: string): Node => markdown.parse(text).topNode

/** The parts of a part, in their order. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}
