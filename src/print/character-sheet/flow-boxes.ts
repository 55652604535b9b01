import type { Cast } from '#core/cast/cast.ts'
import { findFitting, Pages } from '../page/paginate.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { type BoxStyle, boxStyleFor } from './box-style.ts'
import type { CharacterSheetContent } from './character-sheet-plan.ts'
import { boxedExtras } from './compose-galley.ts'
import { largerBoxSteps } from './fit-steps.ts'
import { type BoxGroup, fillBoxes, planBoxGroups } from './plan-boxes.ts'
import { teamGap } from './plan-teams.ts'

type Band = CharacterSheetContent['bands'][number]

/** Puts boxes on pages. */
export function flowBoxes(
  pages: Pages<Band>,
  groups: readonly BoxGroup[],
  style: BoxStyle,
  context: PlanContext
): void {
  for (const group of groups) {
    pages.addParts(group, left => {
      const { plan, rest } = fillBoxes(left, pages.roomLeft(), style, context)
      return { item: plan, rest }
    })
  }
}

/**
 * The pages of a sheet, with boxes that have the last page to themselves in the largest type that fits it: in the type of
 * the abilities, most of the page is empty. `room`: height of a page's content in points.
 */
export function enlargeBoxes(
  pages: readonly (readonly Band[])[],
  cast: Cast,
  room: number,
  context: PlanContext
): readonly (readonly Band[])[] {
  const others = pages.slice(0, -1)
  const isBox = ({ kind }: Band) => kind === 'boxes'
  const areAlone = others.length > 0 && pages.at(-1)?.every(isBox) && !others.flat().some(isBox)
  if (!areAlone || context.isHalf || context.options.size === 'large') return pages
  const enlarged = findFitting(largerBoxSteps, step => {
    const style = boxStyleFor(step, context)
    const flowed = new Pages<Band>(room, teamGap)
    flowBoxes(flowed, planBoxGroups(cast, boxedExtras(cast), style, room, context), style, context)
    return flowed.all.length === 1 ? flowed.all : undefined
  })
  return enlarged ? [...others, ...enlarged] : pages
}
