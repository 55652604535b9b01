import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aScript, custom } from '../core/script-builders.ts'
import { expectAccessible, openPage } from './browser.ts'
import { exportPath, pageOf, untilShown } from './export-page.ts'
import { withScript } from './stored-script.ts'

const picture = join(import.meta.dirname, '../fixtures/images/small.jpg')

describe('pictures that cannot be had', () => {
  const host = 'https://images.example.org/'
  const birds = ['owl', 'magpie', 'crow', 'wren'].map(id =>
    custom(id, { name: id, image: [`${host}${id}.png`] })
  )
  const kept = withScript(aScript({ logo: 'http://example.org/logo.png', characters: birds }))

  async function openBirds() {
    const page = await openPage('/about', kept, /ERR_FAILED|404/)
    const headers = { 'access-control-allow-origin': '*' }
    const jpeg = { path: picture, contentType: 'image/jpeg', headers }
    await page.route(`${host}owl.png`, route => route.fulfill(jpeg))
    await page.route(`${host}magpie.png`, route => route.abort())
    await page.route(`${host}crow.png`, route => route.fulfill({ status: 404, headers }))
    await page.route(`${host}wren.png`, route => route.fulfill({ body: 'no picture', headers }))
    await page.route('**/api/picture?*', route => route.abort())
    await page.goto(exportPath)
    await untilShown(page)
    return { page, jpeg }
  }

  test('are named with the reason and what to do, and asked for again when that is wished', async () => {
    const { page, jpeg } = await openBirds()
    await page.locator('.export-preflight > summary').click()
    const list = page.getByRole('dialog').getByRole('listitem').getByRole('listitem')
    await list.filter({ hasText: 'magpie' }).getByText('Check your connection and the address').waitFor()
    await list.filter({ hasText: 'Logo' }).getByText('doesn’t begin with https://').waitFor()
    await list.filter({ hasText: 'crow' }).getByText('There is no image at this address.').waitFor()
    await list.filter({ hasText: 'wren' }).getByText('The file isn’t PNG, JPEG, WebP or GIF').waitFor()
    expect(await list.filter({ hasText: 'owl' }).count()).toBe(0)
    await expectAccessible(page)
    await page.unroute(`${host}magpie.png`)
    await page.route(`${host}magpie.png`, route => route.fulfill(jpeg))
    await page.getByRole('button', { name: 'Try again' }).click()
    await list.filter({ hasText: 'magpie' }).waitFor({ state: 'detached' })
    await pageOf(page, 1).locator('image[href^="data:image/jpeg"]').nth(1).waitFor({ state: 'attached' })
    await list.filter({ hasText: 'crow' }).waitFor()
  })
})
