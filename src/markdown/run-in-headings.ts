import { type Block, plainText, type RichText } from './rich-text.ts'

/** A run-in heading: a heading on the same line as its paragraph, `How to run. Wake them.` */
export interface RunInHeading {
  kind: 'runInHeading'
  heading: Extract<Block, { kind: 'heading' }>
  paragraph: Extract<Block, { kind: 'paragraph' }>
}

/** Joins each heading with the paragraph after it, for the short texts of characters. */
export function withRunInHeadings(prose: RichText): (Block | RunInHeading)[] {
  const runIns = prose.map((block, index) => runInOf(block, prose[index + 1]))
  return prose.flatMap((block, index) => (runIns[index - 1] ? [] : [runIns[index] ?? block]))
}

/** The run-in heading of two blocks; undefined when the heading is a sentence of its own. */
function runInOf(heading: Block, paragraph: Block | undefined): RunInHeading | undefined {
  if (heading.kind !== 'heading' || paragraph?.kind !== 'paragraph') return undefined
  return /[.:!?…]$/.test(plainText(heading.children))
    ? undefined
    : { kind: 'runInHeading', heading, paragraph }
}
