import type { Cast } from '#core/cast/cast.ts'
import { type Night, nights } from '#core/night/night.ts'
import { planNoteLines } from '../page/note-lines.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { findFitting, paginate, takeFitting } from '../page/paginate.ts'
import { contentHeight, contentWidth, margins } from '../page/paper.ts'
import {
  beginListItem,
  moveItems,
  type PlacedBlock,
  type PlacedItem,
  stackBlocks,
  totalHeight
} from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { planHeader } from '../page/plan-header.ts'
import type { TextStyle } from '../typeset/lines.ts'
import { planInformationSections, type SectionBlock } from './information-sections.ts'
import { type NightListPlan, type NightListStyle, nightListStyles, planNightList } from './night-list.ts'
import { planPlayersTable } from './players-table.ts'

const gutter = 20
/** Share of the width for the sections between the two nights. */
const middleShare = 0.46
const textSizes = [10.4, 9.8, 9.2, 8.8, 8.4, 8, 7.6, 7.2, 6.8] as const
const tableGap = 14

/** The items of each page, in points from the content's upper left corner. */
type Pages = readonly (readonly PlacedItem[])[]

/**
 * Plans the information side of the character sheet, for everyone at the table: both nights as icons and names in
 * order, and between them the table of team sizes, jinxes, house rules, travellers, fabled and loric. What is left of
 * these fills two columns on the pages after the nights.
 */
export function planInformation(cast: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const header = planHeader(cast, '', context)
  const columns = planColumns(cast, contentHeight(context, header), context)
  return Array.from({ length: Math.max(...columns.map(({ length }) => length)) }, (_, index) => {
    const items = columns.flatMap(pages => pages[index] ?? [])
    return { header, content: { kind: 'placed', items: moveItems(items, margins.side, header.bottom) } }
  })
}

/** The columns in the largest type that fits on one page, otherwise in small type. */
function planColumns(cast: Cast, room: number, context: PlanContext): Pages[] {
  const width = contentWidth(context)
  const waking = nights.filter(night => cast[night].length > 0)
  const hasNoSections = planInformationSections(cast, textType(9), width, context).length === 0
  if (hasNoSections) {
    const table = planPlayersTable(width, context)
    const top = table.height + tableGap
    const column = (width - gutter) / 2
    const lists = fitNights(cast, waking, column, room - top, context)
    const used = top + Math.max(0, ...lists.map(listHeight))
    const notes = stackBlocks(planNoteLines(width, room - used, context))
    return [
      [table.items],
      ...lists.map((list, index) => placeList(list, index * (column + gutter), top, room)),
      [moveItems(notes.items, 0, used)]
    ]
  }
  const side = (width * (1 - middleShare)) / 2 - gutter
  const middle = width - waking.length * (side + gutter)
  const lists = fitNights(cast, waking, side, room, context)
  const isFirstLeft = waking[0] === 'firstNight'
  const placed = lists.map((list, index) =>
    placeList(list, index === 0 && isFirstLeft ? 0 : width - side, 0, room)
  )
  const beside = [isFirstLeft ? side + gutter : 0]
  const after = 2 * middle + gutter > width ? beside : [0, width - middle]
  const besideCount = Math.max(1, ...placed.map(({ length }) => length))
  const leftsOf = (page: number) => (page < besideCount ? beside : after)
  return [...placed, placeSections(fitSections(cast, middle, room, context), leftsOf, room)]
}

const listHeight = ({ heading, entries }: NightListPlan) => heading.height + totalHeight(entries)

/** A night list, which continues on the next page at the same `left`. */
function placeList(
  { heading, rest, entries }: NightListPlan,
  left: number,
  top: number,
  room: number
): Pages {
  const pages = paginate(entries, { room, used: top, heading: heading.height }, blockRules)
  return pages.map((part, index) => {
    const block = stackBlocks([index === 0 ? heading : rest, ...part])
    return moveItems(block.items, left, index === 0 ? top : 0)
  })
}

const blockRules = { height: ({ height }: PlacedBlock) => height }

/** Sections that fill the columns of each page, which `leftsOf` has the left edges of. Those of the last page are similarly high. */
function placeSections(
  blocks: readonly SectionBlock[],
  leftsOf: (page: number) => readonly number[],
  room: number
): Pages {
  const pages: PlacedItem[][] = []
  for (let start = 0; start < blocks.length; ) {
    const lefts = leftsOf(pages.length)
    const rest = pages.length > 0 ? blocks[start]?.rest : undefined
    const top = rest?.height ?? 0
    const columns = fillColumns(blocks, start, lefts.length, room - top)
    const placed = columns.flatMap((column, index) =>
      moveItems(stackBlocks(column).items, lefts[index] ?? 0, top)
    )
    pages.push(rest ? [...moveItems(rest.items, lefts[0] ?? 0, 0), ...beginListItem(placed)] : placed)
    start += columns.flat().length
  }
  return pages
}

function fillColumns(
  blocks: readonly SectionBlock[],
  start: number,
  count: number,
  room: number
): (readonly SectionBlock[])[] {
  const fill = (height: number) => {
    const columns: (readonly SectionBlock[])[] = []
    let end = start
    for (let column = 0; column < count; column++) {
      columns.push(takeFitting(blocks, end, height, true, blockRules))
      end += columns.at(-1)?.length ?? 0
    }
    return columns
  }
  const isComplete = (columns: readonly (readonly SectionBlock[])[]) =>
    start + columns.flat().length === blocks.length
  const full = fill(room)
  if (count === 1 || !isComplete(full)) return full
  const height = totalHeight(full.flat())
  return balanceShares.map(share => fill(Math.min(room, share * height))).find(isComplete) ?? full
}

/** Heights of balanced columns to try, as shares of the height of all blocks. */
const balanceShares = [0.5, 0.55, 0.6, 0.7, 0.8] as const

const textType = (size: number): TextStyle => ({ size, lead: size + 1.9 })

/** Both night lists in the same step, the largest that fits. */
function fitNights(
  cast: Cast,
  waking: readonly Night[],
  width: number,
  room: number,
  context: PlanContext
): NightListPlan[] {
  const inStep = (step: NightListStyle) =>
    waking.map(night => planNightList(cast, night, step, width, context))
  const fitting = findFitting(nightListStyles, step => {
    const lists = inStep(step)
    return lists.every(list => listHeight(list) <= room) ? lists : undefined
  })
  return fitting ?? nightListStyles.slice(-2, -1).flatMap(inStep)
}

/** The table of team sizes and the sections, in the largest type that fits into `room` points of height. */
function fitSections(cast: Cast, width: number, room: number, context: PlanContext): SectionBlock[] {
  const table = planPlayersTable(width, context)
  const inSize = (size: number) => [table, ...planInformationSections(cast, textType(size), width, context)]
  const fitting = findFitting(textSizes, size => {
    const blocks = inSize(size)
    return totalHeight(blocks) <= room ? blocks : undefined
  })
  return fitting ? [...fitting, ...planNoteLines(width, room - totalHeight(fitting), context)] : inSize(7.6)
}
