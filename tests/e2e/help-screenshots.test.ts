import { globSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { locales } from '#routes'
import { helpImagePath } from '#routes/help-paths.ts'
import { helpScenes } from '../../src/help/scenes.ts'
import { differenceOf, type Pixels } from '../../tools/help-screenshots/compare-pictures.ts'
import { scenes } from '../../tools/help-screenshots/scenes.ts'
import { colourSchemes, takeScreenshots } from '../../tools/help-screenshots/take-screenshot.ts'
import { browser } from './browser.ts'

/** The share of a picture that may differ before somebody has to look. */
const mostDifference = 0.01

test('every scene has its pictures in every language and both colour schemes, 8 MB in all', () => {
  const files = locales.flatMap(locale =>
    helpScenes.flatMap(name => colourSchemes.map(scheme => `public${helpImagePath(locale, name, scheme)}`))
  )
  expect(globSync('public/help/*/*').sort()).toEqual(files.sort())
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(bytes).toBeLessThan(8_000_000)
})

test.for(helpScenes)('the help shows the scene %s as it is', async name => {
  const [picture] = await takeScreenshots(browser, inject('origin'), {
    scene: scenes[name],
    locale: 'en',
    schemes: ['light']
  })
  if (!picture) throw new Error('No picture was taken')
  const [now, shown] = await Promise.all([
    readSmall(picture),
    readSmall(`public${helpImagePath('en', name, 'light')}`)
  ])
  const hint = `The screen of “${name}” has changed: run npm run help-screenshots -- ${name}, and look at the pictures`
  expect(differenceOf(now, shown), hint).toBeLessThanOrEqual(mostDifference)
})

/** A quarter of the size: letters blur into grey, so that only what has moved or changed counts. */
async function readSmall(picture: Buffer | string): Promise<Pixels> {
  // Decoded first: a WebP that is made smaller while it is read is rounded to other pixels than a PNG.
  const whole = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = whole.info
  const { data, info } = await sharp(whole.data, { raw: { width, height, channels } })
    .resize({ width: Math.round(width / 4), height: Math.round(height / 4), fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: info.channels, data }
}
