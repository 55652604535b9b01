import { findFitting } from '../page/paginate.ts'
import type { Size } from '../page/paper.ts'
import type { PlacedBlock } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { centredBlock, textBlockHeight, typesetHeading } from '../page/text-block.ts'
import { measureText } from '../typeset/faces.ts'
import { headingFace } from '../typeset/heading-face.ts'
import { replaceMissingLetters } from '../typeset/printable-text.ts'
import { breakLetters } from '../writing/private-letters.ts'

/** Type sizes in points, the largest first. */
const sizes = [66, 58, 50, 44, 38, 33, 28, 24, 20, 17, 14, 12] as const

/** Ends of words: spaces, hyphens, and letters after which a line may break without a space. */
const wordEnds = new RegExp(`\\s+|(?<=-)|(?<=[${breakLetters}])`, 'u')

/** A text in the largest type whose lines fit into a space and whose words stay whole, centred in its width. It is a list item. */
export function planLargeText(
  text: string,
  { width, height }: Size,
  context: PlanContext,
  largest: number = sizes[0]
): PlacedBlock {
  const face = context.faces[headingFace(context, text)]
  const words = replaceMissingLetters(text, face).split(wordEnds)
  const inSize = (size: number) =>
    typesetHeading(text, { size, lead: size * 1.12, tag: 'li' }, width, context)
  const fitting = findFitting(
    sizes.filter(size => size <= largest),
    size => {
      if (words.some(word => measureText(face, word, size) > width)) return undefined
      const typeset = inSize(size)
      return textBlockHeight(typeset) <= height ? typeset : undefined
    }
  )
  return centredBlock(fitting ?? inSize(12), width)
}
