import type { Team } from '#core/character/team.ts'
import { maxPlayers, minPlayers, type SetupCounts, setupCounts } from '#core/script/player-counts.ts'
import type { PlacedBlock, PlacedItem } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { typesetRuns } from '../page/text-block.ts'
import { colours } from '../typeset/colours.ts'
import { lineWidth, type TextStyle } from '../typeset/lines.ts'
import { boldRun, plainRun } from '../typeset/text-runs.ts'

const rows = ['townsfolk', 'outsider', 'minion', 'demon'] as const satisfies readonly (Team &
  keyof SetupCounts)[]
const players = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, index) => minPlayers + index)

const rowHeight = 17
const labelSizes = [9, 8.4, 7.8, 7.2, 6.6] as const
const mark = { size: 7.5, gap: 5 } as const

/** Plans the table of team sizes at the start of a game, by number of players. `width` is in points. */
export function planPlayersTable(width: number, context: PlanContext): PlacedBlock {
  const labelWidth = Math.max(74, Math.min(width * 0.3, 130))
  const column = (width - labelWidth) / players.length
  const cell = (text: string, row: number, index: number, isHead: boolean): PlacedItem[] => {
    const style = { size: 9.4, lead: rowHeight }
    const { lines } = typesetRuns([isHead ? boldRun(text) : plainRun(text)], style, column * 2, context)
    return lines.map(line => ({
      kind: 'line',
      line,
      style,
      tag: isHead ? 'th' : 'td',
      left: labelWidth + index * column + (column - lineWidth(line)) / 2,
      top: row * rowHeight
    }))
  }
  const cells = [
    players.flatMap((count, index) => cell(String(count), 0, index, true)),
    ...rows.map((team, row) =>
      players.flatMap((count, index) => cell(String(setupCounts(count)?.[team] ?? ''), row + 1, index, false))
    )
  ]
  const labels = planLabels(labelWidth, context)
  const rules = rows.map(
    (_, row): PlacedItem => ({
      kind: 'box',
      left: 0,
      top: (row + 1) * rowHeight,
      width,
      height: row === 0 ? 0.75 : 0.5,
      fill: row === 0 ? colours.line : colours.hairline
    })
  )
  return {
    height: rowHeight * (rows.length + 1),
    items: [
      ...stripes(labelWidth, column, context.palette.stepFill),
      ...rules,
      ...planMarks(),
      ...cells.flatMap((inRow, row) => [...labels.slice(row, row + 1), ...inRow])
    ]
  }
}

/** Tints every other column, for easier reading. */
const stripes = (labelWidth: number, column: number, fill: string | undefined): PlacedItem[] =>
  players.flatMap((_, index): PlacedItem[] =>
    index % 2 === 1 || !fill
      ? []
      : [
          {
            kind: 'box',
            left: labelWidth + index * column,
            top: 0,
            width: column,
            height: rowHeight * (rows.length + 1),
            fill
          }
        ]
  )

/** The labels of the rows, from the top. */
function planLabels(width: number, context: PlanContext): PlacedItem[] {
  const texts = [
    [boldRun(context.texts.players)],
    ...rows.map(team => [boldRun(context.texts.teams[team], context.palette.teams[team].text)])
  ]
  const indent = mark.size + mark.gap
  const attempts = labelSizes.map(size => {
    const style: TextStyle = { size, lead: rowHeight }
    return {
      style,
      lines: texts.map(
        (runs, row) => typesetRuns(runs, style, width - (row > 0 ? indent : 0) - 4, context).lines
      )
    }
  })
  const best = attempts.find(({ lines }) => lines.every(({ length }) => length === 1)) ?? attempts.at(-1)
  if (!best) return []
  return best.lines.flatMap((lines, row): PlacedItem[] =>
    lines.slice(0, 1).map(line => ({
      kind: 'line',
      line,
      style: best.style,
      tag: 'tr',
      left: row > 0 ? indent : 0,
      top: row * rowHeight
    }))
  )
}

const planMarks = (): PlacedItem[] =>
  rows.map((team, row) => ({
    kind: 'mark',
    team,
    size: mark.size,
    left: 0,
    top: (row + 1) * rowHeight + (rowHeight - mark.size) / 2
  }))
