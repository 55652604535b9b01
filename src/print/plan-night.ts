import type { Cast, NightEntry } from '#core/cast.ts'
import type { Night } from '#core/night.ts'
import { noTokens, type TokenLabels } from '#core/reminder-parts.ts'
import { breakLines } from './lines.ts'
import { reminderRuns } from './marks.ts'
import {
  contentHeight,
  contentWidth,
  headingFace,
  type Label,
  type NightColumnPlan,
  type NightRowPlan,
  type NightType,
  nameLines,
  type PagePlan,
  type PlanContext,
  planIcon,
  sizeIn
} from './plan.ts'
import { planHeader } from './plan-header.ts'
import { secondEntry } from './second-language.ts'

/** Places inside a night sheet, in points. */
export const night = {
  gutter: 20,
  edge: 1.5,
  icon: 6.5,
  text: 34.5,
  end: 4,
  mark: 14
} as const
export const nightHeading = { size: 18, lead: 24, gap: 4 } as const
/** Steps by which both nights get closer until they go on one page. */
const steps = [
  { size: 8.2, icon: 19, padding: 2, rowGap: 2.2, stepLead: 4.3 },
  { size: 7.8, icon: 19, padding: 2, rowGap: 2.2, stepLead: 4.3 },
  { size: 7.4, icon: 19, padding: 2, rowGap: 2.2, stepLead: 4.3 },
  { size: 7, icon: 18, padding: 1.8, rowGap: 1.8, stepLead: 4 },
  { size: 6.8, icon: 16, padding: 1.5, rowGap: 1.4, stepLead: 3.4 },
  { size: 6.5, icon: 14.5, padding: 1.2, rowGap: 1, stepLead: 2.8 }
] as const
/** Spare room under a column from which it is ruled for notes. */
const notesFrom = 110
/** Lines of a row; a longer reminder goes on in a row after it. */
const linesInRow = 30

const typeOf = ({ size, icon, padding, rowGap, stepLead }: (typeof steps)[number]): NightType => ({
  icon,
  padding,
  rowGap,
  name: { size: size + 1.3, lead: size + Math.min(2.8, stepLead - 0.6) },
  step: { size: size + Math.min(4.3, stepLead + 0.6), lead: size + stepLead },
  text: { size, lead: size + (size < 7 ? 1.3 : 1.5) }
})

/** The storyteller's pages: both nights side by side where they fit, else each night over pages of its own. */
export function planNights(cast: Cast, context: PlanContext): PagePlan[] {
  if (cast.firstNight.length + cast.otherNight.length === 0) return []
  const header = planHeader(cast, context.words.nightSheet, context)
  const room = contentHeight(context, header)
  const page = (type: NightType, columns: readonly NightColumnPlan[]): PagePlan => ({
    header,
    content: { kind: 'night', type, columns, notes: notesHeading(context) }
  })
  for (const step of steps) {
    const type = typeOf(step)
    const columns = [
      column('firstNight', planRows(cast, 'firstNight', type, context), true, context),
      column('otherNight', planRows(cast, 'otherNight', type, context), true, context)
    ]
    if (columns.every(each => columnHeight(each, type) <= room))
      return [page(type, columns.map(addNotes(room, type)))]
  }
  const type = typeOf(steps[0])
  return (['firstNight', 'otherNight'] as const).flatMap(each =>
    flowNight(each, planRows(cast, each, type, context), room, type, context).map(columns =>
      page(type, columns)
    )
  )
}

const notesHeading = (context: PlanContext): Label => {
  const text = context.words.notes
  const face = headingFace(context, text)
  return { text, face, size: sizeIn(face, 14), lead: 18, spacing: 0, width: 0 }
}

export const nightColumnWidth = (context: PlanContext): number => (contentWidth(context) - night.gutter) / 2

function planRows(cast: Cast, which: Night, type: NightType, context: PlanContext): NightRowPlan[] {
  const width = nightColumnWidth(context) - night.text - night.end
  return cast[which].flatMap(entry => {
    const lines = [reminderRuns(entry.reminder, tokensOf(entry)), secondEntry(entry, which, context)].flatMap(
      runs => breakLines(runs, context.faces, type.text, width)
    )
    const head = entry.kind === 'step' ? type.step.lead : type.name.lead
    const face = entry.kind === 'step' ? headingFace(context, entry.name) : 'bold'
    const names = namesOf(entry, type, width, context)
    const icon = entry.kind === 'character' ? planIcon(entry.character, context) : undefined
    const rows: NightRowPlan[] = []
    for (let at = 0; at === 0 || at < lines.length; at += linesInRow) {
      const part = lines.slice(at, at + linesInRow)
      const words = (at === 0 ? head * names.length : 0) + part.length * type.text.lead + 2 * type.padding
      const height = Math.max(type.icon + 4, words)
      rows.push({ entry, icon, face, names: at === 0 ? names : [], lines: part, height })
    }
    return rows
  })
}

const tokensOf = (entry: NightEntry): TokenLabels => (entry.kind === 'character' ? entry.character : noTokens)

/** The name of a step in the heading's face, of a character in bold with room for the team mark after it. */
function namesOf(entry: NightEntry, type: NightType, width: number, context: PlanContext): string[] {
  const { faces } = context
  if (entry.kind === 'step') {
    return nameLines(entry.name, headingFace(context, entry.name), type.step, width, faces)
  }
  return nameLines(entry.character.name, 'bold', type.name, width - night.mark, faces)
}

function column(
  which: Night,
  rows: readonly NightRowPlan[],
  headed: boolean,
  context: PlanContext
): NightColumnPlan {
  const { words } = context
  const text = which === 'firstNight' ? words.firstNight : words.otherNights
  return {
    heading: headed ? { text, face: headingFace(context, text), moon: which } : undefined,
    rows,
    notes: 0
  }
}

const headingHeight = nightHeading.lead + nightHeading.gap

const columnHeight = ({ rows }: NightColumnPlan, { rowGap }: NightType) =>
  headingHeight + rows.reduce((sum, { height }) => sum + height + rowGap, 0)

const addNotes =
  (room: number, type: NightType) =>
  (plan: NightColumnPlan): NightColumnPlan => {
    const spare = room - columnHeight(plan, type)
    return { ...plan, notes: spare >= notesFrom ? spare : 0 }
  }

/** Pages of two columns for one night, each column filled before the next. */
function flowNight(
  which: Night,
  rows: readonly NightRowPlan[],
  room: number,
  { rowGap }: NightType,
  context: PlanContext
): NightColumnPlan[][] {
  const columns: NightRowPlan[][] = []
  let height = Number.POSITIVE_INFINITY
  for (const row of rows) {
    if (height + row.height > room) {
      columns.push([])
      height = headingHeight
    }
    columns.at(-1)?.push(row)
    height += row.height + rowGap
  }
  const pages: NightColumnPlan[][] = []
  for (let at = 0; at < columns.length; at += 2) {
    pages.push(columns.slice(at, at + 2).map((each, side) => column(which, each, side === 0, context)))
  }
  return pages
}
