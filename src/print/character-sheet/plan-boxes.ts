import { type Cast, type CastCharacter, groupByTeam } from '#core/cast/cast.ts'
import { planIcon } from '../page/icon-plan.ts'
import { evenPart, splitEvery } from '../page/paginate.ts'
import { contentWidth } from '../page/paper.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { secondJinxReason, secondNameAndAbility } from '../page/second-language.ts'
import { headingFace } from '../typeset/heading-face.ts'
import { breakLines, type Run } from '../typeset/lines.ts'
import { abilityRuns, boldRun, plainRun } from '../typeset/text-runs.ts'
import { fillColumns, halve, itemsHeight, tallest } from './box-columns.ts'
import type { BoxStyle } from './box-style.ts'
import type { BoxesPlan, BoxItemPlan } from './character-sheet-plan.ts'
import { teamGap } from './plan-teams.ts'

/** Maximum lines of an item. Text that is longer, or taller than a page, continues in the next item. */
const maxLinesPerItem = 30
/** Maximum height of boxes side by side, in points, without frames. */
const maxHeightBeside = 300
/** Shares of the width to try for the first of two boxes; the preferred share first. */
const widthShares = [0.5, 0.55, 0.6, 0.65, 0.45, 0.4, 0.35] as const
/** Height in points that another share must save to be used. */
const minSaving = 14
/** Extra height of an item below a hairline. */
const hairlineSpace = 6

/** All items of a box, before they are split into pages. */
export interface BoxContent {
  title: string
  /** Set for what is left of a box that a page has the start of. */
  isContinued?: true
  left: number
  width: number
  columns: 1 | 2
  /** Maximum height of the items on a page. */
  itemRoom: number
  items: readonly BoxItemPlan[]
}

/** Boxes side by side. Only a group of one may be split across pages. */
export type BoxGroup = readonly BoxContent[]

/**
 * Plans the boxes at the end of the character sheet: jinxes; then house rules with `extras` (travellers, fabled and
 * loric). Two short boxes are side by side, in the widths that need the least height. A single box, or boxes that are
 * long or lower that way, take the full width in two columns. `room`: height of a page's content in points.
 */
export function planBoxGroups(
  cast: Cast,
  extras: readonly CastCharacter[],
  style: BoxStyle,
  room: number,
  context: PlanContext
): BoxGroup[] {
  const fullWidth = contentWidth(context)
  const itemRoom = room - frameHeight(style)
  const fullBox = { left: 0, width: fullWidth, columns: 2, itemRoom } as const
  const hasBoth = cast.jinxes.length > 0 && cast.bootlegger.length + extras.length > 0
  const longest = Math.max(cast.jinxes.length, cast.bootlegger.length + extras.length)
  const mayBeBeside = hasBoth && longest * (style.lead + style.itemGap) - style.itemGap <= maxHeightBeside
  const beside = mayBeBeside ? planBeside(cast, extras, style, itemRoom, context) : undefined
  const planners = [
    (area: BoxArea) => planJinxes(cast, area, style, context),
    (area: BoxArea) => planRules(cast, extras, area, style, context)
  ]
  const stacked = planners
    .map(plan => planFullBox(plan, fullBox))
    .filter(({ items }) => items.length > 0)
    .map(source => [source])
  const isLow =
    beside && heightOf(beside, style) <= Math.min(itemRoom, maxHeightBeside, stackedHeight(stacked, style))
  return isLow ? [beside] : stacked
}

/** A box in two columns, or with a single item in one, so that no half of it is empty. */
function planFullBox(plan: (area: BoxArea) => BoxContent, area: BoxArea): BoxContent {
  const planned = plan(area)
  return planned.items.length === 1 ? plan({ ...area, columns: 1 }) : planned
}

/** Height of complete boxes below each other, without the frame of the first. */
const stackedHeight = (groups: readonly BoxGroup[], style: BoxStyle) =>
  groups
    .flat()
    .map(({ items, columns }) => tallest(columns === 1 ? [items] : halve(items, style), style))
    .reduce((sum, height) => sum + height, (groups.length - 1) * (frameHeight(style) + teamGap))

function planBeside(
  cast: Cast,
  extras: readonly CastCharacter[],
  style: BoxStyle,
  itemRoom: number,
  context: PlanContext
): BoxGroup {
  const width = contentWidth(context) - style.gap
  const groups = widthShares.map(share => [
    planJinxes(cast, { left: 0, width: width * share, columns: 1, itemRoom }, style, context),
    planRules(
      cast,
      extras,
      { left: width * share + style.gap, width: width * (1 - share), columns: 1, itemRoom },
      style,
      context
    )
  ])
  return groups.reduce((best, group) =>
    heightOf(group, style) < heightOf(best, style) - minSaving ? group : best
  )
}

const heightOf = (group: BoxGroup, style: BoxStyle) =>
  Math.max(...group.map(({ items }) => itemsHeight(items, style)))

type BoxArea = Pick<BoxContent, 'left' | 'width' | 'columns' | 'itemRoom'>

function planJinxes(cast: Cast, area: BoxArea, style: BoxStyle, context: PlanContext): BoxContent {
  const planItem = itemPlanner(style, area, context)
  const items = cast.jinxes.flatMap(jinx => {
    const { first, second, reason } = jinx
    const runs = [boldRun(`${first.name}, ${second.name}: `), plainRun(reason)]
    return planItem([first, second], [runs, secondJinxReason(jinx, context)])
  })
  return { title: context.texts.jinxes, ...area, items }
}

function planRules(
  cast: Cast,
  extras: readonly CastCharacter[],
  area: BoxArea,
  style: BoxStyle,
  context: PlanContext
): BoxContent {
  const planItem = itemPlanner(style, area, context)
  const rules = cast.bootlegger.flatMap(rule => planItem([], [[plainRun(rule)]]))
  const characters = extras.flatMap((character, index) =>
    planItem(
      [character],
      [
        [
          boldRun(`${character.name}\u00a0 `, context.palette.teams[character.team].text),
          ...abilityRuns(character.ability)
        ],
        secondNameAndAbility(character, context)
      ],
      index === 0 && rules.length > 0
    )
  )
  return { title: rulesTitle(cast, extras, context), ...area, items: [...rules, ...characters] }
}

/** Plans paragraphs with the icons of `characters`. Long text becomes several items. */
type PlanItem = (
  characters: readonly CastCharacter[],
  paragraphs: readonly (readonly Run[])[],
  isRuled?: boolean
) => BoxItemPlan[]

function itemPlanner(style: BoxStyle, area: BoxArea, context: PlanContext): PlanItem {
  const column = (area.width - 2 * style.padding - (area.columns - 1) * style.columnGap) / area.columns
  return (characters, paragraphs, isRuled = false) => {
    const icons = characters.map(character => planIcon(character, context))
    const width = column - iconsWidth(icons.length, style)
    const lines = paragraphs.flatMap(runs => breakLines(runs, context.faces, style, width))
    const fittingLines = Math.floor((area.itemRoom - hairlineSpace) / style.lead)
    const maxLines = Math.max(1, Math.min(maxLinesPerItem, fittingLines))
    return splitEvery(lines, evenPart(lines.length, maxLines)).map((part, index) => {
      const height = Math.max(icons.length > 0 ? style.icon : 0, part.length * style.lead)
      const hasRule = isRuled && index === 0
      return {
        icons,
        characterIds: characters.map(({ id }) => id),
        lines: part,
        height: height + (hasRule ? hairlineSpace : 0),
        hasRule
      }
    })
  }
}

/** Width of an item's icons with the space before its text, in points. */
export const iconsWidth = (count: number, { icon, iconGap, textGap }: BoxStyle): number =>
  count === 0 ? 0 : count * icon + (count - 1) * iconGap + textGap

function rulesTitle(cast: Cast, extras: readonly CastCharacter[], { texts }: PlanContext): string {
  if (cast.bootlegger.length > 0) return texts.houseRules
  return groupByTeam(extras)
    .map(({ team }) => texts.teams[team])
    .join(', ')
}

/**
 * Plans as many items of a group as fit into `room` points of height; `rest` is left for the next page. Boxes side by
 * side are not split. `plan` is `undefined` when nothing fits.
 */
export function fillBoxes(
  group: BoxGroup,
  room: number,
  style: BoxStyle,
  context: PlanContext
): { plan: BoxesPlan | undefined; rest: BoxGroup } {
  const filled = group.map(source => ({
    source,
    columns: fillColumns(source, room - frameHeight(style), style)
  }))
  const isComplete = filled.every(({ source, columns }) => columns.flat().length === source.items.length)
  if (filled.some(({ columns }) => columns.length === 0) || (group.length > 1 && !isComplete)) {
    return { plan: undefined, rest: group }
  }
  const boxes = filled.map(({ source, columns }) => {
    const title = source.isContinued ? context.texts.continued(source.title) : source.title
    return { ...source, title, face: headingFace(context, title), columns }
  })
  const columns = boxes.flatMap(each => each.columns)
  const height = frameHeight(style) + Math.max(...columns.map(items => itemsHeight(items, style)))
  const rest = filled.map(({ source, columns }) => ({
    ...source,
    isContinued: true as const,
    items: source.items.slice(columns.flat().length)
  }))
  return { plan: { kind: 'boxes', height, style: style, boxes }, rest: isComplete ? [] : rest }
}

const frameHeight = ({ padding, title }: BoxStyle) => 2 * padding - 4 + title.lead
