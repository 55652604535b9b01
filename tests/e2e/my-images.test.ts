import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { userImagePath } from '#routes/worker-paths.ts'
import { requestJson, saveScript, scriptTitled } from '../functions/helpers/documents.ts'
import { expectAccessible, openPage } from './browser.ts'
import { hand, largePng, openImages, png, signIn } from './my-images.ts'

const origin = inject('origin')

const names = (page: Page) => page.locator('.image-name').allTextContents()
/** Time for images to be packed anew on a busy machine. */
const patient = { timeout: 20_000 }
const shows = (page: Page, expected: string[]) => expect.poll(() => names(page), patient).toEqual(expected)
const holds = (page: Page, expected: string[]) =>
  expect.poll(async () => (await names(page)).sort(), patient).toEqual(expected)
const card = (page: Page, name: string) => page.locator('.image-card', { hasText: name })
const row = (page: Page, name: string) => page.locator('.upload', { hasText: name })
const toast = (page: Page) => page.locator('.toast')
const undo = (page: Page) => toast(page).getByRole('button', { name: 'Undo' }).click()
const standing = (page: Page) => page.locator('.uploads').getByRole('status')
const upload = (page: Page, files: Parameters<typeof hand>[2]) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files])

async function choose(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `${name}: more` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('an upload', () => {
  test('is of as many files as are chosen, and each can be linked to', async () => {
    const { page } = await openImages()
    await page.getByRole('heading', { name: 'No images yet' }).waitFor()
    await expectAccessible(page)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload images' }).first().click()
    await (await chooser).setFiles([png('A moor'), png('Bells', 12), png('Chapel'), png('Dusk')])
    await holds(page, ['A moor', 'Bells', 'Chapel', 'Dusk'])
    expect(await standing(page).textContent()).toBe('4 images uploaded')
    expect(await card(page, 'Bells').textContent()).toMatch(/PNG · 12 × 12 · 1 kB.*Used in nothing saved/)

    await page.getByRole('button', { name: 'Copy link Bells' }).click()
    await card(page, 'Bells').getByRole('status').getByText('Copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link.startsWith(origin + userImagePath(''))).toBe(true)
    expect((await fetch(link)).headers.get('content-type')).toBe('image/png')
  })

  test('is of what is dropped anywhere on the page, and of what is pasted', async () => {
    const { page } = await openImages(['Here'])
    await shows(page, ['Here'])
    await hand(page, 'drop', [png('Dropped'), png('With it')])
    await holds(page, ['Dropped', 'Here', 'With it'])
    await hand(page, 'paste', [png('Pasted')])
    await expect.poll(async () => (await names(page)).at(0), patient).toBe('Pasted')
    // Text goes where it is pasted.
    const search = page.getByRole('searchbox', { name: 'Search by name' })
    await page.evaluate(() => navigator.clipboard.writeText('drop'))
    await search.focus()
    await page.keyboard.press('Control+V')
    await shows(page, ['Dropped'])
  })

  test('says how far it has come, three at a time, and can be cancelled', async () => {
    const { page } = await openImages(['Here'])
    await shows(page, ['Here'])
    const network = await page.context().newCDPSession(page)
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60_000 }
    await network.send('Network.emulateNetworkConditions', slow)
    await upload(page, ['One', 'Two', 'Three', 'Four'].map(largePng))
    await row(page, 'Four').getByText('Waiting').waitFor()
    const progress = page.getByRole('progressbar', { name: 'Upload of One' })
    const value = () => progress.evaluate(element => Number(element.getAttribute('value')))
    await expect.poll(value).toBeGreaterThan(0.05)
    expect(await value()).toBeLessThan(1)
    expect(await standing(page).textContent()).toBe('0 of 4 uploaded')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Cancel the upload of Two' }).click()
    await row(page, 'Two').waitFor({ state: 'detached' })
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
    await holds(page, ['Four', 'Here', 'One', 'Three'])
    expect(await standing(page).textContent()).toBe('3 images uploaded')
  })

  test('that is none of ours is refused before it is sent, with the reason', async () => {
    const { page } = await openImages()
    let sent = 0
    page.on('request', request => request.method() === 'PUT' && sent++)
    await upload(page, [
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
      { ...png('Heavy'), buffer: Buffer.alloc(limits.images.bytes + 1) },
      { ...png('Wide'), buffer: wide() }
    ])
    await row(page, 'notes').getByText('no PNG, JPEG or WebP').waitFor()
    await row(page, 'Heavy').getByText('larger than 5 MB').waitFor()
    await row(page, 'Wide').getByText('more than 4096 pixels').waitFor()
    expect(await standing(page).textContent()).toBe('3 could not be uploaded')
    expect(sent).toBe(0)
    expect(await page.getByRole('button', { name: /^Try/ }).count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Take notes off this list' }).click()
    await row(page, 'notes').waitFor({ state: 'detached' })
  })

  test('that found no server is sent again', async () => {
    const { page } = await openImages([], '/my-images', /Failed to load|ERR_/)
    await page.route('**/api/images/*', route => route.abort())
    await upload(page, [png('One'), png('Two')])
    await row(page, 'One').getByText('The server cannot be reached').waitFor()
    await page.unroute('**/api/images/*')
    await page.getByRole('button', { name: 'Try again: One' }).click()
    await shows(page, ['One'])
    await upload(page, [png('Three')])
    await page.getByRole('button', { name: 'Try again: Two' }).click()
    await holds(page, ['One', 'Three', 'Two'])
  })

  test('waits for whoever has to sign in again, and then goes on', async () => {
    const { page, user } = await openImages([], '/my-images', /401/)
    await page.getByRole('heading', { name: 'No images yet' }).waitFor()
    await page.context().clearCookies({ name: 'belfry.session' })
    await upload(page, [png('One'), png('Two'), png('Three'), png('Four')])
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
    await signIn(page, user)
    await page.evaluate(() => new BroadcastChannel('belfry:session').postMessage('changed'))
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await holds(page, ['Four', 'One', 'Three', 'Two'])
  })
})

/** A file of which the head alone is there. */
const wide = () => {
  const head = Buffer.from(png('Wide').buffer)
  head.writeUInt32BE(limits.images.side + 1, 16)
  return head
}

describe('an image', () => {
  test('is renamed, deleted and brought back; undo takes each back', async () => {
    const { page } = await openImages(['A moor', 'Bells'])
    await shows(page, ['Bells', 'A moor'])
    await choose(page, 'Bells', 'Rename')
    await page.getByRole('textbox', { name: 'Name' }).fill('Chimes')
    await page.keyboard.press('Enter')
    await shows(page, ['Chimes', 'A moor'])
    await undo(page)
    await shows(page, ['Bells', 'A moor'])

    await choose(page, 'Bells', 'Delete')
    await shows(page, ['A moor'])
    await undo(page)
    await shows(page, ['Bells', 'A moor'])
    await choose(page, 'Bells', 'Delete')
    await page.getByText('shows it until then').waitFor()
    await page.getByRole('button', { name: 'Bring back Bells' }).click()
    await shows(page, ['Bells', 'A moor'])
  })

  test('in the bin is shown to whoever has its link; deleted for good it is gone', async () => {
    const { page, ids } = await openImages(['A moor'])
    const status = async () => (await fetch(origin + userImagePath(ids[0] ?? ''))).status
    await choose(page, 'A moor', 'Delete')
    await page.getByRole('heading', { name: 'No images yet' }).waitFor()
    expect(await status()).toBe(200)
    await page.getByRole('button', { name: 'Delete for good: A moor' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete for good: A moor' })
    await dialog.getByText('will show nothing in its place').waitFor()
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await toast(page).getByText('A moor is deleted for good').waitFor()
    expect(await status()).toBe(404)
  })

  test('names what shows it, and leads to scripts', async () => {
    const { page, user, ids } = await openImages(['A moor'], '/about')
    await saveScript(user, scriptTitled('Nine Bells', { logo: origin + userImagePath(ids[0] ?? '') }))
    await page.goto('/my-images')
    await page.getByText('Used in 1 place').click()
    await page.getByRole('button', { name: 'Script: Nine Bells' }).click()
    await page.getByRole('heading', { level: 1, name: 'Nine Bells' }).waitFor()
  })

  test('that was deleted elsewhere is said to be gone, and goes from the list', async () => {
    const { page, user, ids } = await openImages(['A moor', 'Bells'], '/my-images', /404/)
    await shows(page, ['Bells', 'A moor'])
    await requestJson(user, 'DELETE', `/api/images/${ids[0]}?forever=true`)
    await choose(page, 'A moor', 'Delete')
    await page.getByRole('alert').getByText('It is no longer there').waitFor()
    await shows(page, ['Bells'])
  })
})

describe('where the address of a picture is asked for', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Choose an image' })

  test('one of the images can be chosen, or uploaded first, for a script', async () => {
    const { page, ids } = await openImages(['A moor', 'Bells'], '/builder/metadata')
    await page.getByRole('button', { name: 'From my images: Logo' }).click()
    await dialogOf(page).getByRole('button', { name: 'Choose Bells' }).waitFor()
    await expectAccessible(page)
    await dialogOf(page).getByRole('searchbox').fill('moor')
    await dialogOf(page).getByRole('button', { name: 'Choose Bells' }).waitFor({ state: 'detached' })
    await dialogOf(page).getByRole('button', { name: 'Choose A moor' }).click()
    await dialogOf(page).waitFor({ state: 'hidden' })
    const logo = page.getByRole('textbox', { name: 'Logo' })
    expect(await logo.inputValue()).toBe(origin + userImagePath(ids[0] ?? ''))
    await page.getByRole('button', { name: 'Show the picture: Logo' }).click()
    await page.getByRole('img', { name: 'Logo' }).waitFor()

    await page.getByRole('button', { name: 'From my images: Background' }).click()
    await dialogOf(page)
      .locator('input[type=file]')
      .setInputFiles([png('Chapel')])
    await dialogOf(page).getByRole('button', { name: 'Choose Chapel' }).click()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Background' }).inputValue())
      .toContain(userImagePath(''))
  })

  test('and for a character', async () => {
    const { page, ids } = await openImages(['A moor'], '/builder/characters/new')
    await page.getByRole('button', { name: 'Add a picture' }).click()
    await page.getByRole('button', { name: 'From my images: Picture 1' }).click()
    await dialogOf(page).getByRole('button', { name: 'Choose A moor' }).click()
    const field = page.getByRole('textbox', { name: 'Picture 1' })
    await expect.poll(() => field.inputValue()).toBe(origin + userImagePath(ids[0] ?? ''))
    await page.getByRole('img', { name: 'Picture 1' }).waitFor()
  })

  test('nobody is offered any who is signed out', async () => {
    const page = await openPage('/builder/metadata')
    await page.getByRole('textbox', { name: 'Logo' }).waitFor()
    expect(await page.getByRole('button', { name: /From my images/ }).count()).toBe(0)
  })
})

describe('the list of images', () => {
  const many = Array.from({ length: 26 }, (_, at) => `Night ${`${at + 1}`.padStart(2, '0')}`)

  test('is searched, sorted and parted into pages', async () => {
    const { page } = await openImages(many)
    await page.getByText('1–24 of 26').waitFor()
    const search = page.getByRole('searchbox', { name: 'Search by name' })
    await search.fill('night 07')
    await shows(page, ['Night 07'])
    await search.fill('zzz')
    await page.getByText('None of your images has “zzz” in its name.').waitFor()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name' })
    await expect.poll(async () => (await names(page)).at(0), patient).toBe('Night 01')
    await page.getByRole('button', { name: 'Page 2' }).click()
    await shows(page, ['Night 25', 'Night 26'])
  })

  test.each([390, 1000, 1440])('gives axe nothing to complain about at %i px', async width => {
    const { page } = await openImages(many.slice(0, 5))
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: width === 1000 ? 'dark' : 'light' })
    await choose(page, 'Night 02', 'Delete')
    await page.getByRole('heading', { name: 'Recently deleted' }).waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0
    )
  })

  test('is for those alone who are signed in', async () => {
    const { page } = await openImages()
    await page.getByRole('heading', { level: 1, name: 'My images' }).waitFor()
    await page.context().clearCookies()
    await page.goto('/my-images')
    await page.waitForURL('**/builder')
  })
})
