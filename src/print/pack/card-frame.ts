import type { Size } from '../page/paper.ts'
import type { PlacedItem } from '../page/placed-item.ts'
import { colours } from '../typeset/colours.ts'

/** Distance of a card's text from its edge, in points. */
export const cardPadding = 30

/** A double line along the edge of a card, far enough inside that a crooked cut doesn't show. */
export const cardFrame = ({ width, height }: Size): PlacedItem[] =>
  [
    { inset: 12, edge: colours.line, radius: 7 },
    { inset: 15, edge: colours.hairline, radius: 5 }
  ].map(({ inset, edge, radius }) => ({
    kind: 'box',
    left: inset,
    top: inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    edge,
    radius
  }))
