import type { Cast } from '#core/cast/cast.ts'
import { createPlanContext, type PlanContext } from '#print/page/plan-context.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { type Face, type FaceId, faceIds } from '#print/typeset/faces.ts'
import { englishTexts, kit } from './print-helpers.ts'

/** Plans a cast. */
export type Plan = (cast: Cast, context: PlanContext) => unknown

/** Counts the steps of a planner: words that it shapes, and values that it reads from the cast and the UI texts. */
export function countSteps(plan: Plan, cast: Cast, options: Partial<PrintOptions> = {}): number {
  let steps = 0
  const count = () => steps++
  const faces = Object.fromEntries(faceIds.map(id => [id, counted(kit.faces[id], count)]))
  const input = { texts: watch(englishTexts, count), language: 'en', second: watch(cast, count) }
  const context = createPlanContext({ ...defaultPrintOptions, ...options }, input, {
    icons: kit.icons,
    faces: faces as Record<FaceId, Face>
  })
  plan(watch(cast, count), context)
  return steps
}

/** A face that counts the letters that it shapes or measures. */
const counted = (face: Face, count: () => void): Face => ({
  ...face,
  shape: word => {
    count()
    return face.shape(word)
  }
})

/** An object that reports each value read from it, at any depth. */
function watch<Value extends object>(value: Value, onRead: () => void): Value {
  const known = new WeakMap<object, object>()
  const wrap = <Inner>(inner: Inner): Inner => {
    if (typeof inner !== 'object' || inner === null) return inner
    const proxy =
      known.get(inner) ??
      new Proxy(inner, {
        get: (target, key) => {
          onRead()
          return wrap(Reflect.get(target, key))
        }
      })
    known.set(inner, proxy)
    return proxy as Inner
  }
  return wrap(value)
}
