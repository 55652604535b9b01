import type { Cast, NightEntry } from '#core/cast/cast.ts'
import { noTokens, type TokenLabels } from '#core/cast/reminder-parts.ts'
import { type Night, nights } from '#core/night/night.ts'
import { planIcon } from '../page/icon-plan.ts'
import type { PagePlan } from '../page/page-plan.ts'
import { findFitting, paginate, splitEvery } from '../page/paginate.ts'
import { contentHeight, contentWidth } from '../page/paper.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { planHeader } from '../page/plan-header.ts'
import { secondNightEntry } from '../page/second-language.ts'
import { breakName, type HeadingText, headingFace, sizeInFace } from '../typeset/heading-face.ts'
import { breakLines } from '../typeset/lines.ts'
import { reminderRuns } from '../typeset/text-runs.ts'
import type { NightColumnPlan, NightContent, NightRowPlan, NightStyle } from './night-plan.ts'

/** Positions and widths in a column of the night sheet, in points. */
export const nightLayout = {
  gutter: 20,
  edge: 1.5,
  icon: 6.5,
  text: 34.5,
  end: 4,
  mark: 14
} as const
export const nightHeadingStyle = { size: 18, lead: 24, gap: 4 } as const
/** Styles from large to small, tried until both nights fit on one page. */
const steps = [
  { size: 8.2, icon: 19, padding: 2, rowGap: 2.2, stepLead: 4.3 },
  { size: 7.8, icon: 19, padding: 2, rowGap: 2.2, stepLead: 4.3 },
  { size: 7.4, icon: 19, padding: 2, rowGap: 2.2, stepLead: 4.3 },
  { size: 7, icon: 18, padding: 1.8, rowGap: 1.8, stepLead: 4 },
  { size: 6.8, icon: 16, padding: 1.5, rowGap: 1.4, stepLead: 3.4 },
  { size: 6.5, icon: 14.5, padding: 1.2, rowGap: 1, stepLead: 2.8 }
] as const
/** Minimum free height below a column for note lines, in points. */
const minNotesHeight = 110
/** Maximum lines of a row. A longer reminder continues in the next row. */
const maxLinesPerRow = 30

const styleOf = ({ size, icon, padding, rowGap, stepLead }: (typeof steps)[number]): NightStyle => ({
  icon,
  padding,
  rowGap,
  name: { size: size + 1.3, lead: size + Math.min(2.8, stepLead - 0.6) },
  step: { size: size + Math.min(4.3, stepLead + 0.6), lead: size + stepLead },
  text: { size, lead: size + (size < 7 ? 1.3 : 1.5) }
})

/** Plans the night sheet: both nights side by side on one page if they fit, otherwise each night on its own pages. */
export function planNightSheets(cast: Cast, context: PlanContext): PagePlan<NightContent>[] {
  if (cast.firstNight.length + cast.otherNight.length === 0) return []
  const header = planHeader(cast, context.texts.nightSheet, context)
  const room = contentHeight(context, header)
  const page = (style: NightStyle, columns: readonly NightColumnPlan[]): PagePlan<NightContent> => ({
    header,
    content: { kind: 'night', style, columns, notes: notesHeading(context) }
  })
  const fitting = findFitting(steps, step => {
    const style = styleOf(step)
    const columns = nights.map(night =>
      planColumn(night, planRows(cast, night, style, context), true, context)
    )
    return columns.every(each => columnHeight(each, style) <= room) ? { style, columns } : undefined
  })
  if (fitting) {
    const { style, columns } = fitting
    return [page(style, columns.map(addNotes(room, style)))]
  }
  const style = styleOf(steps[0])
  return nights.flatMap(night =>
    flowNight(night, planRows(cast, night, style, context), room, style, context).map(columns =>
      page(style, columns)
    )
  )
}

const notesHeading = (context: PlanContext): HeadingText => {
  const text = context.texts.notes
  const face = headingFace(context, text)
  return { text, face, size: sizeInFace(face, 14), lead: 18, spacing: 0, width: 0 }
}

/** Width of one of the two columns, in points. */
export const nightColumnWidth = (context: PlanContext): number =>
  (contentWidth(context) - nightLayout.gutter) / 2

function planRows(cast: Cast, which: Night, style: NightStyle, context: PlanContext): NightRowPlan[] {
  const width = nightColumnWidth(context) - nightLayout.text - nightLayout.end
  return cast[which].flatMap(entry => {
    const lines = [
      reminderRuns(entry.reminder, tokensOf(entry)),
      secondNightEntry(entry, which, context)
    ].flatMap(runs => breakLines(runs, context.faces, style.text, width))
    const nameLead = entry.kind === 'step' ? style.step.lead : style.name.lead
    const face = entry.kind === 'step' ? headingFace(context, entry.name) : 'bold'
    const names = breakEntryName(entry, style, width, context)
    const icon = entry.kind === 'character' ? planIcon(entry.character, context) : undefined
    const rows: NightRowPlan[] = []
    for (let at = 0; at === 0 || at < lines.length; at += maxLinesPerRow) {
      const part = lines.slice(at, at + maxLinesPerRow)
      const namesHeight = at === 0 ? nameLead * names.length : 0
      const textHeight = part.length * style.text.lead
      const height = Math.max(style.icon + 4, namesHeight + textHeight + 2 * style.padding)
      rows.push({ entry, icon, face, nameLines: at === 0 ? names : [], lines: part, height })
    }
    return rows
  })
}

const tokensOf = (entry: NightEntry): TokenLabels => (entry.kind === 'character' ? entry.character : noTokens)

/** The lines of an entry's name: a step in the heading face, a character in bold with space for the team mark. */
function breakEntryName(entry: NightEntry, style: NightStyle, width: number, context: PlanContext): string[] {
  const { faces } = context
  if (entry.kind === 'step') {
    return breakName(entry.name, headingFace(context, entry.name), style.step, width, faces)
  }
  return breakName(entry.character.name, 'bold', style.name, width - nightLayout.mark, faces)
}

function planColumn(
  which: Night,
  rows: readonly NightRowPlan[],
  hasHeading: boolean,
  context: PlanContext
): NightColumnPlan {
  const { texts } = context
  const text = which === 'firstNight' ? texts.firstNight : texts.otherNights
  return {
    heading: hasHeading ? { text, face: headingFace(context, text), moon: which } : undefined,
    rows,
    notes: 0
  }
}

const headingHeight = nightHeadingStyle.lead + nightHeadingStyle.gap

const columnHeight = ({ rows }: NightColumnPlan, { rowGap }: NightStyle) =>
  headingHeight + rows.reduce((sum, { height }) => sum + height + rowGap, 0)

/** Adds note lines below a column that has enough free height. */
const addNotes =
  (room: number, style: NightStyle) =>
  (plan: NightColumnPlan): NightColumnPlan => {
    const free = room - columnHeight(plan, style)
    return { ...plan, notes: free >= minNotesHeight ? free : 0 }
  }

/** Splits one night into pages of two columns, filled one after the other. Each page repeats the night's heading. */
function flowNight(
  which: Night,
  rows: readonly NightRowPlan[],
  room: number,
  { rowGap }: NightStyle,
  context: PlanContext
): NightColumnPlan[][] {
  const rules = { height: ({ height }: NightRowPlan) => height, gap: () => rowGap }
  const columns = paginate(rows, { room, heading: headingHeight }, rules)
  return splitEvery(columns, 2).map(page =>
    page.map((each, side) => planColumn(which, each, side === 0, context))
  )
}
