import type { CastCharacter, JinxInPlay } from '#core/cast/cast.ts'
import { planIcon } from '../page/icon-plan.ts'
import { type JinxesByCharacter, partnerIn } from '../page/jinxes-by-character.ts'
import { evenPart, splitEvery } from '../page/paginate.ts'
import { contentWidth } from '../page/paper.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { secondAbility, secondNameRun } from '../page/second-language.ts'
import { baselineOffset, measureText } from '../typeset/faces.ts'
import { balanceLines, breakLines, type Line, lineWidth, type Run } from '../typeset/lines.ts'
import { replaceMissingLetters } from '../typeset/printable-text.ts'
import { abilityRuns, boldRun } from '../typeset/text-runs.ts'
import type { CellPlan, CellStyle, JinxIcons } from './character-sheet-plan.ts'
import type { FitStep } from './fit-steps.ts'

/** Positions in a team's band, in points from its left edge. */
export const bandLayout = { strip: 20, rule: 23.25, cells: 31, gutter: 16, iconGap: 7 } as const

/** Maximum width of the column of names in one-column sheets, in points. */
const maxNameWidth = 140
/**
 * Minimum gap between names and abilities: in points, and in type sizes. A smaller gap reads as a word space when text
 * is copied from the PDF.
 */
const nameGap = { points: 12, typeSizes: 1.5 } as const
/** Maximum number of jinx icons that count towards the width of the column of names. */
const maxJinxesInColumn = 3
/** Maximum lines of a cell. Text that is longer, or taller than a page, continues in the next cell, so that every row fits a page. */
const maxLinesPerCell = 36
/** Gap between a name and its jinx icons, and between two icons, in points. */
const jinxGap = { name: 6, icon: 3 } as const

/** The preferred row pitch for a cell style: the distance between the tops of two rows, in points. */
export const rowPitchOf = ({ columns, text }: CellStyle): number =>
  Math.round((text.size * (columns === 1 ? 30 : 42)) / 9)

/** The style of the cells in a fit step. */
export function cellStyleFor(
  { size, dense }: FitStep,
  characters: readonly CastCharacter[],
  jinxes: JinxesByCharacter,
  context: PlanContext
): CellStyle {
  const { columns } = context.options
  const name = { size: size + 2, lead: size + (dense ? 3 : 4) }
  const text = { size, lead: size + (dense ? 1.4 : 2) }
  const rowGap = (dense ? 2.5 : 4) - (columns === 1 ? 1 : 0)
  const icon = Math.round((size * (columns === 1 ? 20 : 29)) / 9)
  const [left, heading] = context.isHalf ? [0, columns === 1 ? 15 : 12] : [bandLayout.cells, 0]
  const width = (contentWidth(context) - left - (columns - 1) * bandLayout.gutter) / columns
  const textWidth = width - icon - bandLayout.iconGap
  const common = { columns, left, heading, width, icon, name, text, rowGap }
  if (columns === 2) return { ...common, nameWidth: textWidth, textWidth, textLeft: 0, textTop: 0 }
  const { bold, text: plain } = context.faces
  const widths = characters.map(character => {
    const count = Math.min(maxJinxesInColumn, jinxes.get(character)?.length ?? 0)
    const second = secondNameRun(character, '', context).text
    return Math.max(
      measureText(plain, replaceMissingLetters(second, plain), name.size),
      measureText(bold, replaceMissingLetters(character.name, bold), name.size) +
        (count && jinxGap.name + count * (name.size + jinxGap.icon))
    )
  })
  const nameWidth = Math.min(maxNameWidth, Math.max(...widths) + 1)
  const textLeft = nameWidth + Math.max(nameGap.points, nameGap.typeSizes * size)
  const textTop = baselineOffset(bold, name.size, name.lead) - baselineOffset(plain, text.size, text.lead)
  return { ...common, nameWidth, textWidth: textWidth - textLeft, textLeft, textTop }
}

/** Plans a character as one cell, or as several when its ability is longer than a cell or taller than a page of `room` points. */
export function planCells(
  character: CastCharacter,
  jinxes: readonly JinxInPlay[],
  style: CellStyle,
  room: number,
  context: PlanContext
): CellPlan[] {
  const lines = [abilityRuns(character.ability), secondAbility(character, context)].flatMap(runs =>
    breakLines(runs, context.faces, style.text, style.textWidth)
  )
  const names = planNames(character, jinxes.length, style, context)
  const icon = planIcon(character, context)
  const partners = jinxes.map(jinx => partnerIn(jinx, character))
  const jinxIcons = planJinxIcons(partners, names, style, context)
  const fittingLines = Math.floor(
    (room - style.heading - names.length * style.name.lead - style.rowGap) / style.text.lead
  )
  const maxLines = Math.max(1, Math.min(maxLinesPerCell, fittingLines))
  const size = evenPart(lines.length, maxLines)
  const first: CellPlan = {
    character,
    icon,
    nameLines: names,
    jinxes: jinxIcons,
    lines: lines.slice(0, size)
  }
  const others = splitEvery(lines.slice(size), size).map(part => ({
    character,
    icon,
    nameLines: [],
    jinxes: undefined,
    lines: part
  }))
  return [first, ...others]
}

/** The name in both languages: on one line with room for a few jinx icons if they fit, else or in a column of names below each other. */
function planNames(
  character: CastCharacter,
  jinxCount: number,
  { name: style, nameWidth, textLeft }: CellStyle,
  context: PlanContext
): Line[] {
  const colour = context.palette.teams[character.team].text
  const name = boldRun(character.name, colour)
  const second = secondNameRun(character, colour, context)
  const linesOf = (...runs: Run[]) => balanceLines(runs, context.faces, style, nameWidth)
  if (!second.text) return linesOf(name)
  const [line = [], ...others] = linesOf(boldRun(`${character.name}\u00a0\u00a0 `, colour), second)
  const icons = Math.min(maxJinxesInColumn, jinxCount) * (style.size + jinxGap.icon)
  const fits = textLeft === 0 && others.length === 0 && lineWidth(line) + icons <= nameWidth
  return fits ? [line] : [...linesOf(name), ...linesOf(second)]
}

/** Minimum height of a cell with the space below it, in points. */
export function cellHeight({ nameLines, lines }: CellPlan, style: CellStyle): number {
  const nameHeight = nameLines.length * style.name.lead
  const textHeight = lines.length * style.text.lead
  const height =
    style.textLeft === 0 ? nameHeight + textHeight : Math.max(nameHeight, style.textTop + textHeight)
  return Math.max(style.icon, height) + style.rowGap
}

/**
 * Plans icons of the characters that a character is jinxed with, after its name. The rest is only counted; the box of
 * jinxes lists all of them.
 */
function planJinxIcons(
  others: readonly CastCharacter[],
  names: readonly Line[],
  { name: { size, lead }, nameWidth }: CellStyle,
  context: PlanContext
): JinxIcons | undefined {
  const left = lineWidth(names.at(-1) ?? []) + jinxGap.name
  const maxIcons = Math.max(0, Math.floor((nameWidth - left + jinxGap.icon) / (size + jinxGap.icon)))
  const visible = others.length <= maxIcons ? others : others.slice(0, Math.max(0, maxIcons - 2))
  if (visible.length === 0) return undefined
  return {
    icons: visible.map(other => planIcon(other, context)),
    names: visible.map(({ name }) => name),
    more: others.length > visible.length ? `+${others.length - visible.length}` : '',
    left,
    top: (names.length - 1) * lead + (lead - size) / 2,
    size,
    gap: jinxGap.icon
  }
}
