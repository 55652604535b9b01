import type { Cast } from '#core/cast/cast.ts'
import { type Night, nights } from '#core/night/night.ts'
import type { HeaderPlan } from '../page/header-plan.ts'
import { planNoteLines } from '../page/note-lines.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { findFitting, paginate } from '../page/paginate.ts'
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
import type { TextStyle } from '../typeset/lines.ts'
import { planInformationSections } from './information-sections.ts'
import { type NightListStyle, nightListStyles, planNightList } from './night-list.ts'
import { planPlayersTable } from './players-table.ts'

const gutter = 20
/** Share of the width for the sections between the two nights. */
const middleShare = 0.46
const textSizes = [10.4, 9.8, 9.2, 8.8, 8.4, 8, 7.6, 7.2, 6.8] as const
const tableGap = 14

/** A column of blocks, positioned in points from the content's upper left corner. */
interface Column {
  left: number
  top: number
  blocks: readonly PlacedBlock[]
}

/**
 * Plans the information side of the character sheet, for everyone at the table: both nights as icons and names in
 * order, and between them the table of team sizes, jinxes, house rules, travellers, fabled and loric.
 */
export function planInformation(cast: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const header = planHeader(cast, '', context)
  const room = contentHeight(context, header)
  const columns = planColumns(cast, room, context)
  return flow(columns, header, room)
}

/** The columns in the largest type that fits on one page, otherwise in small type. */
function planColumns(cast: Cast, room: number, context: PlanContext): Column[] {
  const width = contentWidth(context)
  const waking = nights.filter(night => cast[night].length > 0)
  const hasNoSections = planInformationSections(cast, textType(9), width, context).length === 0
  if (hasNoSections) {
    const table = planPlayersTable(width, context)
    const top = table.height + tableGap
    const column = (width - gutter) / 2
    const lists = fitNights(cast, waking, column, room - top, context)
    const used = top + Math.max(0, ...lists.map(totalHeight))
    return [
      { left: 0, top: 0, blocks: [table] },
      ...lists.map((blocks, index) => ({ left: index * (column + gutter), top, blocks })),
      { left: 0, top: used, blocks: planNoteLines(width, room - used, context) }
    ]
  }
  const side = (width * (1 - middleShare)) / 2 - gutter
  const middle = width - waking.length * (side + gutter)
  const lists = fitNights(cast, waking, side, room, context)
  const [first, last] = lists
  const left = first && waking[0] === 'firstNight' ? side + gutter : 0
  return [
    ...(first ? [{ left: left > 0 ? 0 : width - side, top: 0, blocks: first }] : []),
    { left, top: 0, blocks: fitSections(cast, middle, room, context) },
    ...(last && lists.length > 1 ? [{ left: width - side, top: 0, blocks: last }] : [])
  ]
}

const textType = (size: number): TextStyle => ({ size, lead: size + 1.9 })

/** Both night lists in the same step, the largest that fits. */
function fitNights(
  cast: Cast,
  waking: readonly Night[],
  width: number,
  room: number,
  context: PlanContext
): PlacedBlock[][] {
  const inStep = (step: NightListStyle) =>
    waking.map(night => {
      const { heading, entries } = planNightList(cast, night, step, width, context)
      return [heading, ...entries]
    })
  const fitting = findFitting(nightListStyles, step => {
    const lists = inStep(step)
    return lists.every(list => totalHeight(list) <= room) ? lists : undefined
  })
  return fitting ?? nightListStyles.slice(-2, -1).flatMap(inStep)
}

/** The table of team sizes and the sections, in the largest type that fits into `room` points of height. */
function fitSections(cast: Cast, width: number, room: number, context: PlanContext): PlacedBlock[] {
  const table = planPlayersTable(width, context)
  const inSize = (size: number) => [table, ...planInformationSections(cast, textType(size), width, context)]
  const fitting = findFitting(textSizes, size => {
    const blocks = inSize(size)
    return totalHeight(blocks) <= room ? blocks : undefined
  })
  return fitting ? [...fitting, ...planNoteLines(width, room - totalHeight(fitting), context)] : inSize(7.6)
}

/** Splits columns into pages. Each column continues on the next page at the same `left`. */
function flow(columns: readonly Column[], header: HeaderPlan, room: number): PagePlan<PlacedContent>[] {
  const pages: PlacedItem[][] = []
  for (const { left, top, blocks } of columns) {
    const parts = paginate(blocks, { room, used: top }, { height: ({ height }) => height })
    for (const [index, part] of parts.entries()) {
      const above = index === 0 ? top : 0
      pages[index] = [
        ...(pages[index] ?? []),
        ...moveItems(stackBlocks(part).items, margins.side + left, header.bottom + above)
      ]
    }
  }
  return pages.map(items => ({ header, content: { kind: 'placed', items } }))
}
