import type { Cast } from '#core/cast/cast.ts'
import { ok } from '#core/result.ts'
import type { PrintInput } from './page/print-input.ts'
import type { PrintKit } from './print-kit.ts'
import { findExcess, findPageExcess, type PrintExcess, type PrintPlace } from './print-limits.ts'
import type { PrintOptions } from './print-options.ts'
import { printedCast } from './printed-cast.ts'
import { planSheet, type SheetPlan } from './sheet-pages.ts'

/** A print that is refused for its size. */
export interface PrintTooLarge {
  ok: false
  code: 'print_too_large'
  excess: PrintExcess
}

export const refuseSize = (excess: PrintExcess): PrintTooLarge => ({
  ok: false,
  code: 'print_too_large',
  excess
})

/** Plans a print within the limits, of those of the place where it is made. */
export function planWithinLimits(
  cast: Cast,
  options: PrintOptions,
  input: PrintInput,
  kit: PrintKit,
  place: PrintPlace
): { ok: true; value: SheetPlan } | PrintTooLarge {
  const printed = [cast, ...(input.second ? [input.second] : [])].map(each =>
    printedCast(each, options, input.images)
  )
  const excess = findExcess(printed, options, place)
  if (excess) return refuseSize(excess)
  const plan = planSheet(cast, options, input, kit)
  const pageExcess = findPageExcess(plan.pages.length, place.pages)
  return pageExcess ? refuseSize(pageExcess) : ok(plan)
}
