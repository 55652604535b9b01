import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builderPaths, characterScreenPath } from '#routes'
import { aScript, custom } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

type Place = readonly [x: number, y: number]

/** Fingers that move from one place of the window to another, all at once, and let go. */
async function moveFingers(page: Page, fingers: readonly { from: Place; to: Place }[]) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined
          ? []
          : fingers.map(({ from, to }, id) => ({
              id,
              x: from[0] + (to[0] - from[0]) * share,
              y: from[1] + (to[1] - from[1]) * share
            }))
    })
  await send('touchStart', 0)
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', share)
  await send('touchEnd')
  await session.detach()
}

/** Where an element is in the window. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element isn’t visible.')
  return box
}

/** Without a service worker, the browser asks for an image of the device first, which then the page shows. */
const expectedErrors = /status of 404/

test.each([
  [390, 844],
  [1000, 800],
  [1440, 900]
])('an icon is made by touch for a character of the script at %i px', async (width, height) => {
  const bellringer = custom('bellringer', { name: 'Bellringer' })
  const page = await openPage(
    characterScreenPath('en', 'editCharacter', 'bellringer'),
    {
      ...withScript(aScript({ title: 'Village', characters: [bellringer] })),
      viewport: { width, height },
      hasTouch: true,
      isMobile: width === 390,
      colorScheme: 'dark'
    },
    expectedErrors
  )
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Make an image').tap()
  await button('Add an icon').tap()
  await page.getByRole('searchbox', { name: 'Search icons' }).fill('bell')
  await button('ringing bell').tap()
  const frame = page.locator('.stage-frame')
  await frame.waitFor()

  const before = await boxOf(frame)
  const middle: Place = [before.x + before.width / 2, before.y + before.height / 2]
  await moveFingers(page, [{ from: middle, to: [middle[0] + 21, middle[1] + 17] }])
  await expect.poll(async () => (await boxOf(frame)).x - before.x).toBeGreaterThan(12)
  const moved = await boxOf(frame)
  const [x, y]: Place = [moved.x + moved.width / 2, moved.y + moved.height / 2]
  await moveFingers(page, [
    { from: [x - 50, y], to: [x - 35, y] },
    { from: [x + 50, y], to: [x + 35, y] }
  ])
  await expect.poll(async () => (await boxOf(frame)).width / moved.width).toBeCloseTo(0.7, 1)

  await button('Use image').tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Use image' }).tap()
  const added = page.getByText('2 new images are in the form.')
  await added.waitFor()
  await expect.poll(async () => (await boxOf(added)).y).toBeLessThan(height)
  await button('Apply').first().tap()
  await page.waitForURL(`**${builderPaths.script}`)
  await page.reload()
  await page.waitForFunction(() =>
    [...document.images].some(
      ({ src, naturalWidth }) => /\/images\/device\/|^blob:/.test(src) && naturalWidth === 539
    )
  )
})
