import type { Cast } from '#core/cast/cast.ts'
import { type Night, nights } from '#core/night/night.ts'
import { planNoteLines } from '../page/note-lines.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { findFitting, paginateEvenly, splitEvery } from '../page/paginate.ts'
import { contentHeight, contentWidth, margins } from '../page/paper.ts'
import {
  moveItems,
  type PlacedBlock,
  type PlacedItem,
  stackBlocks,
  totalHeight
} from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { planHeader } from '../page/plan-header.ts'
import { leftAlignedBlock, textBlockHeight, typesetHeading } from '../page/text-block.ts'
import { nightTitle } from './night-plan.ts'
import { smallSize } from './night-styles.ts'
import { type CompactStyle, planCompactRows } from './plan-compact-rows.ts'

const gutter = 22
const sizes = [10.4, 9.8, 9.2, 8.6, 8, 7.5, 7, 6.5] as const
/** Space between rows in points, from large to small. */
const rowGaps = [7, 5.5, 4, 2.5, 1.2] as const
/** Width of the names' column in one-column sheets, as a share of the content width. */
const nameShare = 0.24

/**
 * Plans the compact night sheet: both nights in one or two columns, with name and reminder on the same lines. Uses the
 * largest type that fits on one page; scripts that fit in none use several pages.
 */
export function planCompactNightSheets(cast: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const header = planHeader(cast, context.texts.nightSheet, context)
  const room = contentHeight(context, header)
  const nightsWithEntries = nights.filter(night => cast[night].length > 0)
  const columns =
    fitOnPage(cast, nightsWithEntries, room, context) ?? flow(cast, nightsWithEntries, room, context)
  const perPage = context.options.columns
  const { width } = compactStyle(sizes[0], rowGaps[0], context)
  return splitEvery(columns, perPage).map(page => {
    const items = page.flatMap((blocks, side) =>
      moveItems(stackBlocks(blocks).items, margins.side + side * (width + gutter), header.bottom)
    )
    return { header, content: { kind: 'placed', items } }
  })
}

function compactStyle(size: number, rowGap: number, context: PlanContext): CompactStyle {
  const fullWidth = contentWidth(context)
  const isSingle = context.options.columns === 1
  return {
    text: { size, lead: size * 1.2 },
    icon: size * 1.75,
    rowGap,
    width: isSingle ? fullWidth : (fullWidth - gutter) / 2,
    namesWidth: isSingle ? fullWidth * nameShare : 0
  }
}

/** The columns of a single page, with note lines below if there is space; `undefined` when no style fits. */
function fitOnPage(
  cast: Cast,
  nightsToPlan: readonly Night[],
  room: number,
  context: PlanContext
): PlacedBlock[][] | undefined {
  const smallest = context.second ? smallSize.secondLanguage : 0
  const styles = sizes
    .filter(size => size >= smallest)
    .flatMap(size => rowGaps.map(rowGap => compactStyle(size, rowGap, context)))
  const columns = findFitting(styles, style => {
    const lists = nightsToPlan.map(night => [
      planHeading(night, false, style, context),
      ...planCompactRows(cast, night, style, context)
    ])
    const columns = context.options.columns === 1 ? [lists.flat()] : lists
    return columns.every(blocks => totalHeight(blocks) <= room) ? columns : undefined
  })
  const { width } = compactStyle(sizes[0], rowGaps[0], context)
  return columns?.map(blocks => [...blocks, ...planNoteLines(width, room - totalHeight(blocks), context)])
}

/** As many columns as needed, about equally full. Each night starts a column. */
function flow(
  cast: Cast,
  nightsToPlan: readonly Night[],
  room: number,
  context: PlanContext
): PlacedBlock[][] {
  const style = compactStyle(8, 2.5, context)
  return nightsToPlan.flatMap(night => {
    const rows = planCompactRows(cast, night, style, context)
    const heading = planHeading(night, true, style, context)
    const columns = paginateEvenly(rows, room - heading.height, {
      height: ({ height }) => height,
      keepsWithNext: row => row === rows.at(-2)
    })
    return columns.map((column, index) => [
      index > 0 ? heading : planHeading(night, false, style, context),
      ...column
    ])
  })
}

function planHeading(
  night: Night,
  isContinued: boolean,
  style: CompactStyle,
  context: PlanContext
): PlacedBlock {
  const title = nightTitle(night, isContinued, context)
  const tag = isContinued ? 'artifact' : 'h2'
  const heading = typesetHeading(title, { size: 18, lead: 24, tag }, style.width - 20, context)
  const height = textBlockHeight(heading) + 6
  const annotation = { bookmark: { title, level: 1 } } as const
  const bookmark: PlacedItem = { kind: 'annotation', left: 0, top: 0, width: style.width, height, annotation }
  const items: PlacedItem[] = [
    { kind: 'moon', night, size: 14, left: 0, top: 5 },
    ...moveItems(leftAlignedBlock(heading).items, 20, 0),
    ...(isContinued ? [] : [bookmark])
  ]
  return { height, items }
}
