import type { Browser, Page } from 'playwright-core'
import type { Locale } from '../../src/routes.ts'
import { waitForContent } from '../lighthouse/check-route.ts'
import { storedSample } from './sample-script.ts'
import type { Scene } from './scenes.ts'

export const colourSchemes = ['light', 'dark'] as const
export type ColourScheme = (typeof colourSchemes)[number]

/** The time on every screenshot, so that none differs by its date. */
const now = new Date('2026-11-24T20:00:00')
const usualWindow = { width: 1000, height: 640 }

/**
 * Opens a scene in a new browser profile in which the sample script is open, and takes PNG screenshots of it.
 *
 * @returns one for each colour scheme that is asked for
 */
export async function takeScreenshots(
  browser: Browser,
  origin: string,
  { scene, locale, schemes }: { scene: Scene; locale: Locale; schemes: readonly ColourScheme[] }
): Promise<Buffer[]> {
  const context = await browser.newContext({
    viewport: scene.window ?? usualWindow,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage: storedSample(locale) }] }
  })
  try {
    await context.clock.setFixedTime(now)
    const page = await context.newPage()
    await page.goto(origin + scene.path(locale))
    await waitForContent(page)
    await scene.prepare?.(page, locale)
    const pictures: Buffer[] = []
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      pictures.push(await takePicture(page, scene))
    }
    return pictures
  } finally {
    await context.close()
  }
}

/** Waits for fonts, images and loads that are still running; then nothing on the screen is under way. */
async function takePicture(page: Page, { element = '#content' }: Scene): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled([...document.images].map(image => image.decode()))
  })
  const box = await page.locator(element).first().boundingBox()
  const size = page.viewportSize()
  if (!box || !size) throw new Error(`The scene has no ${element}`)
  const x = Math.max(0, box.x)
  const y = Math.max(0, box.y)
  const clip = {
    x,
    y,
    width: Math.min(size.width, box.x + box.width) - x,
    height: Math.min(size.height, box.y + box.height) - y
  }
  return page.screenshot({ clip, caret: 'hide' })
}
