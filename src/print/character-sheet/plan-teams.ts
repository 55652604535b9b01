import type { Team } from '#core/character/team.ts'
import { totalHeight } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { measureText } from '../typeset/faces.ts'
import { type HeadingText, headingFace, sizeInFace } from '../typeset/heading-face.ts'
import type { CellPlan, CellStyle, RowPlan, TeamPlan } from './character-sheet-plan.ts'
import { cellHeight } from './plan-cells.ts'

/** Gap between two bands of the character sheet, in points. */
export const teamGap = 9
/** The team mark above the rotated name. */
export const teamLabelMark = { size: 8, top: 1, gap: 4 } as const
/** The team mark before a name above the rows. */
export const teamHeadingMark = { size: 7, top: 1, gap: 5 } as const

/** Size of a team's name above its rows. */
const headingSize = 9.5
/** Sizes of a rotated name. */
const labelSizes = [12, 11, 10, 9, 8, 7.5] as const

/** Arranges cells in rows. Columns are filled top to bottom: the first half of the cells is on the left. */
export function planRows(cells: readonly CellPlan[], style: CellStyle, pitch: number): RowPlan[] {
  const count = Math.ceil(cells.length / style.columns)
  return cells.slice(0, count).map((left, index) => {
    const right = cells[count + index]
    const row = right ? [left, right] : [left]
    const space = extraSpace(pitch, style)
    return { cells: row, height: Math.max(pitch, ...row.map(cell => cellHeight(cell, style) + space)) }
  })
}

/** Number of ability lines that a row pitch is made for. */
const normalLines = 2

/**
 * Extra height of a row taller than the pitch, in points, so that the space below it looks like the space below other
 * rows: a share of what the pitch leaves below an ability of normal length.
 */
export function extraSpace(pitch: number, { name, text, textLeft, textTop, rowGap }: CellStyle): number {
  const textHeight = textLeft === 0 ? name.lead + normalLines * text.lead : textTop + text.lead
  return Math.max(0, pitch - textHeight - rowGap) * 0.6
}

/**
 * Plans a team's band with its name: above the rows where the style has a line for it, else rotated beside them. A name
 * longer than the rows gets smaller, down to `minLabelSize`; then the band gets taller.
 *
 * @param title the team's name, or what marks a band as the rest of a team; a rotated one that is too long is replaced
 * by the name
 */
export function planTeam(
  team: Team,
  title: string,
  rows: readonly RowPlan[],
  style: CellStyle,
  minLabelSize: number,
  context: PlanContext
): TeamPlan {
  const rowsHeight = totalHeight(rows)
  const isContinued = title !== context.texts.teams[team]
  const unused = Math.max(0, ...rows.slice(-1).map(row => spaceBelow(row, style)))
  if (style.heading > 0) {
    const label = planLabel(title, headingSize, context)
    const height = style.heading + rowsHeight - unused
    return { kind: 'team', team, label, isContinued, style, rows, height, ruleLength: 0 }
  }
  const sizes = labelSizes.filter(size => size >= minLabelSize)
  const titles = isContinued ? [title, context.texts.teams[team]] : [title]
  const labels = titles.flatMap(text => sizes.map(size => planLabel(text, size, context)))
  const fitting = labels.find(label => labelHeight(label) <= rowsHeight) ?? labels.at(-1)
  const label = fitting ?? planLabel('', 12, context)
  const height = Math.max(rowsHeight, labelHeight(label))
  return {
    kind: 'team',
    team,
    label,
    isContinued,
    style: style,
    rows,
    height,
    ruleLength: Math.max(rowsHeight - unused, labelHeight(label))
  }
}

/** Empty height at the bottom of a row that the team's rule does not cover. */
const spaceBelow = ({ cells, height }: RowPlan, style: CellStyle) =>
  height - Math.max(...cells.map(cell => cellHeight(cell, style))) + style.rowGap - ruleOverhang

/** Length in points by which a team's rule extends beyond its last line of text, as it does above the first. */
const ruleOverhang = 2

const labelHeight = ({ width }: HeadingText) =>
  teamLabelMark.top + teamLabelMark.size + teamLabelMark.gap + width + 2

function planLabel(text: string, goudySize: number, context: PlanContext): HeadingText {
  const face = headingFace(context, text)
  const size = sizeInFace(face, goudySize)
  const spacing = size * 0.06
  return { text, face, size, lead: 14, spacing, width: measureText(context.faces[face], text, size, spacing) }
}
