import type { Team } from '#core/character/team.ts'
import { Pages, planMost } from '../page/paginate.ts'
import { totalHeight } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import type { CellPlan, CellStyle, ColumnsPlan, TeamPlan } from './character-sheet-plan.ts'
import { cellHeight } from './plan-cells.ts'
import { extraSpace, planRows, planTeam, teamGap } from './plan-teams.ts'

/** `pitch`: minimum distance between the tops of two rows. `label`: minimum type size of a team's name. In points. */
export interface Spacing {
  pitch: number
  label: number
}

/** A team's cells, before they are split into bands. */
export interface TeamCells {
  team: Team
  cells: readonly CellPlan[]
}

/** Adds a team's bands to the pages. `titleOfRest`: the name on every band after the first. */
export function flowTeam(
  pages: Pages<{ height: number }>,
  { team, cells }: TeamCells,
  style: CellStyle,
  spacing: Spacing,
  context: PlanContext,
  titleOfRest: string
): void {
  pages.addParts(cells, left => {
    const title = left.length < cells.length ? titleOfRest : context.texts.teams[team]
    const item = planMostRows(team, title, left, style, spacing, pages, context)
    return { item, rest: item ? left.slice(item.rows.flatMap(row => row.cells).length) : left }
  })
}

/** The tallest band that fits on the page; `undefined` rather than a first row of several, or all but one cell, at a page's end. */
function planMostRows(
  team: Team,
  title: string,
  cells: readonly CellPlan[],
  style: CellStyle,
  spacing: Spacing,
  pages: Pages<{ height: number }>,
  context: PlanContext
): TeamPlan | undefined {
  const { pitch, label } = spacing
  const all = Math.ceil(cells.length / style.columns)
  const min = pages.isEmpty() ? 1 : Math.min(2, all)
  // No row is lower than the pitch. One more for rounding.
  const most = Math.min(all, Math.floor(pages.roomLeft() / pitch) + 1)
  const isLone = (count: number) => count > min && cells.length - style.columns * count === 1
  return planMost(
    most,
    min,
    count => {
      const rows = planRows(cells.slice(0, style.columns * count), style, pitch)
      return { count, team: planTeam(team, title, rows, style, label, context) }
    },
    plan => plan.team.height <= pages.roomLeft() && !isLone(plan.count)
  )?.team
}

/** Steps by which two columns get lower until they are as high as each other, as shares of the height. */
const balanceSteps = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1] as const

/**
 * Plans teams in two columns of similar height, each with its own rows, so that a team with an odd number of characters
 * leaves no gap; undefined when they need more than `room` points of height.
 */
export function planColumns(
  teams: readonly TeamCells[],
  style: CellStyle,
  spacing: Spacing,
  room: number,
  context: PlanContext
): ColumnsPlan | undefined {
  const single = { ...style, columns: 1 } as const
  const cells = teams.flatMap(each => each.cells)
  const tallest = Math.max(...cells.map(cell => cellHeight(cell, style))) + extraSpace(spacing.pitch, style)
  const minHeight = style.heading + Math.max(spacing.pitch, tallest)
  for (const height of balanceSteps.map(share => share * room)) {
    if (height < minHeight) continue
    const columns = new Pages<TeamPlan>(height, teamGap)
    for (const team of teams) flowTeam(columns, team, single, spacing, context, '')
    if (columns.all.length <= 2) return toColumns(columns.all, style.width)
  }
  return undefined
}

const toColumns = (columns: readonly (readonly TeamPlan[])[], width: number): ColumnsPlan => ({
  kind: 'columns',
  height: Math.max(...columns.map(bands => totalHeight(bands) + (bands.length - 1) * teamGap)),
  width,
  columns
})
