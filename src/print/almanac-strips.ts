import type { Run, Type } from './lines.ts'
import { type Block, moved, type Placed, placeLines } from './placed.ts'
import type { PlanContext } from './plan.ts'
import { setRuns } from './setting.ts'

/** A piece of a column that stands on one page; those that are kept do not end a page when more follow. */
export interface Strip extends Block {
  keep: boolean
}

/** Places on a page of the almanac, in points from the left margin. */
export const almanac = { icon: 46, text: 62, gutter: 22, notes: 138 } as const

/** The width of the text, between the icons and the notes. */
export const textWidth = (whole: number): number => whole - almanac.text - almanac.gutter - almanac.notes
export const notesLeft = (whole: number): number => whole - almanac.notes

/** Prose that pages are read in. */
export const prose: Type = { size: 10.8, lead: 15 }

/** Air that a page may end or begin with. */
export const air = (height: number, keep = true): Strip => ({ height, items: [], keep })

/** One strip of things that stay together and, where `keep`, with what follows. */
export const strip = (block: Block, keep = false): Strip => ({ ...block, keep })

/**
 * Words as strips of one line each: a page neither ends with a paragraph's first line nor begins with its last.
 * `beside` draws what accompanies each line.
 */
export function planLines(
  runs: readonly Run[],
  type: Type,
  place: { left: number; width: number },
  context: PlanContext,
  beside: (height: number) => readonly Placed[] = () => []
): Strip[] {
  const { lines } = setRuns(runs, type, place.width, context)
  return lines.map((line, index) => ({
    height: type.lead,
    items: [...beside(type.lead), ...placeLines([line], type, place.left, 0)],
    keep: index === 0 ? lines.length > 1 : index === lines.length - 2
  }))
}

export const heightOfStrips = (strips: readonly Strip[]): number =>
  strips.reduce((sum, { height }) => sum + height, 0)

/** Strips under each other from `top`. */
export function placeStrips(strips: readonly Strip[], left: number, top: number): Placed[] {
  let at = top
  return strips.flatMap(({ items, height }) => {
    const placed = moved(items, left, at)
    at += height
    return placed
  })
}

/** How many strips go into `room` points: none that is kept stands last while others follow. */
export function countThatFit(strips: readonly Strip[], room: number): number {
  let height = 0
  let count = 0
  for (const each of strips) {
    if (height + each.height > room) break
    height += each.height
    count++
  }
  while (count > 0 && count < strips.length && strips[count - 1]?.keep) count--
  return count
}
