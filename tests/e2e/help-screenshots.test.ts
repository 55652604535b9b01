import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { helpImagePath } from '#routes/help-paths.ts'
import { helpScenes } from '../../src/help/scenes.ts'
import { differenceOf, type Pixels } from '../../tools/help-screenshots/compare-pictures.ts'
import { scenes } from '../../tools/help-screenshots/scenes.ts'
import { takeScreenshots } from '../../tools/help-screenshots/take-screenshot.ts'
import { browser } from './browser.ts'

/** The share of a picture that may differ before somebody has to look. */
const mostDifference = 0.01

/** The scenes whose pictures have been taken. */
const taken = helpScenes.filter(name => existsSync(`public${helpImagePath('en', name, 'light')}`))

test.concurrent.for(taken)('the help shows the scene %s as it is', async name => {
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
  const { width } = await sharp(picture).metadata()
  const { data, info } = await sharp(picture)
    .resize({ width: Math.round(width / 4) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: info.channels, data }
}
