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

/** Places inside a night sheet, in points. */
export const night = {
  gutter: 20,
  edge: 1.5,
  icon: 6.5,
  text: 34.5,
  end: 4,
  mark: 14,
  rowGap: 2.2,
  padding: 2
} as const
export const nightHeading = { size: 18, lead: 24, gap: 4 } as const
const sizes = [8.2, 7.8, 7.4, 7] as const
/** Spare room under a column from which it is ruled for notes. */
const notesFrom = 110
/** Lines of a row; a longer reminder goes on in a row after it. */
const linesInRow = 30

const typeOf = (size: number): NightType => ({
  icon: 19,
  name: { size: size + 1.3, lead: size + 2.8 },
  step: { size: size + 4.3, lead: size + 4.3 },
  text: { size, lead: size + 1.5 }
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
  for (const size of sizes) {
    const type = typeOf(size)
    const columns = [
      column('firstNight', planRows(cast.firstNight, type, context), true, context),
      column('otherNight', planRows(cast.otherNight, type, context), true, context)
    ]
    if (columns.every(each => columnHeight(each) <= room)) return [page(type, columns.map(addNotes(room)))]
  }
  const type = typeOf(sizes[0])
  return (['firstNight', 'otherNight'] as const).flatMap(each =>
    flowNight(each, planRows(cast[each], type, context), room, context).map(columns => page(type, columns))
  )
}

const notesHeading = (context: PlanContext): Label => {
  const text = context.words.notes
  const face = headingFace(context, text)
  return { text, face, size: sizeIn(face, 14), lead: 18, spacing: 0, width: 0 }
}

export const nightColumnWidth = (context: PlanContext): number => (contentWidth(context) - night.gutter) / 2

function planRows(entries: readonly NightEntry[], type: NightType, context: PlanContext): NightRowPlan[] {
  const width = nightColumnWidth(context) - night.text - night.end
  return entries.flatMap(entry => {
    const lines = breakLines(reminderRuns(entry.reminder, tokensOf(entry)), context.faces, type.text, width)
    const head = entry.kind === 'step' ? type.step.lead : type.name.lead
    const face = entry.kind === 'step' ? headingFace(context, entry.name) : 'bold'
    const names = namesOf(entry, type, width, context)
    const icon = entry.kind === 'character' ? planIcon(entry.character, context) : undefined
    const rows: NightRowPlan[] = []
    for (let at = 0; at === 0 || at < lines.length; at += linesInRow) {
      const part = lines.slice(at, at + linesInRow)
      const words = (at === 0 ? head * names.length : 0) + part.length * type.text.lead + 2 * night.padding
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

const columnHeight = ({ rows }: Pick<NightColumnPlan, 'rows'>) =>
  headingHeight + rows.reduce((sum, { height }) => sum + height + night.rowGap, 0)

const addNotes =
  (room: number) =>
  (plan: NightColumnPlan): NightColumnPlan => {
    const spare = room - columnHeight(plan)
    return { ...plan, notes: spare >= notesFrom ? spare : 0 }
  }

/** Pages of two columns for one night, each column filled before the next. */
function flowNight(
  which: Night,
  rows: readonly NightRowPlan[],
  room: number,
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
    height += row.height + night.rowGap
  }
  const pages: NightColumnPlan[][] = []
  for (let at = 0; at < columns.length; at += 2) {
    pages.push(columns.slice(at, at + 2).map((each, side) => column(which, each, side === 0, context)))
  }
  return pages
}
