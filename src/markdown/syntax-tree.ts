import { Autolink, parser } from '@lezer/markdown'

/** A node of the syntax tree. */
export type SyntaxNode = ReturnType<typeof markdownParser.parse>['topNode']

/**
 * The Markdown parser. HTML, code, entities and link references are disabled and stay plain text. Dashes under a line
 * are a rule, not a heading.
 */
const markdownParser = parser.configure([
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

export const parseSyntaxTree = (text: string): SyntaxNode => markdownParser.parse(text).topNode

/** The child nodes of a node, in order. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}
