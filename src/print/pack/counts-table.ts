import { maxPlayers, minPlayers, setupCounts } from '#core/script/player-counts.ts'
import type { PlacedBlock, PlacedItem } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { textBlockWidth, typesetHeading, typesetRuns } from '../page/text-block.ts'
import { colours } from '../typeset/colours.ts'
import { lineWidth } from '../typeset/lines.ts'
import { boldRun } from '../typeset/text-runs.ts'

const teams = ['townsfolk', 'outsider', 'minion', 'demon'] as const
const players = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, index) => minPlayers + index)

const headHeight = 26
const rowHeight = 31
const numberSize = 20
/** Moves numbers down, from the middle of the line to the middle of their own height. */
const numberDrop = 2
const labelSizes = [12, 11, 10, 9, 8, 7] as const
const mark = { size: 9, gap: 5 } as const
/** Share of the width for the number of players. */
const firstShare = 0.2

/** The numbers of each team, a row for each number of players, in type that is read across a table. `width` is in points. */
export function planCountsTable(width: number, context: PlanContext): PlacedBlock {
  const first = width * firstShare
  const column = (width - first) / teams.length
  const rows = players.map((count, index) => {
    const counts = setupCounts(count)
    const top = headHeight + index * rowHeight
    return [
      ...stripe(index, top, width, context),
      ...number(count === maxPlayers ? `${count}+` : `${count}`, 'tr', 0, first, top, colours.ink, context),
      ...teams.flatMap((team, place) => {
        const amount = counts?.[team] ?? 0
        const colour = amount === 0 ? colours.line : context.palette.teams[team].text
        return number(`${amount}`, 'td', first + place * column, column, top, colour, context)
      })
    ]
  })
  return {
    height: headHeight + players.length * rowHeight,
    items: [...planHead(first, column, context), ...rows.flat()]
  }
}

/** Tints every other row; without tints, a line is below each row. */
function stripe(index: number, top: number, width: number, { palette }: PlanContext): PlacedItem[] {
  if (!palette.stepFill)
    return [{ kind: 'box', left: 0, top: top + rowHeight, width, height: 0.5, fill: colours.hairline }]
  return index % 2 === 1
    ? []
    : [{ kind: 'box', left: 0, top, width, height: rowHeight, fill: palette.stepFill }]
}

function number(
  text: string,
  tag: 'tr' | 'td',
  left: number,
  width: number,
  top: number,
  colour: string,
  context: PlanContext
): PlacedItem[] {
  const typeset = typesetHeading(text, { size: numberSize, lead: rowHeight, colour }, width, context)
  const inset = (width - textBlockWidth(typeset)) / 2
  return typeset.lines.map(line => ({
    kind: 'line',
    line,
    style: typeset.style,
    tag,
    left: left + inset,
    top: top + numberDrop
  }))
}

/** The names of the columns in the largest type in which each fits on one line, with the marks of the teams. */
function planHead(first: number, column: number, context: PlanContext): PlacedItem[] {
  const { texts, palette } = context
  const cells = [
    { text: texts.players, left: 0, width: first, colour: colours.ink, team: undefined },
    ...teams.map((team, index) => ({
      text: texts.teams[team],
      left: first + index * column,
      width: column,
      colour: palette.teams[team].text,
      team
    }))
  ]
  const inSize = (size: number) =>
    cells.map(cell => {
      const style = { size, lead: headHeight }
      const room = cell.width - (cell.team ? mark.size + mark.gap : 0) - 4
      return {
        ...cell,
        style,
        lines: typesetRuns([boldRun(cell.text, cell.colour)], style, room, context).lines
      }
    })
  const attempts = labelSizes.map(inSize)
  const best = attempts.find(all => all.every(({ lines }) => lines.length <= 1)) ?? attempts.at(-1) ?? []
  return best.flatMap(({ lines: [line], style, left, width, team }) => {
    if (!line) return []
    const before = team ? mark.size + mark.gap : 0
    const start = left + (width - before - lineWidth(line)) / 2
    return [
      ...(team
        ? [{ kind: 'mark', team, size: mark.size, left: start, top: (headHeight - mark.size) / 2 } as const]
        : []),
      { kind: 'line', line, style, tag: team ? 'th' : 'tr', left: start + before, top: 0 } as const
    ]
  })
}
