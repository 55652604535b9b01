import type { Cast, NightEntry } from '#core/cast/cast.ts'
import { noTokens } from '#core/cast/reminder-parts.ts'
import { type Night, nights } from '#core/night/night.ts'
import { anchors } from '../page/annotation.ts'
import { planIcon } from '../page/icon-plan.ts'
import { planNoteLines } from '../page/note-lines.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { findFitting, paginateEvenly, splitEvery } from '../page/paginate.ts'
import { contentHeight, contentWidth, margins } from '../page/paper.ts'
import {
  moveItems,
  type PlacedBlock,
  type PlacedItem,
  stackBlocks,
  stepBackground,
  totalHeight
} from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { planHeader } from '../page/plan-header.ts'
import { secondNightEntry, secondNightNameRun, secondNightReminder } from '../page/second-language.ts'
import {
  leftAlignedBlock,
  type TypesetText,
  textBlockHeight,
  typesetHeading,
  typesetRuns
} from '../page/text-block.ts'
import type { Run, TextStyle } from '../typeset/lines.ts'
import { boldRun, reminderRuns } from '../typeset/text-runs.ts'
import { nightTitle } from './night-plan.ts'
import { smallSize } from './night-styles.ts'

const gutter = 22
const sizes = [10.4, 9.8, 9.2, 8.6, 8, 7.5, 7, 6.5] as const
/** Space between rows in points, from large to small. */
const rowGaps = [7, 5.5, 4, 2.5, 1.2] as const
const markSize = 6
/** Width of the names' column in one-column sheets, as a share of the content width. */
const nameShare = 0.24

/** A style for both nights. Sizes are in points. */
interface CompactStyle {
  text: TextStyle
  icon: number
  rowGap: number
  width: number
  /** Width of the names' column; 0 when names and reminders share lines. */
  namesWidth: number
}

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
      ...planRows(cast, night, style, context)
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
    const rows = planRows(cast, night, style, context)
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

const planRows = (cast: Cast, night: Night, style: CompactStyle, context: PlanContext): PlacedBlock[] =>
  cast[night].flatMap(entry => planRow(entry, night, style, context))

function planHeading(
  night: Night,
  isContinued: boolean,
  style: CompactStyle,
  context: PlanContext
): PlacedBlock {
  const title = nightTitle(night, isContinued, context)
  const heading = typesetHeading(title, { size: 18, lead: 24 }, style.width - 20, context)
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

/** Maximum lines of a row. A longer sentence continues in the next row. */
const maxLinesPerRow = 20

function planRow(entry: NightEntry, night: Night, style: CompactStyle, context: PlanContext): PlacedBlock[] {
  const { icon, width, namesWidth, text, rowGap } = style
  const isStep = entry.kind === 'step'
  const indent = icon + markSize + 11
  const colour = isStep ? undefined : context.palette.teams[entry.character.team].text
  const nameRun = boldRun(isStep ? entry.name : entry.character.name, colour)
  const reminder = reminderRuns(entry.reminder, isStep ? noTokens : entry.character)
  const left = namesWidth > 0 ? namesWidth : indent
  const runs = namesWidth > 0 ? reminder : [{ ...nameRun, text: `${nameRun.text}\u00a0\u00a0 ` }, ...reminder]
  const linesOf = (paragraphs: readonly (readonly Run[])[], room: number) =>
    paragraphs.flatMap(each => typesetRuns(each, text, room, context).lines)
  const secondArgs = [entry, night, context] as const
  const secondNameRun = secondNightNameRun(entry, night, context)
  const nameLines = namesWidth > 0 ? linesOf([[nameRun], [secondNameRun]], namesWidth - indent - 8) : []
  const lines = linesOf(
    [runs, namesWidth > 0 ? secondNightReminder(...secondArgs) : secondNightEntry(...secondArgs)],
    width - left - 4
  )
  const rows: PlacedBlock[] = []
  for (let at = 0; at === 0 || at < lines.length; at += maxLinesPerRow) {
    const part: TypesetText = { lines: lines.slice(at, at + maxLinesPerRow), style: text }
    const name: TypesetText = { lines: at === 0 ? nameLines : [], style: text }
    const textHeight = Math.max(textBlockHeight(part), textBlockHeight(name))
    const height = Math.max(icon, textHeight) + rowGap + 2
    const textTop = (height - rowGap - Math.max(textHeight, text.lead)) / 2
    const icons = at === 0 ? planRowIcon(entry, { height: height - rowGap, textTop, style }, context) : []
    rows.push({
      height,
      items: [
        ...(isStep
          ? [
              {
                kind: 'box',
                left: 0,
                top: 0,
                width,
                height: height - rowGap,
                ...stepBackground(context)
              } as const
            ]
          : []),
        ...icons,
        ...moveItems(leftAlignedBlock(name).items, indent, textTop),
        ...moveItems(leftAlignedBlock(part).items, left, textTop)
      ]
    })
  }
  return rows
}

interface RowLayout {
  height: number
  /** Top of the row's first line. */
  textTop: number
  style: CompactStyle
}

/** The icon of a row. A character also has its team mark and a link to the almanac. */
function planRowIcon(
  entry: NightEntry,
  { height, textTop, style }: RowLayout,
  context: PlanContext
): PlacedItem[] {
  const { icon, width, text } = style
  const at = { size: icon, left: 3, top: Math.min((height - icon) / 2, textTop + 4) }
  if (entry.kind === 'step') return [{ kind: 'step', step: entry.id, ...at }]
  const { team, id } = entry.character
  return [
    { kind: 'icon', icon: planIcon(entry.character, context), ...at },
    { kind: 'mark', team, size: markSize, left: icon + 6, top: textTop + (text.lead - markSize) / 2 },
    { kind: 'annotation', left: 0, top: 0, width, height, annotation: { link: anchors.almanac(id) } }
  ]
}
