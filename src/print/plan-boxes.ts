import type { Cast, CastCharacter } from '#core/cast.ts'
import { groupByTeam } from '#core/cast.ts'
import type { BoxType } from './box-type.ts'
import { breakLines, type Run } from './lines.ts'
import { abilityRuns, bold, plain } from './marks.ts'
import {
  type BoxesPlan,
  type BoxItemPlan,
  contentWidth,
  headingFace,
  type PlanContext,
  planIcon
} from './plan.ts'
import { teamGap } from './plan-teams.ts'
import { secondReason, secondWords } from './second-language.ts'

/** Lines of one item; a text that is longer, or taller than a page, goes on in an item after it. */
const linesInItem = 30
/** Points of items from which a box no longer stands beside another. */
const tallestBeside = 300
/** Shares of the width that the first of two boxes is given. */
const shares = [0.5, 0.55, 0.6, 0.65, 0.45, 0.4, 0.35] as const
/** Points that a box of another share must save. */
const worthIt = 14
/** Air of an item under a hairline. */
const ruleRoom = 6

/** A box before it is known how much of it a page can hold. */
export interface BoxSource {
  title: string
  left: number
  width: number
  columns: 1 | 2
  /** Height that items may take on a page. */
  itemRoom: number
  items: readonly BoxItemPlan[]
}

/** Boxes side by side; a group of one may be parted over pages. */
export type BoxGroup = readonly BoxSource[]

/**
 * The boxes at the end of a sheet: jinxes; then house rules with the given travellers, fabled and loric. They
 * stand side by side while both are short, in the widths that make them lowest; a long one, or one alone, takes
 * the whole width in two columns, and so do both where that is lower. `room` is the height of a page's content.
 */
export function planBoxGroups(
  cast: Cast,
  extras: readonly CastCharacter[],
  type: BoxType,
  room: number,
  context: PlanContext
): BoxGroup[] {
  const whole = contentWidth(context)
  const itemRoom = room - frameHeight(type)
  const alone = { left: 0, width: whole, columns: 2, itemRoom } as const
  const both = cast.jinxes.length > 0 && cast.bootlegger.length + extras.length > 0
  const beside = both ? planBeside(cast, extras, type, itemRoom, context) : undefined
  const stacked = [planJinxes(cast, alone, type, context), planRules(cast, extras, alone, type, context)]
    .filter(({ items }) => items.length > 0)
    .map(source => [source])
  const isLow =
    beside && heightOf(beside, type) <= Math.min(itemRoom, tallestBeside, stackedHeight(stacked, type))
  return isLow ? [beside] : stacked
}

/** Height of whole boxes one under the other, but for the frame of one. */
const stackedHeight = (groups: readonly BoxGroup[], type: BoxType) =>
  groups
    .flat()
    .map(({ items }) => tallest(halve(items, type), type))
    .reduce((sum, height) => sum + height, (groups.length - 1) * (frameHeight(type) + teamGap))

function planBeside(
  cast: Cast,
  extras: readonly CastCharacter[],
  type: BoxType,
  itemRoom: number,
  context: PlanContext
): BoxGroup {
  const room = contentWidth(context) - type.gap
  const groups = shares.map(share => [
    planJinxes(cast, { left: 0, width: room * share, columns: 1, itemRoom }, type, context),
    planRules(
      cast,
      extras,
      { left: room * share + type.gap, width: room * (1 - share), columns: 1, itemRoom },
      type,
      context
    )
  ])
  return groups.reduce((best, group) =>
    heightOf(group, type) < heightOf(best, type) - worthIt ? group : best
  )
}

const heightOf = (group: BoxGroup, type: BoxType) =>
  Math.max(...group.map(({ items }) => itemsHeight(items, type)))

type Place = Pick<BoxSource, 'left' | 'width' | 'columns' | 'itemRoom'>

function planJinxes(cast: Cast, place: Place, type: BoxType, context: PlanContext): BoxSource {
  const setItem = setItems(type, place, context)
  const items = cast.jinxes.flatMap(jinx => {
    const { first, second, reason } = jinx
    const runs = [bold(`${first.name}, ${second.name}: `), plain(reason)]
    return setItem([first, second], [runs, secondReason(jinx, context)])
  })
  return { title: context.words.jinxes, ...place, items }
}

function planRules(
  cast: Cast,
  extras: readonly CastCharacter[],
  place: Place,
  type: BoxType,
  context: PlanContext
): BoxSource {
  const setItem = setItems(type, place, context)
  const rules = cast.bootlegger.flatMap(rule => setItem([], [[plain(rule)]]))
  const characters = extras.flatMap((character, index) =>
    setItem(
      [character],
      [
        [
          bold(`${character.name}\u00a0 `, context.palette.teams[character.team].text),
          ...abilityRuns(character.ability)
        ],
        secondWords(character, context)
      ],
      index === 0 && rules.length > 0
    )
  )
  return { title: rulesTitle(cast, extras, context), ...place, items: [...rules, ...characters] }
}

/** Makes an item of paragraphs with the icons of those that it is about. */
type SetItem = (
  pictured: readonly CastCharacter[],
  paragraphs: readonly (readonly Run[])[],
  ruled?: boolean
) => BoxItemPlan[]

function setItems(type: BoxType, place: Place, context: PlanContext): SetItem {
  const column = (place.width - 2 * type.padding - (place.columns - 1) * type.columnGap) / place.columns
  return (pictured, paragraphs, ruled = false) => {
    const icons = pictured.map(character => planIcon(character, context))
    const width = column - iconsWidth(icons.length, type)
    const lines = paragraphs.flatMap(runs => breakLines(runs, context.faces, type, width))
    const parts: BoxItemPlan[] = []
    const fitting = Math.floor((place.itemRoom - ruleRoom) / type.lead)
    const most = Math.max(1, Math.min(linesInItem, fitting))
    for (let at = 0; at < lines.length; at += most) {
      const part = lines.slice(at, at + most)
      const words = Math.max(icons.length > 0 ? type.icon : 0, part.length * type.lead)
      const first = at === 0
      parts.push({
        icons,
        ids: pictured.map(({ id }) => id),
        lines: part,
        height: words + (ruled && first ? ruleRoom : 0),
        ruled: ruled && first
      })
    }
    return parts
  }
}

/** Room that an item's icons take before its words. */
export const iconsWidth = (count: number, { icon, iconGap, textGap }: BoxType): number =>
  count === 0 ? 0 : count * icon + (count - 1) * iconGap + textGap

function rulesTitle(cast: Cast, extras: readonly CastCharacter[], { words }: PlanContext): string {
  if (cast.bootlegger.length > 0) return words.houseRules
  return groupByTeam(extras)
    .map(({ team }) => words.teams[team])
    .join(', ')
}

/**
 * As much of a group as fits into `room` points, and what is left for the next page. Boxes that stand side by
 * side stay together.
 */
export function fillBoxes(
  group: BoxGroup,
  room: number,
  type: BoxType,
  context: PlanContext
): { plan: BoxesPlan | undefined; rest: BoxGroup } {
  const filled = group.map(source => ({
    source,
    columns: fillColumns(source, room - frameHeight(type), type)
  }))
  const whole = filled.every(({ source, columns }) => columns.flat().length === source.items.length)
  if (filled.some(({ columns }) => columns.length === 0) || (group.length > 1 && !whole)) {
    return { plan: undefined, rest: group }
  }
  const boxes = filled.map(({ source, columns }) => ({
    ...source,
    face: headingFace(context, source.title),
    columns
  }))
  const columns = boxes.flatMap(each => each.columns)
  const height = frameHeight(type) + Math.max(...columns.map(items => itemsHeight(items, type)))
  const rest = filled.map(({ source, columns }) => ({
    ...source,
    items: source.items.slice(columns.flat().length)
  }))
  return { plan: { kind: 'boxes', height, type, boxes }, rest: whole ? [] : rest }
}

const frameHeight = ({ padding, title }: BoxType) => 2 * padding - 4 + title.lead

function fillColumns({ items, columns }: BoxSource, room: number, type: BoxType): BoxItemPlan[][] {
  for (let count = items.length; count > 0; count--) {
    const split = columns === 1 ? [items.slice(0, count)] : halve(items.slice(0, count), type)
    if (split.every(column => itemsHeight(column, type) <= room)) return split
  }
  return []
}

/** Two columns of items as even in height as their order allows. */
function halve(items: readonly BoxItemPlan[], type: BoxType): BoxItemPlan[][] {
  const half = itemsHeight(items, type) / 2
  const over = items.findIndex((_, index) => itemsHeight(items.slice(0, index + 1), type) >= half)
  const splits = [over + 1, over].map(cut => [items.slice(0, cut), items.slice(cut)])
  const [first = [], second = first] = splits.filter(columns => columns.every(column => column.length > 0))
  return tallest(second, type) < tallest(first, type) ? second : first.length > 0 ? first : [items.slice(0)]
}

const tallest = (columns: readonly (readonly BoxItemPlan[])[], type: BoxType) =>
  Math.max(...columns.map(column => itemsHeight(column, type)))

const itemsHeight = (items: readonly BoxItemPlan[], { itemGap }: BoxType) =>
  items.reduce((sum, { height }) => sum + height, 0) + Math.max(0, items.length - 1) * itemGap
