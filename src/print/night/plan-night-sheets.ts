import type { Cast, NightEntry } from '#core/cast/cast.ts'
import { type Night, nights } from '#core/night/night.ts'
import type { PagePlan } from '../page/page-plan.ts'
import { type BreakRules, findFitting, paginate, paginateEvenly } from '../page/paginate.ts'
import { contentHeight, contentWidth } from '../page/paper.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { planHeader } from '../page/plan-header.ts'
import { measureText } from '../typeset/faces.ts'
import { type HeadingText, headingFace, sizeInFace } from '../typeset/heading-face.ts'
import {
  type NightColumnPlan,
  type NightContent,
  type NightHeading,
  type NightRowPlan,
  type NightStyle,
  nightHeadingHeight,
  nightLayout,
  nightTitle
} from './night-plan.ts'
import { sharedStyles, singleStyles, smallSize } from './night-styles.ts'
import { planNightRows } from './plan-night-rows.ts'

/** Minimum free height below a column for note lines, in points. */
const minNotesHeight = 110
/** Space that may be added between rows to fill a page, in points. */
const maxSpread = 5
/** More pages than these are planned in one type size only: larger type would hardly fill the last one. */
const maxFilledPages = 4

/**
 * Plans the night sheet: both nights side by side on one page in the largest type that fits, or each night on pages of
 * its own: with `large`, and where the type would be too small.
 */
export function planNightSheets(cast: Cast, context: PlanContext): PagePlan<NightContent>[] {
  const header = planHeader(cast, context.texts.nightSheet, context)
  const room = contentHeight(context, header) - nightHeadingHeight
  const planned = nights.filter(night => cast[night].length > 0)
  const shared = context.options.nights === 'full' ? planSharedPage(cast, planned, room, context) : undefined
  const pages = shared ? [shared] : planned.flatMap(night => planNightPages(cast, night, room, context))
  const notes = notesHeading(context)
  return pages.map(page => ({ header, content: { kind: 'night', notes, ...page } }))
}

type NightPage = Pick<NightContent, 'style' | 'columns'>

const notesHeading = (context: PlanContext): HeadingText => {
  const text = context.texts.notes
  const face = headingFace(context, text)
  return { text, face, size: sizeInFace(face, 14), lead: 18, spacing: 0, width: 0 }
}

/** All nights in columns of one page; `undefined` when no style fits. */
function planSharedPage(
  cast: Cast,
  planned: readonly Night[],
  room: number,
  context: PlanContext
): NightPage | undefined {
  const smallest = context.second ? smallSize.secondLanguage : 0
  const styles = sharedStyles.filter(({ text }) => text.size >= smallest)
  const columnsAt = (style: NightStyle, widths: readonly number[]) =>
    planned.map((night, side): NightColumnPlan => {
      const width = widths[side] ?? 0
      const heading = planHeading(night, false, context)
      return { width, heading, rows: planNightRows(cast, night, style, width, context), notes: 0 }
    })
  const equal = planned.map(() => (contentWidth(context) - nightLayout.gutter) / 2)
  const fits = ({ style, columns }: NightPage) => columns.every(({ rows }) => rowsHeight(rows, style) <= room)
  const smallestStyle = styles.at(-1)
  // Only small type needs them.
  let balanced: readonly number[] | undefined
  const page = findFitting(styles, (style): NightPage | undefined => {
    const inEqual = { style, columns: columnsAt(style, equal) }
    if (fits(inEqual)) return inEqual
    if (!smallestStyle || style.text.size >= smallSize.equalColumns) return undefined
    balanced ??= balanceWidths(columnsAt(smallestStyle, equal), smallestStyle)
    const inBalanced = { style, columns: columnsAt(style, balanced) }
    return fits(inBalanced) ? inBalanced : undefined
  })
  return page && fillPage(page, room, true)
}

/** Widths of two columns that make a long night lower and a short one higher. */
function balanceWidths(columns: readonly NightColumnPlan[], style: NightStyle): number[] {
  const heights = columns.map(({ rows }) => rowsHeight(rows, style))
  const sum = heights.reduce((total, height) => total + height, 0)
  const width = columns.reduce((total, column) => total + column.width, 0)
  return heights.map(height => width * Math.min(0.6, Math.max(0.4, height / sum)))
}

/** The pages of one night in one column, as few as possible in the largest type that fits them. */
function planNightPages(cast: Cast, night: Night, room: number, context: PlanContext): NightPage[] {
  const width = contentWidth(context)
  const page = (style: NightStyle, rows: readonly NightRowPlan[], isContinued: boolean): NightPage => ({
    style,
    columns: [{ width, heading: planHeading(night, isContinued, context), rows, notes: 0 }]
  })
  const form = context.options.nights === 'large' ? 'large' : 'full'
  const { single, flowing } = singleStyles(form, width, widestStepWord(cast[night], context))
  const fitting = findFitting(single, style => {
    const rows = planNightRows(cast, night, style, width, context)
    return rowsHeight(rows, style) <= room ? page(style, rows, false) : undefined
  })
  if (fitting) return [fillPage(fitting, room, true)]
  const flowIn = (style: NightStyle): NightFlow => {
    const rows = planNightRows(cast, night, style, width, context)
    return { style, rows, pages: paginate(rows, { room }, rulesOf({ style, rows })).length }
  }
  const least = flowIn(flowing)
  const larger =
    least.pages <= maxFilledPages ? single.filter(({ text }) => text.size > flowing.text.size) : []
  const filling = findFitting(larger, style => {
    const flow = flowIn(style)
    return flow.pages === least.pages ? flow : undefined
  })
  const flow = filling ?? least
  return paginateEvenly(flow.rows, room, rulesOf(flow)).map((rows, index) =>
    fillPage(page(flow.style, rows, index > 0), room, false)
  )
}

/** A night that goes on, in type of one size. */
interface NightFlow {
  style: NightStyle
  rows: readonly NightRowPlan[]
  pages: number
}

/** The last row isn't alone on its page. */
const rulesOf = ({ style, rows }: Pick<NightFlow, 'style' | 'rows'>): BreakRules<NightRowPlan> => ({
  height: ({ height }) => height,
  gap: () => style.rowGap,
  keepsWithNext: row => row === rows.at(-2)
})

/** Width of the widest word in the names of steps, in type of 1 point. */
const widestStepWord = (entries: readonly NightEntry[], context: PlanContext): number =>
  Math.max(
    0,
    ...entries.flatMap(entry => {
      if (entry.kind !== 'step') return []
      const face = context.faces[headingFace(context, entry.name)]
      return entry.name.split(/(?<=[\s-])/).map(word => measureText(face, word.trimEnd(), 1))
    })
  )

function planHeading(night: Night, isContinued: boolean, context: PlanContext): NightHeading {
  const text = nightTitle(night, isContinued, context)
  return { text, face: headingFace(context, text), moon: night, isContinued }
}

const rowsHeight = (rows: readonly NightRowPlan[], { rowGap }: NightStyle) =>
  rows.reduce((sum, { height }) => sum + height + rowGap, 0)

/** Spreads the rows, then adds note lines below each column that still has enough free height. */
function fillPage({ style, columns }: NightPage, room: number, hasNotes: boolean): NightPage {
  const free = columns.map(({ rows }) => (room - rowsHeight(rows, style)) / Math.max(1, rows.length - 1))
  const spread = { ...style, rowGap: style.rowGap + Math.max(0, Math.min(maxSpread, ...free)) }
  const withNotes = columns.map((column): NightColumnPlan => {
    const left = room - rowsHeight(column.rows, spread)
    return { ...column, notes: hasNotes && left >= minNotesHeight ? left : 0 }
  })
  return { style: spread, columns: withNotes }
}
