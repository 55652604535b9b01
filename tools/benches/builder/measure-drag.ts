import type { Page } from 'playwright-core'
import { dragFrames } from '../drag-frames.ts'
import { type Measure, medianOf } from '../measure.ts'
import { slowComputer } from '../throttled-page.ts'
import { type BuilderBench, withSettledBuilder } from './builder-page.ts'

const runs = 3

/** Frames per second while a row of 200 is dragged, beside the same pointer moves over the floor, which do nothing. */
export async function measureDrag(bench: BuilderBench): Promise<Measure[]> {
  const frames: number[] = []
  const floorFrames: number[] = []
  for (let run = 0; run < runs; run++) {
    frames.push(await withSettledBuilder(bench, 200, slowComputer, page => drag(page, '[data-handle]')))
    const floor = { ...bench, origin: bench.floor }
    floorFrames.push(await withSettledBuilder(floor, 0, slowComputer, page => drag(page, 'main')))
  }
  return [
    {
      what: 'frames per second, dragging a row of 200',
      value: medianOf(frames),
      unit: '/s',
      budget: 55,
      isMinimum: true,
      floor: medianOf(floorFrames)
    }
  ]
}

/** Moves the pointer down and up again over half the window's height, from the third element that matches. */
export async function drag(page: Page, selector: string): Promise<number> {
  const handles = page.locator(selector)
  const box = await handles.nth(Math.min(2, (await handles.count()) - 1)).boundingBox()
  if (!box) throw new Error('The page must show what is dragged')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return dragFrames(page, { x, y }, share => ({ x: 0, y: 300 * (1 - Math.abs(1 - 2 * share)) }))
}
