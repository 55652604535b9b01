import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { aboutPath } from '#routes'
import { deviceImageCache, deviceImagePath } from '#routes/service-worker-paths.ts'
import { aScript, custom } from '../core/script-builders.ts'
import { makePng } from '../images/make-png.ts'
import { openPage } from './browser.ts'
import { download, exportPath, untilShown } from './export-page.ts'
import { onNetwork, startNetwork } from './network.ts'
import { withScript } from './stored-script.ts'

/** What the browser reports when the network is gone, and while no service worker answers for the image yet. */
const expectedErrors =
  /status of 404|ERR_(?:EMPTY_RESPONSE|INTERNET_DISCONNECTED|FAILED|CONNECTION|SOCKET)|status of 503|Failed to fetch/

const path = deviceImagePath('0123456789abcdef'.repeat(2))
const magenta = makePng({ width: 64, height: 64, pixel: () => [255, 0, 255, 255] })

const scriptOn = (origin: string) =>
  aScript({
    title: 'The Drowned Bell',
    logo: origin + path,
    characters: [
      'empath',
      'poisoner',
      'imp',
      custom('bellringer', { name: 'Bell Ringer', image: [origin + path] })
    ]
  })

/** As the store does, which the built product shows only with the editor. */
const storeImage = (page: Page) =>
  page.evaluate(
    async ({ name, key, bytes }) => {
      const headers = { 'content-type': 'image/png', 'content-length': `${bytes.length}` }
      await (await caches.open(name)).put(key, new Response(new Uint8Array(bytes), { headers }))
    },
    { name: deviceImageCache, key: path, bytes: [...magenta] }
  )

/** Waits until an element on the page shows the image. */
const untilImageShown = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].some(image => image.complete && image.naturalWidth === 64 && image.offsetWidth > 0)
  )

const countMagenta = (page: Page, png: Buffer) =>
  page.evaluate(
    async bytes => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {}
      let count = 0
      for (let at = 0; at < data.length; at += 4)
        if ((data[at] ?? 0) > 240 && (data[at + 1] ?? 255) < 16 && (data[at + 2] ?? 0) > 240) count += 1
      return count
    },
    [...png]
  )

test('an image of the device is shown and printed without an account and without a network', async () => {
  const network = await startNetwork()
  const page = await openPage(
    aboutPath,
    onNetwork(network, withScript(scriptOn(network.origin))),
    expectedErrors
  )
  await storeImage(page)
  await page.goto('/builder/characters/edit/bellringer')
  await untilImageShown(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/device-scripts')
  await page.locator('.device-offline').getByText('Everything works offline').waitFor({ timeout: 60_000 })
  network.isRefused = () => true
  await page.context().setOffline(true)

  const screens = ['/builder', '/builder/almanac', '/builder/metadata', '/builder/characters/edit/bellringer']
  for (const screen of screens) {
    await page.goto(screen)
    if (screen === '/builder/metadata') await page.getByRole('button', { name: 'Show the image' }).click()
    await untilImageShown(page)
  }

  await page.goto(exportPath)
  await untilShown(page)
  await page.getByText('1 image is only on this device').waitFor()
  await page.getByRole('button', { name: 'Image' }).click()
  const { content: image } = await download(page, 'Page 1 as PNG', 'menuitem')
  expect(await countMagenta(page, image)).toBeGreaterThan(1000)
  const { content: file } = await download(page, 'Download JSON')
  expect(file.toString()).toContain('Bell Ringer')
  expect(file.toString()).not.toContain('/images/device/')
})

test('an image of the device is shown where there is no service worker, and no server has it', async () => {
  const origin = inject('origin')
  const page = await openPage(aboutPath, withScript(scriptOn(origin)), /status of 404/)
  await storeImage(page)
  for (const screen of ['/builder', '/builder/almanac']) {
    await page.goto(screen)
    await untilImageShown(page)
  }
  expect((await fetch(origin + path)).status).toBe(404)
})
