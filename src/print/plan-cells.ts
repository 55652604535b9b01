import type { Cast, CastCharacter } from '#core/cast.ts'
import { baselineOf, measure } from './faces.ts'
import type { FitStep } from './fit-steps.ts'
import { spell } from './letters.ts'
import { breakLines } from './lines.ts'
import { abilityRuns } from './marks.ts'
import {
  type CellPlan,
  type CellType,
  contentWidth,
  type JinxMarks,
  nameLines,
  type PlanContext,
  planIcon
} from './plan.ts'
import { secondWords } from './second-language.ts'

/** Places inside a team's band, in points from its left edge. */
export const band = { strip: 20, rule: 23.25, cells: 31, gutter: 16, iconGap: 7 } as const

/** In one column, names and their jinxes stand in a column of their own, as wide as they need, no wider than this. */
const widestName = 140
/** Points from there to the abilities, and letters: programs that read a page take less for the space between two words. */
const nameGap = { least: 12, letters: 1.5 } as const
/** Icons of jinxes after a name that such a column is made wider for. */
const jinxesInColumn = 3
/** A cell of more lines, or taller than a page, goes on in a second one, so that a row can always find a page. */
const linesInCell = 36
/** Points between a name and the icons of its jinxes, and between those. */
const jinxGap = { name: 6, icon: 3 } as const

/** The widest pitch of rows for a size of type. */
export const pitchOf = ({ columns, text }: CellType): number =>
  Math.round((text.size * (columns === 1 ? 30 : 42)) / 9)

/** How cells are set in a step. */
export function cellType({ size, dense }: FitStep, cast: Cast, context: PlanContext): CellType {
  const { columns } = context.options
  const name = { size: size + 2, lead: size + (dense ? 3 : 4) }
  const text = { size, lead: size + (dense ? 1.4 : 2) }
  const rowGap = (dense ? 2.5 : 4) - (columns === 1 ? 1 : 0)
  const icon = Math.round((size * (columns === 1 ? 20 : 29)) / 9)
  const width = (contentWidth(context) - band.cells - (columns - 1) * band.gutter) / columns
  const words = width - icon - band.iconGap
  const common = { columns, width, icon, name, text, rowGap }
  if (columns === 2) return { ...common, nameWidth: words, textWidth: words, textLeft: 0, textTop: 0 }
  const { bold, text: plain } = context.faces
  const widths = cast.characters.map(({ id, name: words }) => {
    const count = Math.min(jinxesInColumn, jinxedWith(id, cast).length)
    return (
      measure(bold, spell(words, bold), name.size) +
      (count && jinxGap.name + count * (name.size + jinxGap.icon))
    )
  })
  const nameWidth = Math.min(widestName, Math.max(...widths) + 1)
  const textLeft = nameWidth + Math.max(nameGap.least, nameGap.letters * size)
  const textTop = baselineOf(bold, name.size, name.lead) - baselineOf(plain, text.size, text.lead)
  return { ...common, nameWidth, textWidth: words - textLeft, textLeft, textTop }
}

/** Breaks a character's ability for its column; one longer than a cell, or a page of `room` points, may hold goes on in others. */
export function planCells(
  character: CastCharacter,
  cast: Cast,
  type: CellType,
  room: number,
  context: PlanContext
): CellPlan[] {
  const lines = [abilityRuns(character.ability), secondWords(character, context)].flatMap(runs =>
    breakLines(runs, context.faces, type.text, type.textWidth)
  )
  const names = nameLines(character.name, 'bold', type.name, type.nameWidth, context.faces)
  const icon = planIcon(character, context)
  const jinxes = planJinxMarks(character, names, cast, type, context)
  const fitting = Math.floor((room - names.length * type.name.lead - type.rowGap) / type.text.lead)
  const most = Math.max(1, Math.min(linesInCell, fitting))
  const first: CellPlan = { character, icon, names, jinxes, lines: lines.slice(0, most) }
  const others: CellPlan[] = []
  for (let at = most; at < lines.length; at += most) {
    others.push({ character, icon, names: [], jinxes: undefined, lines: lines.slice(at, at + most) })
  }
  return [first, ...others]
}

/** The least height of a cell with the air under it. */
export function cellHeight({ names, lines }: CellPlan, type: CellType): number {
  const name = names.length * type.name.lead
  const text = lines.length * type.text.lead
  const words = type.textLeft === 0 ? name + text : Math.max(name, type.textTop + text)
  return Math.max(type.icon, words) + type.rowGap
}

const jinxedWith = (id: string, { jinxes }: Cast): CastCharacter[] =>
  jinxes.flatMap(({ first, second }) => (first.id === id ? second : second.id === id ? first : []))

/**
 * Icons of those that a character is jinxed with, after its name. Those that find no room are counted; the box
 * of jinxes has them all.
 */
function planJinxMarks(
  { id }: CastCharacter,
  names: readonly string[],
  cast: Cast,
  { name: { size, lead }, nameWidth }: CellType,
  context: PlanContext
): JinxMarks | undefined {
  const others = jinxedWith(id, cast)
  const left = measure(context.faces.bold, names.at(-1) ?? '', size) + jinxGap.name
  const room = Math.max(0, Math.floor((nameWidth - left + jinxGap.icon) / (size + jinxGap.icon)))
  const shown = others.length <= room ? others : others.slice(0, Math.max(0, room - 2))
  if (shown.length === 0) return undefined
  return {
    icons: shown.map(other => planIcon(other, context)),
    more: others.length > shown.length ? `+${others.length - shown.length}` : '',
    left,
    top: (names.length - 1) * lead + (lead - size) / 2,
    size,
    gap: jinxGap.icon
  }
}
