import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { splitEvery } from '../page/paginate.ts'
import { margins, type Size } from '../page/paper.ts'
import { moveItems, type PlacedItem } from '../page/placed-item.ts'
import { colours } from '../typeset/colours.ts'

/** Cards of one size that touch each other. Sizes are points. */
export interface CardGrid extends Size {
  columns: number
  rows: number
  /** The corner of the first card on the page. */
  left: number
  top: number
}

/** A grid inside the margins of a page. */
export const gridInMargins = (columns: number, rows: number, paper: Size): CardGrid => ({
  columns,
  rows,
  left: margins.side,
  top: margins.top,
  width: (paper.width - 2 * margins.side) / columns,
  height: (paper.height - 2 * margins.top) / rows
})

/** A grid that divides a whole page: four cards on A4 are A6. */
export const gridOfPaper = (columns: number, rows: number, paper: Size): CardGrid => ({
  columns,
  rows,
  left: 0,
  top: 0,
  width: paper.width / columns,
  height: paper.height / rows
})

/** The pages of cards to cut out, filled row by row. The items of a card start at its own corner. */
export const planCardPages = (
  cards: readonly (readonly PlacedItem[])[],
  grid: CardGrid,
  paper: Size
): PagePlan<PlacedContent>[] =>
  splitEvery(cards, grid.columns * grid.rows).map(page => ({
    bare: true,
    content: {
      kind: 'placed',
      items: [
        ...cutMarks(grid, paper),
        ...page.flatMap((card, index) =>
          moveItems(
            card,
            grid.left + (index % grid.columns) * grid.width,
            grid.top + Math.floor(index / grid.columns) * grid.height
          )
        )
      ]
    }
  }))

/** Cut marks start this far from the edge of the paper, where most printers can print. Points. */
const mark = { start: 12, length: 11, width: 0.5 } as const

/** Marks at the edges of the page, one pair for each cut. The edge of the paper itself needs none. */
function cutMarks({ columns, rows, left, top, width, height }: CardGrid, paper: Size): PlacedItem[] {
  const cuts = (count: number, from: number, step: number, end: number) =>
    Array.from({ length: count + 1 }, (_, index) => from + index * step).filter(at => at > 1 && at < end - 1)
  const line = (at: Pick<PlacedItem, 'left' | 'top'>, isUpright: boolean): PlacedItem => ({
    kind: 'box',
    ...at,
    width: isUpright ? mark.width : mark.length,
    height: isUpright ? mark.length : mark.width,
    fill: colours.line
  })
  const far = mark.start + mark.length
  return [
    ...cuts(columns, left, width, paper.width).flatMap(at => [
      line({ left: at - mark.width / 2, top: mark.start }, true),
      line({ left: at - mark.width / 2, top: paper.height - far }, true)
    ]),
    ...cuts(rows, top, height, paper.height).flatMap(at => [
      line({ left: mark.start, top: at - mark.width / 2 }, false),
      line({ left: paper.width - far, top: at - mark.width / 2 }, false)
    ])
  ]
}
