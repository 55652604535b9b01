import type { Team } from '#core/team.ts'
import { measure } from './faces.ts'
import {
  type CellPlan,
  type CellType,
  headingFace,
  type Label,
  type PlanContext,
  type RowPlan,
  sizeIn,
  type TeamPlan
} from './plan.ts'
import { cellHeight } from './plan-cells.ts'

export const teamGap = 9
/** The team mark over the turned name. */
export const stripMark = { size: 8, top: 1, gap: 4 } as const

const labelSizes = [12, 11, 10, 9, 8, 7.5] as const

/** Rows of columns that are filled downwards: the first half of the cells stands left, the second right. */
export function planRows(cells: readonly CellPlan[], type: CellType, pitch: number): RowPlan[] {
  const count = Math.ceil(cells.length / type.columns)
  return cells.slice(0, count).map((left, index) => {
    const right = cells.slice(count)[index]
    const row = right ? [left, right] : [left]
    const air = airOf(pitch, type)
    return { cells: row, height: Math.max(pitch, ...row.map(cell => cellHeight(cell, type) + air)) }
  })
}

/** Lines of an ability that rows of a pitch have room for. */
const usualLines = 2

/**
 * Points that a taller row is given more than it needs, so that the air under it is much like that under the others:
 * some of what a pitch leaves under a usual ability.
 */
function airOf(pitch: number, { name, text, textLeft, textTop, rowGap }: CellType): number {
  const words = textLeft === 0 ? name.lead + usualLines * text.lead : textTop + text.lead
  return Math.max(0, pitch - words - rowGap) * 0.6
}

/** A team's band with its turned name: a name longer than the rows gets smaller, down to `leastLabel`, then the band taller. */
export function planTeam(
  team: Team,
  rows: readonly RowPlan[],
  type: CellType,
  leastLabel: number,
  context: PlanContext
): TeamPlan {
  const rowsHeight = rows.reduce((sum, { height }) => sum + height, 0)
  const sizes = labelSizes.filter(size => size >= leastLabel)
  const labels = sizes.map(size => planLabel(context.words.teams[team], size, context))
  const fitting = labels.find(label => labelHeight(label) <= rowsHeight) ?? labels.at(-1)
  const label = fitting ?? planLabel('', 12, context)
  const height = Math.max(rowsHeight, labelHeight(label))
  const spare = Math.max(0, ...rows.slice(-1).map(row => spareUnder(row, type)))
  return {
    kind: 'team',
    team,
    label,
    type,
    rows,
    height,
    rule: Math.max(rowsHeight - spare, labelHeight(label))
  }
}

/** Air under the words and icons of a row, beyond what its rule may reach over. */
const spareUnder = ({ cells, height }: RowPlan, type: CellType) =>
  height - Math.max(...cells.map(cell => cellHeight(cell, type))) + type.rowGap - ruleReach

/** Points that a team's rule reaches beyond its last line, as it does over its first. */
const ruleReach = 2

const labelHeight = ({ width }: Label) => stripMark.top + stripMark.size + stripMark.gap + width + 2

function planLabel(text: string, wished: number, context: PlanContext): Label {
  const face = headingFace(context, text)
  const size = sizeIn(face, wished)
  const spacing = size * 0.06
  return { text, face, size, lead: 14, spacing, width: measure(context.faces[face], text, size, spacing) }
}
