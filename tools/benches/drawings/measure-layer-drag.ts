import type { Browser, Page } from 'playwright-core'
import { writeDrawingFile } from '../../../src/core/drawing/drawing-file.ts'
import { aboutPath, builderPaths } from '../../../src/routes.ts'
import { dragFrames } from '../drag-frames.ts'
import { type Measure, medianOf } from '../measure.ts'
import { openThrottledPage, slowComputer, withProfile } from '../throttled-page.ts'
import { fullIcon } from './full-icon.ts'

const runs = 3

/** Frames per second while a layer of a full icon is dragged, beside the same pointer moves over a page that does nothing. */
export async function measureLayerDrag(browser: Browser, origin: string): Promise<Measure[]> {
  const frames: number[] = []
  const floorFrames: number[] = []
  for (let run = 0; run < runs; run++) {
    frames.push(await dragOn(browser, origin, openFullIcon))
    floorFrames.push(await dragOn(browser, origin, page => page.goto(aboutPath)))
  }
  return [
    {
      what: 'frames per second, dragging one of 12 layers, 4x slower',
      value: medianOf(frames),
      unit: '/s',
      budget: 55,
      isMinimum: true,
      floor: medianOf(floorFrames)
    }
  ]
}

const dragOn = (browser: Browser, origin: string, open: (page: Page) => Promise<unknown>): Promise<number> =>
  withProfile(browser, { baseURL: origin, viewport: { width: 1280, height: 800 } }, async profile => {
    const page = await openThrottledPage(profile, slowComputer)
    await open(page)
    return drag(page)
  })

/** Opens the icon from a file, and waits until everything shows it. */
async function openFullIcon(page: Page) {
  const drawing = fullIcon()
  const file = writeDrawingFile({ name: 'Bench', drawing, images: {} })
  if (!file.ok) throw new Error(file.code)
  await page.goto(builderPaths.iconEditor)
  await page.locator('.stage').waitFor()
  const buffer = Buffer.from(file.value)
  const input = page.locator('input[type="file"][accept*="json"]')
  await input.setInputFiles({ name: 'bench.json', mimeType: 'application/json', buffer })
  await page.waitForFunction(
    count => document.querySelectorAll('.stage [data-layer]').length === count,
    drawing.layers.length
  )
  // Previews and the library of the device follow.
  await page.waitForTimeout(3000)
}

/** Moves the pointer about from the middle of the stage, or of the page. */
async function drag(page: Page): Promise<number> {
  const box = await page.locator('.stage-drawing, main').last().boundingBox()
  if (!box) throw new Error('The page must show what is dragged')
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 600) / 2]
  return dragFrames(page, { x, y }, share => {
    const turn = 4 * Math.PI * share
    return { x: 100 * Math.sin(turn), y: 60 * (1 - Math.cos(turn)) }
  })
}
