import type { CastCharacter } from '#core/cast.ts'
import type { Team } from '#core/team.ts'
import { measure } from './faces.ts'
import { breakLines } from './lines.ts'
import { abilityRuns } from './marks.ts'
import {
  type CellPlan,
  type CellType,
  contentWidth,
  headingFace,
  type Label,
  nameLines,
  type PlanContext,
  planIcon,
  type RowPlan,
  sizeIn,
  type TeamPlan
} from './plan.ts'

/** Places inside a team's band, in points from its left edge. */
export const band = { strip: 20, rule: 23.25, ruleWidth: 0.75, cells: 31, gutter: 16, iconGap: 7 } as const
export const teamGap = 9
/** The team mark over the turned name. */
export const stripMark = { size: 8, top: 1, gap: 4 } as const

/** The steps by which a sheet gets smaller until it fits: type, icon, and the widest pitch of rows. */
export const fitSteps = [9.6, 9, 8.4, 7.8].map(size => ({
  pitch: Math.round((size * 42) / 9),
  type: {
    icon: Math.round((size * 29) / 9),
    name: { size: size + 2, lead: size + 4 },
    text: { size, lead: size + 2 }
  }
}))

/** Least air between two rows. */
const rowGap = 4
/** A cell of more lines goes on in a second one, so that a row can always find a page. */
const linesInCell = 36
const labelSizes = [12, 11, 10, 9, 8, 7.5] as const

/** The width of one of a band's two columns. */
export const cellWidth = (context: PlanContext): number =>
  (contentWidth(context) - band.cells - band.gutter) / 2

/** Breaks a character's ability for a column; a longer ability than one cell may hold goes on in others. */
export function planCells(character: CastCharacter, type: CellType, context: PlanContext): CellPlan[] {
  const width = cellWidth(context) - type.icon - band.iconGap
  const lines = breakLines(abilityRuns(character.ability), context.faces, type.text, width)
  const names = nameLines(character.name, 'bold', type.name, width, context.faces)
  const icon = planIcon(character, context)
  const cells: CellPlan[] = [{ character, icon, names, lines: lines.slice(0, linesInCell) }]
  for (let at = linesInCell; at < lines.length; at += linesInCell) {
    cells.push({ character, icon, names: [], lines: lines.slice(at, at + linesInCell) })
  }
  return cells
}

function cellHeight({ names, lines }: CellPlan, type: CellType): number {
  const words = names.length * type.name.lead + lines.length * type.text.lead
  return Math.max(type.icon, words) + rowGap
}

/** Rows of two columns filled downwards: the first half of the cells stands left, the second right. */
export function planRows(cells: readonly CellPlan[], type: CellType, pitch: number): RowPlan[] {
  const count = Math.ceil(cells.length / 2)
  return cells.slice(0, count).map((left, index) => {
    const right = cells[count + index]
    const row = right ? [left, right] : [left]
    return { cells: row, height: Math.max(pitch, ...row.map(cell => cellHeight(cell, type))) }
  })
}

/** A team's band with its turned name: a name longer than the rows gets smaller, then the band taller. */
export function planTeam(
  team: Team,
  rows: readonly RowPlan[],
  type: CellType,
  context: PlanContext
): TeamPlan {
  const rowsHeight = rows.reduce((sum, { height }) => sum + height, 0)
  const labels = labelSizes.map(size => planLabel(context.words.teams[team], size, context))
  const fitting = labels.find(label => labelHeight(label) <= rowsHeight) ?? labels.at(-1)
  const label = fitting ?? planLabel('', 12, context)
  return { kind: 'team', team, label, type, rows, height: Math.max(rowsHeight, labelHeight(label)) }
}

const labelHeight = ({ width }: Label) => stripMark.top + stripMark.size + stripMark.gap + width + 2

function planLabel(text: string, wished: number, context: PlanContext): Label {
  const face = headingFace(context, text)
  const size = sizeIn(face, wished)
  const spacing = size * 0.06
  return { text, face, size, lead: 14, spacing, width: measure(context.faces[face], text, size, spacing) }
}
