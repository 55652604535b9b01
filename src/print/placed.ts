import type { Night, StepId } from '#core/night.ts'
import type { Team } from '#core/team.ts'
import type { Line, Type } from './lines.ts'
import type { IconPlan, PlanContext } from './plan.ts'
import type { Spot } from './spot.ts'

/**
 * One thing at its place, in points from the corner of what holds it: of a block while a page is being planned,
 * of the page once it is.
 */
export type Placed = { left: number; top: number } & (
  | { kind: 'line'; line: Line; type: Type }
  | { kind: 'icon'; icon: IconPlan; size: number }
  | { kind: 'mark'; team: Team; size: number; colour?: string }
  | { kind: 'step'; step: StepId; size: number }
  | { kind: 'moon'; night: Night; size: number; colour?: string }
  | { kind: 'box'; width: number; height: number; fill?: string; edge?: string; radius?: number }
  /** Candlelight on a dark page: `centre` and `radius` say where it is. */
  | { kind: 'glow'; width: number; height: number; centre: { x: number; y: number }; radius: number }
  /** Nothing to see: a box that bears a link, a place or a bookmark. */
  | { kind: 'spot'; width: number; height: number; spot: Spot }
)

/** Things that stay together, with the height that they take. */
export interface Block {
  height: number
  items: readonly Placed[]
}

/** The same things, moved. */
export const moved = (items: readonly Placed[], left: number, top: number): Placed[] =>
  items.map(item => ({ ...item, left: item.left + left, top: item.top + top }))

/** Lines under each other, the first at `top`. */
export const placeLines = (lines: readonly Line[], type: Type, left: number, top: number): Placed[] =>
  lines.map((line, index) => ({ kind: 'line', line, type, left, top: top + index * type.lead }))

/** Blocks under each other with air between them. */
export function stackBlocks(blocks: readonly Block[], gap = 0): Block {
  const items: Placed[] = []
  let top = 0
  for (const block of blocks) {
    items.push(...moved(block.items, 0, top))
    top += block.height + gap
  }
  return { items, height: Math.max(0, top - gap) }
}

/** The tint behind the steps of a night, as far as a print has one. */
export const tinted = ({ palette }: PlanContext): { fill?: string; radius: number } => ({
  radius: 1.5,
  ...(palette.step ? { fill: palette.step } : {})
})
