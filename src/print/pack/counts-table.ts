import { maxPlayers, minPlayers, setupCounts } from '#core/script/player-counts.ts'
import { moveItems, type PlacedBlock, type PlacedItem } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { textBlockWidth, typesetHeading, typesetRuns } from '../page/text-block.ts'
import { colours } from '../typeset/colours.ts'
import { boldRun } from '../typeset/text-runs.ts'

const teams = ['townsfolk', 'outsider', 'minion', 'demon'] as const
const players = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, index) => minPlayers + index)

/** Lengths of the smallest table, in points. `numberDrop` moves numbers from the middle of the line to that of their own height. */
const smallest = {
  headHeight: 26,
  rowHeight: 31,
  number: 20,
  numberDrop: 2,
  label: 12
} as const
type Sizes = Record<keyof typeof smallest, number>
/** The smallest type of the names of columns, and the least space between them, in points. */
const [smallestLabel, labelSpace] = [7, 16]
/** The mark of a team before its name, as shares of the type size. */
const mark = { size: 0.75, gap: 0.4 } as const
/** Share of the width for the number of players. */
const firstShare = 0.2

const scaled = (scale: number): Sizes => ({
  headHeight: smallest.headHeight * scale,
  rowHeight: smallest.rowHeight * scale,
  number: smallest.number * scale,
  numberDrop: smallest.numberDrop * scale,
  label: smallest.label * scale
})

/**
 * The numbers of each team, a row for each number of players, in type that is read across a table.
 *
 * @param width in points
 * @param scale of heights and type sizes; 1 for the smallest table
 */
export function planCountsTable(width: number, scale: number, context: PlanContext): PlacedBlock {
  const sizes = scaled(scale)
  const { headHeight, rowHeight } = sizes
  const first = width * firstShare
  const column = (width - first) / teams.length
  const rows = players.flatMap((count, index) => {
    const counts = setupCounts(count)
    const label = { text: count === maxPlayers ? `${count}+` : `${count}`, colour: colours.ink }
    const cells = [
      ...planNumber(label, 'tr', first, sizes, context),
      ...teams.flatMap((team, place) => {
        const amount = counts?.[team] ?? 0
        const colour = amount === 0 ? colours.line : context.palette.teams[team].text
        const items = planNumber({ text: `${amount}`, colour }, 'td', column, sizes, context)
        return moveItems(items, first + place * column, 0)
      })
    ]
    const row = [...planStripe(index, width, rowHeight, context), ...cells]
    return moveItems(row, 0, headHeight + index * rowHeight)
  })
  return {
    height: headHeight + players.length * rowHeight,
    items: [...planHead(first, column, sizes, context), ...rows]
  }
}

/** Tints every other row; without tints, a line is below each row. */
function planStripe(index: number, width: number, height: number, { palette }: PlanContext): PlacedItem[] {
  if (!palette.stepFill)
    return [{ kind: 'box', left: 0, top: height, width, height: 0.5, fill: colours.hairline }]
  return index % 2 === 1 ? [] : [{ kind: 'box', left: 0, top: 0, width, height, fill: palette.stepFill }]
}

/** A number in the middle of a cell. */
function planNumber(
  { text, colour }: { text: string; colour: string },
  tag: 'tr' | 'td',
  width: number,
  { number, rowHeight, numberDrop }: Sizes,
  context: PlanContext
): PlacedItem[] {
  const typeset = typesetHeading(text, { size: number, lead: rowHeight, colour }, width, context)
  const left = (width - textBlockWidth(typeset)) / 2
  return typeset.lines.map(line => ({
    kind: 'line',
    line,
    style: typeset.style,
    tag,
    left,
    top: numberDrop
  }))
}

/** The names of the columns in the largest type in which each fits on one line, with the marks of the teams. */
function planHead(
  first: number,
  column: number,
  { headHeight, label }: Sizes,
  context: PlanContext
): PlacedItem[] {
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
  ].map(cell => ({ ...cell, before: cell.team ? mark.size + mark.gap : 0 }))
  const inSize = ({ text, colour }: (typeof cells)[number], size: number, width: number) =>
    typesetRuns([boldRun(text, colour)], { size, lead: headHeight }, width, context)
  const fitting = cells.map(cell => {
    const name = textBlockWidth(inSize(cell, label, Number.POSITIVE_INFINITY))
    return (cell.width - labelSpace) / (name / label + cell.before)
  })
  const size = Math.max(smallestLabel, Math.min(label, ...fitting))
  return cells.flatMap(cell => {
    const { left, width, team } = cell
    const before = cell.before * size
    const name = inSize(cell, size, width - before)
    const [line] = name.lines
    if (!line) return []
    const start = left + (width - before - textBlockWidth(name)) / 2
    const top = (headHeight - mark.size * size) / 2
    return [
      ...(team ? [{ kind: 'mark', team, size: mark.size * size, left: start, top } as const] : []),
      {
        kind: 'line',
        line,
        style: name.style,
        tag: team ? 'th' : 'tr',
        left: start + before,
        top: 0
      } as const
    ]
  })
}
