import type { CastCharacter } from '#core/cast/cast.ts'
import { planIcon } from '../page/icon-plan.ts'
import { splitEvery, takeFitting } from '../page/paginate.ts'
import { contentWidth, margins } from '../page/paper.ts'
import {
  moveItems,
  type PlacedBlock,
  type PlacedItem,
  stackBlocks,
  totalHeight
} from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { leftAlignedBlock, textBlockHeight, typesetRuns } from '../page/text-block.ts'
import type { Run, TextStyle } from '../typeset/lines.ts'

/** Lengths as shares of the type size. */
const shares = { lead: 1.25, icon: 1.75, item: 0.75 } as const
const icon = { gap: 3, before: 8 } as const
/** Lines of a block; a longer text continues in the next block, perhaps in the next column. */
const maxLinesPerBlock = 12
const gutter = 22

/** A list on whole pages. `size` of its type is in points. */
export interface ListForm {
  size: number
  columns: 1 | 2
}

export const listTextStyle = ({ size }: Pick<ListForm, 'size'>): TextStyle => ({
  size,
  lead: size * shares.lead
})

/** Width of a column of a list, in points. */
const columnWidth = ({ columns }: ListForm, context: PlanContext): number =>
  (contentWidth(context) - (columns - 1) * gutter) / columns

/** Paragraphs with the icons of characters before the first lines. */
export function planListedItem(
  characters: readonly CastCharacter[],
  paragraphs: readonly (readonly Run[])[],
  form: ListForm,
  context: PlanContext
): PlacedBlock[] {
  const style = listTextStyle(form)
  const iconSize = form.size * shares.icon
  const indent = characters.length * (iconSize + icon.gap) - icon.gap + icon.before
  const width = columnWidth(form, context) - indent
  const parts = splitEvery(
    paragraphs.flatMap(runs => typesetRuns(runs, style, width, context).lines),
    maxLinesPerBlock
  )
  return parts.map((lines, index) => {
    const text = { lines, style, tag: index === 0 ? 'li' : 'more' } as const
    const textHeight = textBlockHeight(text)
    const height = index === 0 ? Math.max(iconSize, textHeight) : textHeight
    const icons = index === 0 ? characters : []
    return {
      height: height + (index === parts.length - 1 ? form.size * shares.item : 0),
      items: [
        ...icons.map(
          (character, place): PlacedItem => ({
            kind: 'icon',
            icon: planIcon(character, context),
            size: iconSize,
            left: place * (iconSize + icon.gap),
            top: Math.min((height - iconSize) / 2, style.lead / 2)
          })
        ),
        ...moveItems(leftAlignedBlock(text, indent).items, 0, (height - textHeight) / 2)
      ]
    }
  })
}

/**
 * Fills pages with the blocks of a list. Its columns are of equal height on the last page.
 *
 * @param space `top`: of the page's content; `used`: height that the first page has in use already
 * @returns the items of each page
 */
export function planListPages(
  blocks: readonly PlacedBlock[],
  { top, used, room }: { top: number; used: number; room: number },
  form: ListForm,
  context: PlanContext
): PlacedItem[][] {
  const rules = { height: ({ height }: PlacedBlock) => height }
  const pages: PlacedItem[][] = []
  for (let start = 0; start < blocks.length; ) {
    const above = pages.length === 0 ? used : 0
    const take = (from: number) => takeFitting(blocks, from, room - above, above === 0, rules)
    const first = take(start)
    const second = form.columns === 2 ? take(start + first.length) : []
    const taken = blocks.slice(start, start + first.length + second.length)
    const isLast = form.columns === 2 && start + taken.length === blocks.length
    const split = isLast ? Math.min(first.length, middleOf(taken)) : first.length
    pages.push(
      [taken.slice(0, split), taken.slice(split)].flatMap((column, index) =>
        moveItems(
          stackBlocks(column).items,
          margins.side + index * (columnWidth(form, context) + gutter),
          top + above
        )
      )
    )
    // Nothing fits below the content of a full first page.
    start += taken.length
  }
  return pages
}

/** The number of blocks that are half as high as all of them, or a little higher. */
function middleOf(blocks: readonly PlacedBlock[]): number {
  const half = totalHeight(blocks) / 2
  let height = 0
  let count = 0
  for (const block of blocks) {
    if (height >= half - 1) break
    height += block.height
    count++
  }
  return count
}
