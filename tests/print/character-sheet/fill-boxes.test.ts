import { expect, test } from 'vitest'
import { boxStyleFor } from '#print/character-sheet/box-style.ts'
import type { BoxItemPlan } from '#print/character-sheet/character-sheet-plan.ts'
import { type BoxGroup, fillBoxes } from '#print/character-sheet/plan-boxes.ts'
import { createPlanContext } from '#print/page/plan-context.ts'
import { defaultPrintOptions } from '#print/print-options.ts'
import { englishTexts, kit } from '../print-helpers.ts'

const context = createPlanContext(defaultPrintOptions, { texts: englishTexts, language: 'en' }, kit)
const style = boxStyleFor({ size: 9, dense: false })

/** A box of items of these heights in two columns. */
const box = (heights: readonly number[], onRead = () => {}): BoxGroup => [
  {
    title: 'House rules',
    left: 0,
    width: 500,
    columns: 2,
    itemRoom: 600,
    items: heights.map(
      (height): BoxItemPlan => ({
        icons: [],
        characterIds: [],
        lines: [],
        hasRule: false,
        get height() {
          onRead()
          return height
        }
      })
    )
  }
]

const heightsOf = (group: BoxGroup, room: number) =>
  fillBoxes(group, room, style, context).plan?.boxes[0]?.columns.map(items =>
    items.map(({ height }) => height)
  )

const frame = 39
const roomFor = (height: number) => frame + height

test('a box takes as many items as fit, in columns of similar height', () => {
  expect(heightsOf(box([10, 10, 10, 10]), 1000)).toEqual([
    [10, 10],
    [10, 10]
  ])
  expect(heightsOf(box([30, 10, 10, 10]), 1000)).toEqual([[30], [10, 10, 10]])
  expect(heightsOf(box([10, 10, 10, 10, 10, 10]), roomFor(25))).toEqual([
    [10, 10],
    [10, 10]
  ])
  expect(heightsOf(box([30, 10, 10]), roomFor(20))).toBeUndefined()
})

test('a short last item has another with it on the next page', () => {
  expect(heightsOf(box([10, 10, 10, 10, 10]), roomFor(25))).toEqual([[10, 10], [10]])
})

test.each([1, 2, 4])('filling pages reads each height a few times, for %i hundred items', hundreds => {
  let reads = 0
  const heights = Array.from({ length: hundreds * 100 }, () => 12)
  let rest = box(heights, () => reads++)
  while (rest.length > 0) rest = fillBoxes(rest, 600, style, context).rest
  expect(reads).toBeLessThan(14 * heights.length)
})
