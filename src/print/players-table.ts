import { fewestPlayers, mostPlayers, type TeamCounts, teamCounts } from '#core/players.ts'
import type { Team } from '#core/team.ts'
import { type Type, widthOf } from './lines.ts'
import { bold, plain } from './marks.ts'
import { colours } from './paper.ts'
import type { Block, Placed } from './placed.ts'
import type { PlanContext } from './plan.ts'
import { setRuns } from './setting.ts'

const rows = ['townsfolk', 'outsider', 'minion', 'demon'] as const satisfies readonly (Team &
  keyof TeamCounts)[]
const players = Array.from({ length: mostPlayers - fewestPlayers + 1 }, (_, index) => fewestPlayers + index)

const rowHeight = 17
const labelSizes = [9, 8.4, 7.8, 7.2, 6.6] as const
const mark = { size: 7.5, gap: 5 } as const

/** How many of each team a game begins with, for every number of players, in a table of this width. */
export function planPlayersTable(width: number, context: PlanContext): Block {
  const label = Math.max(74, Math.min(width * 0.3, 130))
  const column = (width - label) / players.length
  const cell = (text: string, row: number, index: number, isHead: boolean): Placed[] => {
    const type = { size: 9.4, lead: rowHeight }
    const { lines } = setRuns([isHead ? bold(text) : plain(text)], type, column * 2, context)
    return lines.map(line => ({
      kind: 'line',
      line,
      type,
      left: label + index * column + (column - widthOf(line)) / 2,
      top: row * rowHeight
    }))
  }
  const heads = players.flatMap((count, index) => cell(String(count), 0, index, true))
  const numbers = rows.flatMap((team, row) =>
    players.flatMap((count, index) => cell(String(teamCounts(count)?.[team] ?? ''), row + 1, index, false))
  )
  const rules = rows.map(
    (_, row): Placed => ({
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
      ...stripes(label, column, context.palette.step),
      ...rules,
      ...labels(label, context),
      ...heads,
      ...numbers
    ]
  }
}

/** Every other column is tinted, so that the eye stays in it. */
const stripes = (label: number, column: number, fill: string | undefined): Placed[] =>
  players.flatMap((_, index): Placed[] =>
    index % 2 === 1 || !fill
      ? []
      : [
          {
            kind: 'box',
            left: label + index * column,
            top: 0,
            width: column,
            height: rowHeight * (rows.length + 1),
            fill
          }
        ]
  )

function labels(width: number, context: PlanContext): Placed[] {
  const texts = [
    [bold(context.words.players)],
    ...rows.map(team => [bold(context.words.teams[team], context.palette.teams[team].text)])
  ]
  const indent = mark.size + mark.gap
  const set = labelSizes.map(size => {
    const type: Type = { size, lead: rowHeight }
    return {
      type,
      lines: texts.map((runs, row) => setRuns(runs, type, width - (row > 0 ? indent : 0) - 4, context).lines)
    }
  })
  const best = set.find(({ lines }) => lines.every(({ length }) => length === 1)) ?? set.at(-1)
  if (!best) return []
  const words = best.lines.flatMap((lines, row): Placed[] =>
    lines.slice(0, 1).map(line => ({
      kind: 'line',
      line,
      type: best.type,
      left: row > 0 ? indent : 0,
      top: row * rowHeight
    }))
  )
  const marks = rows.map(
    (team, row): Placed => ({
      kind: 'mark',
      team,
      size: mark.size,
      left: 0,
      top: (row + 1) * rowHeight + (rowHeight - mark.size) / 2
    })
  )
  return [...marks, ...words]
}
