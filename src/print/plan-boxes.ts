import type { Cast, CastCharacter } from '#core/cast.ts'
import { groupByTeam } from '#core/cast.ts'
import { breakLines, type Run, type Type } from './lines.ts'
import { abilityRuns, bold, plain } from './marks.ts'
import { teamColours } from './paper.ts'
import { type BoxesPlan, type BoxItemPlan, contentWidth, headingFace, type PlanContext } from './plan.ts'

/** Places inside a box, in points. */
export const box = {
  padding: 10.5,
  icon: 16,
  iconGap: 3,
  textGap: 8,
  gap: 12,
  itemGap: 5,
  columnGap: 20
} as const
export const boxTitle: Type = { size: 15, lead: 22 }
/** Lines of one item; a longer text goes on in an item after it, so that it can go on on the next page. */
const linesInItem = 30
/** Air of an item under a hairline. */
const ruleRoom = 6

/** A box before it is known how much of it a page can hold. */
export interface BoxSource {
  title: string
  left: number
  width: number
  columns: 1 | 2
  items: readonly BoxItemPlan[]
}

/**
 * The boxes at the end of a sheet: jinxes at the left; house rules, with the given travellers, fabled and
 * loric, at the right. One alone takes the whole width in two columns.
 */
export function planBoxSources(
  cast: Cast,
  extras: readonly CastCharacter[],
  type: Type,
  context: PlanContext
): BoxSource[] {
  const whole = contentWidth(context)
  const half = (whole - box.gap) / 2
  const hasJinxes = cast.jinxes.length > 0
  const hasRules = cast.bootlegger.length + extras.length > 0
  const shared = hasJinxes && hasRules
  const size = shared ? { width: half, columns: 1 as const } : { width: whole, columns: 2 as const }
  const column = (size.width - 2 * box.padding - (size.columns - 1) * box.columnGap) / size.columns
  const setItem = setItems(type, column, context)
  const jinxes = { title: context.words.jinxes, left: 0, ...size, items: jinxItems(cast, setItem) }
  const rules = { title: rulesTitle(cast, extras, context), left: shared ? half + box.gap : 0, ...size }
  return [
    ...(hasJinxes ? [jinxes] : []),
    ...(hasRules ? [{ ...rules, items: rulesItems(cast, extras, setItem) }] : [])
  ]
}

type SetItem = (icons: readonly CastCharacter[], runs: readonly Run[], ruled?: boolean) => BoxItemPlan[]

function setItems(type: Type, column: number, { faces }: PlanContext): SetItem {
  return (icons, runs, ruled = false) => {
    const lines = breakLines(runs, faces, type, column - iconsWidth(icons.length))
    const parts: BoxItemPlan[] = []
    for (let at = 0; at < lines.length; at += linesInItem) {
      const part = lines.slice(at, at + linesInItem)
      const words = Math.max(icons.length > 0 ? box.icon : 0, part.length * type.lead)
      const first = at === 0
      parts.push({
        icons,
        lines: part,
        height: words + (ruled && first ? ruleRoom : 0),
        ruled: ruled && first
      })
    }
    return parts
  }
}

/** Room that an item's icons take before its words. */
export const iconsWidth = (count: number): number =>
  count === 0 ? 0 : count * box.icon + (count - 1) * box.iconGap + box.textGap

const jinxItems = (cast: Cast, setItem: SetItem) =>
  cast.jinxes.flatMap(({ first, second, reason }) =>
    setItem([first, second], [bold(`${first.name}, ${second.name}: `), plain(reason)])
  )

const rulesItems = (cast: Cast, extras: readonly CastCharacter[], setItem: SetItem) => [
  ...cast.bootlegger.flatMap(rule => setItem([], [plain(rule)])),
  ...extras.flatMap((character, index) =>
    setItem(
      [character],
      [bold(`${character.name}\u00a0 `, teamColours[character.team].text), ...abilityRuns(character.ability)],
      index === 0 && cast.bootlegger.length > 0
    )
  )
]

function rulesTitle(cast: Cast, extras: readonly CastCharacter[], { words }: PlanContext): string {
  if (cast.bootlegger.length > 0) return words.houseRules
  return groupByTeam(extras)
    .map(({ team }) => words.teams[team])
    .join(', ')
}

/** As much of the boxes as fits into `room` points, and what is left for the next page. */
export function fillBoxes(
  sources: readonly BoxSource[],
  room: number,
  type: Type,
  { faces }: PlanContext
): { plan: BoxesPlan | undefined; rest: BoxSource[] } {
  const inside = room - frameHeight
  const filled = sources.map(source => ({ source, columns: fillColumns(source, inside) }))
  const boxes = filled.flatMap(({ source, columns }) =>
    columns.length > 0 ? [{ ...source, face: headingFace(faces, source.title), columns }] : []
  )
  const rest = filled.flatMap(({ source, columns }) => {
    const items = source.items.slice(columns.flat().length)
    return items.length > 0 ? [{ ...source, items }] : []
  })
  if (boxes.length === 0) return { plan: undefined, rest }
  const height = frameHeight + Math.max(...boxes.flatMap(({ columns }) => columns.map(itemsHeight)))
  return { plan: { kind: 'boxes', height, type, title: boxTitle, boxes }, rest }
}

const frameHeight = 2 * box.padding - 4 + boxTitle.lead

function fillColumns({ items, columns }: BoxSource, room: number): BoxItemPlan[][] {
  for (let count = items.length; count > 0; count--) {
    const split = columns === 1 ? [items.slice(0, count)] : halve(items.slice(0, count))
    if (split.every(column => itemsHeight(column) <= room)) return split
  }
  return []
}

/** Two columns of items as even in height as their order allows, the first the taller. */
function halve(items: readonly BoxItemPlan[]): BoxItemPlan[][] {
  const half = itemsHeight(items) / 2
  const cut = items.findIndex((_, index) => itemsHeight(items.slice(0, index + 1)) >= half) + 1
  return cut >= items.length ? [items.slice(0)] : [items.slice(0, cut), items.slice(cut)]
}

const itemsHeight = (items: readonly BoxItemPlan[]) =>
  items.reduce((sum, { height }) => sum + height, 0) + Math.max(0, items.length - 1) * box.itemGap
