import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import type { HelpScene } from '../../src/help/scenes.ts'
import { helpImagePath } from '../../src/routes/help-paths.ts'
import type { Locale } from '../../src/routes.ts'
import { scenes } from './scenes.ts'
import { colourSchemes, takeScreenshots } from './take-screenshot.ts'

/** Takes a scene in a language and both colour schemes, and saves it where the pages of the help look for it. */
export async function saveScreenshots(browser: Browser, origin: string, locale: Locale, name: HelpScene) {
  const pictures = await takeScreenshots(browser, origin, {
    scene: scenes[name],
    locale,
    schemes: colourSchemes
  })
  for (const [index, picture] of pictures.entries()) {
    const path = `public${helpImagePath(locale, name, colourSchemes[index] ?? 'light')}`
    mkdirSync(dirname(path), { recursive: true })
    await sharp(picture).webp({ quality: 72, effort: 6 }).toFile(path)
  }
}
