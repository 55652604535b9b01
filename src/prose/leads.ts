import { type Block, type Prose, plainText } from './prose.ts'

/** A heading with the paragraph that it begins: `How to run. Wake them.` */
export interface Lead {
  kind: 'lead'
  heading: Extract<Block, { kind: 'heading' }>
  paragraph: Extract<Block, { kind: 'paragraph' }>
}

/** A text in which each heading begins the paragraph under it, for the short texts of characters. */
export function withLeads(prose: Prose): (Block | Lead)[] {
  const leads = prose.map((block, index) => leadOf(block, prose[index + 1]))
  return prose.flatMap((block, index) => (leads[index - 1] ? [] : [leads[index] ?? block]))
}

/** A heading that ends a sentence of its own stays on its line. */
function leadOf(heading: Block, paragraph: Block | undefined): Lead | undefined {
  if (heading.kind !== 'heading' || paragraph?.kind !== 'paragraph') return undefined
  return /[.:!?…]$/.test(plainText(heading.children)) ? undefined : { kind: 'lead', heading, paragraph }
}
