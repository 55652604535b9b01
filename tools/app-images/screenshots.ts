import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { screenshotFolder } from '../../src/routes/app-paths.ts'
import { builderPath, type Locale } from '../../src/routes.ts'

/** Pictures of the builder with a sample script, as the browser's install dialog shows them. */

const windows = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
}

/** Takes the screenshots of a language from the product at `origin`. */
export async function takeScreenshots(browser: Browser, origin: string, locale: Locale) {
  const folder = `public${screenshotFolder(locale)}`
  mkdirSync(folder, { recursive: true })
  const wide = await openSample(browser, origin, locale, 'wide')
  await save(wide, `${folder}/script-wide.webp`)
  const narrow = await openSample(browser, origin, locale, 'narrow')
  await save(narrow, `${folder}/script-narrow.webp`)
  await narrow.goto(origin + builderPath(locale, 'firstNight'))
  await narrow.locator('.builder-skeleton').waitFor({ state: 'detached' })
  await save(narrow, `${folder}/night-narrow.webp`)
  for (const page of [wide, narrow]) await page.context().close()
}

async function openSample(browser: Browser, origin: string, locale: Locale, form: keyof typeof windows) {
  const context = await browser.newContext({
    ...windows[form],
    colorScheme: 'light',
    reducedMotion: 'reduce'
  })
  const page = await context.newPage()
  await page.goto(origin + builderPath(locale, 'newScript'))
  await page.locator('.script-entry-open').nth(1).click()
  await page.waitForURL(`${origin}${builderPath(locale, 'script')}`)
  await page.locator('.character-row').first().waitFor()
  // Loaded anew, the page shows no message, no pointer, and all that it loads later.
  await page.mouse.move(0, 0)
  await page.reload({ waitUntil: 'networkidle' })
  return page
}

async function save(page: Page, path: string) {
  await page.evaluate(() => document.fonts.ready)
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(path)
}
