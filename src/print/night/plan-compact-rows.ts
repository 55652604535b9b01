import type { Cast, NightEntry } from '#core/cast/cast.ts'
import { noTokens } from '#core/cast/reminder-parts.ts'
import type { Night } from '#core/night/night.ts'
import { anchors } from '../page/annotation.ts'
import { planIcon } from '../page/icon-plan.ts'
import { moveItems, type PlacedBlock, type PlacedItem, stepBackground } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { secondNightEntry, secondNightNameRun, secondNightReminder } from '../page/second-language.ts'
import { leftAlignedBlock, type TypesetText, textBlockHeight, typesetRuns } from '../page/text-block.ts'
import type { Run, TextStyle } from '../typeset/lines.ts'
import { boldRun, reminderRuns } from '../typeset/text-runs.ts'

const markSize = 6

/** A style for both nights. Sizes are in points. */
export interface CompactStyle {
  text: TextStyle
  icon: number
  rowGap: number
  width: number
  /** Width of the names' column; 0 when names and reminders share lines. */
  namesWidth: number
}

/** The rows of a night. */
export const planCompactRows = (
  cast: Cast,
  night: Night,
  style: CompactStyle,
  context: PlanContext
): PlacedBlock[] => cast[night].flatMap(entry => planRow(entry, night, style, context))

/** Maximum lines of a row. A longer sentence continues in the next row. */
const maxLinesPerRow = 20

function planRow(entry: NightEntry, night: Night, style: CompactStyle, context: PlanContext): PlacedBlock[] {
  const { icon, width, namesWidth, text, rowGap } = style
  const isStep = entry.kind === 'step'
  const indent = icon + markSize + 11
  const colour = isStep ? undefined : context.palette.teams[entry.character.team].text
  const nameRun = boldRun(isStep ? entry.name : entry.character.name, colour)
  const reminder = reminderRuns(entry.reminder, isStep ? noTokens : entry.character)
  const left = namesWidth > 0 ? namesWidth : indent
  const runs = namesWidth > 0 ? reminder : [{ ...nameRun, text: `${nameRun.text}\u00a0\u00a0 ` }, ...reminder]
  const linesOf = (paragraphs: readonly (readonly Run[])[], room: number) =>
    paragraphs.flatMap(each => typesetRuns(each, text, room, context).lines)
  const secondArgs = [entry, night, context] as const
  const secondNameRun = secondNightNameRun(entry, night, context)
  const nameLines = namesWidth > 0 ? linesOf([[nameRun], [secondNameRun]], namesWidth - indent - 8) : []
  const lines = linesOf(
    [runs, namesWidth > 0 ? secondNightReminder(...secondArgs) : secondNightEntry(...secondArgs)],
    width - left - 4
  )
  const rows: PlacedBlock[] = []
  for (let at = 0; at === 0 || at < lines.length; at += maxLinesPerRow) {
    const name: TypesetText = { lines: at === 0 ? nameLines : [], style: text, tag: 'li' }
    const part: TypesetText = {
      lines: lines.slice(at, at + maxLinesPerRow),
      style: text,
      tag: at === 0 && nameLines.length === 0 ? 'li' : 'more'
    }
    const textHeight = Math.max(textBlockHeight(part), textBlockHeight(name))
    const height = Math.max(icon, textHeight) + rowGap + 2
    const textTop = (height - rowGap - Math.max(textHeight, text.lead)) / 2
    const icons = at === 0 ? planRowIcon(entry, { height: height - rowGap, textTop, style }, context) : []
    rows.push({
      height,
      items: [
        ...(isStep
          ? [
              {
                kind: 'box',
                left: 0,
                top: 0,
                width,
                height: height - rowGap,
                ...stepBackground(context)
              } as const
            ]
          : []),
        ...moveItems(leftAlignedBlock(name).items, indent, textTop),
        ...moveItems(leftAlignedBlock(part).items, left, textTop),
        ...icons
      ]
    })
  }
  return rows
}

interface RowLayout {
  height: number
  /** Top of the row's first line. */
  textTop: number
  style: CompactStyle
}

/** The icon of a row. A character also has its team mark and a link to the almanac. */
function planRowIcon(
  entry: NightEntry,
  { height, textTop, style }: RowLayout,
  context: PlanContext
): PlacedItem[] {
  const { icon, width, text } = style
  const at = { size: icon, left: 3, top: Math.min((height - icon) / 2, textTop + 4) }
  if (entry.kind === 'step') return [{ kind: 'step', step: entry.id, ...at }]
  const { team, id } = entry.character
  return [
    { kind: 'icon', icon: planIcon(entry.character, context), ...at },
    {
      kind: 'mark',
      team,
      label: context.texts.teamsOfOne[team],
      size: markSize,
      left: icon + 6,
      top: textTop + (text.lead - markSize) / 2
    },
    { kind: 'annotation', left: 0, top: 0, width, height, annotation: { link: anchors.almanac(id) } }
  ]
}
