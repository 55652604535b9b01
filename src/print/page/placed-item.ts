import type { Team } from '#core/character/team.ts'
import type { Night, StepId } from '#core/night/night.ts'
import type { Line, TextStyle } from '../typeset/lines.ts'
import type { Annotation } from './annotation.ts'
import type { IconPlan } from './icon-plan.ts'
import type { PlanContext } from './plan-context.ts'
import { type Tag, tagOfLine } from './tag.ts'

/**
/**
 * An item with its position in points, from the upper left corner of its block, or of the page once that is planned. Without a
 * `tag`, a line is a paragraph with the lines below it. `label`: what a graphic shows, if no text beside it says so. A turned line
 * is upside down, in the same place.
 */
export type PlacedItem = { left: number; top: number } & (
  | { kind: 'line'; line: Line; style: TextStyle; tag?: Tag; isTurned?: true }
  | { kind: 'icon'; icon: IconPlan; size: number; label?: string }
  | { kind: 'mark'; team: Team; size: number; colour?: string; label?: string }
  | { kind: 'step'; step: StepId; size: number }
  | { kind: 'moon'; night: Night; size: number; colour?: string; label?: string }
  | { kind: 'box'; width: number; height: number; fill?: string; edge?: string; radius?: number }
  /** Candlelight on a dark page: a radial gradient over the box, with its centre inside the box. */
  | { kind: 'glow'; width: number; height: number; centre: { x: number; y: number }; radius: number }
  /** An invisible box with a link, a link target or a bookmark. */
  | { kind: 'annotation'; width: number; height: number; annotation: Annotation }
)

/** Items that stay on one page, with their total height in points. */
export interface PlacedBlock {
  height: number
  items: readonly PlacedItem[]
}

/** Height of blocks, rows or lines below each other, in points. */
export const totalHeight = (blocks: readonly { height: number }[]): number =>
  blocks.reduce((sum, { height }) => sum + height, 0)

/** Items, moved by `left` and `top`. */
export const moveItems = (items: readonly PlacedItem[], left: number, top: number): PlacedItem[] =>
  items.map(item => ({ ...item, left: item.left + left, top: item.top + top }))

/** Lines of one text below each other, the first at `top`. */
export const placeLines = (
  lines: readonly Line[],
  style: TextStyle,
  left: number,
  top: number,
  tag?: Tag
): PlacedItem[] =>
  lines.map((line, index) => ({
    kind: 'line',
    line,
    style,
    left,
    top: top + index * style.lead,
    ...(tag && { tag: tagOfLine(tag, index) })
  }))

/** Items with paragraphs that continue the text or list item before them. */
export const continueText = (items: readonly PlacedItem[]): PlacedItem[] =>
  items.map(item => (item.kind === 'line' && (item.tag ?? 'p') === 'p' ? { ...item, tag: 'more' } : item))

/** Items whose first line begins a list item, where it would continue one that is elsewhere. */
export function beginListItem(items: readonly PlacedItem[]): PlacedItem[] {
  const first = items.findIndex(({ kind }) => kind === 'line')
  return items.map((item, index) => (item.kind === 'line' && index === first ? { ...item, tag: 'li' } : item))
}

/** Stacks blocks vertically into one block, `gap` points apart. */
export function stackBlocks(blocks: readonly PlacedBlock[], gap = 0): PlacedBlock {
  const items: PlacedItem[] = []
  let top = 0
  for (const block of blocks) {
    items.push(...moveItems(block.items, 0, top))
    top += block.height + gap
  }
  return { items, height: Math.max(0, top - gap) }
}

/** The background of a night step: its corner radius, and its fill unless the print saves ink. */
export const stepBackground = ({ palette }: PlanContext): { fill?: string; radius: number } => ({
  radius: 1.5,
  ...(palette.stepFill ? { fill: palette.stepFill } : {})
})
