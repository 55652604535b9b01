import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Script } from '#core/script/script.ts'
import { aScript } from '../core/script-builders.ts'
import { expectAccessible, openPage } from './browser.ts'
import { download } from './export-page.ts'
import { withScript } from './stored-script.ts'

const six = ['chef', 'empath', 'saint', 'baron', 'spy', 'imp']

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const toast = (page: Page) => page.locator('.toast')
const undoToast = (page: Page) => toast(page).getByRole('button', { name: 'Undo' }).click()

/** Opens the builder with a script and begins the samples named beside it; the last one is open. */
async function withSamples(
  names: readonly string[],
  script: Script = aScript({ title: 'Mine', characters: six })
) {
  const page = await openPage('/new', withScript(script))
  for (const name of names) {
    await page.getByRole('button', { name }).click()
    await heading(page, name).waitFor()
    // A moment for the library, which a page that is left in the same instant would cut off.
    await page.waitForTimeout(300)
    await page.goto('/new')
  }
  return page
}

async function openList(page: Page) {
  await page.goto('/device-scripts')
  await page.locator('.script-entry').first().waitFor()
}

const titles = (page: Page) => page.locator('.script-entry-open').allTextContents()

async function choose(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `${title}: more` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const addTo = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Add a character' }).fill(name)
  await page.keyboard.press('Enter')
  await toast(page).getByText(`${name} added`).or(page.getByRole('button', { name })).first().waitFor()
}

/** A second for the last change to reach local storage and the library. */
const settle = (page: Page) => page.waitForTimeout(1800)

/** Until the builder has fetched what it may need later, and its keeper has looked at what is open. */
const attended = async (page: Page) => {
  const isFetched = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/library-autosave.'))
  await page.waitForFunction(isFetched)
  await page.waitForTimeout(1000)
}

describe('a new script', () => {
  test('is begun from a sample; the open one stays on the device, and undo leads back', async () => {
    const page = await openPage('/new', withScript(aScript({ title: 'Mine', characters: six })))
    await page.getByText('Mine stays on this device as it is.').waitFor()
    await page.getByRole('button', { name: 'Nine Bells' }).click()
    await heading(page, 'Nine Bells').waitFor()
    expect(new URL(page.url()).pathname).toBe('/builder')
    await toast(page).getByText('Mine stays among your scripts').waitFor()
    await undoToast(page)
    await heading(page, 'Mine').waitFor()
    await page.keyboard.press('Control+Shift+Z')
    await heading(page, 'Nine Bells').waitFor()
    await settle(page)
    await openList(page)
    expect(await titles(page)).toEqual(['Nine Bells', 'Mine'])
  })

  test('is begun blank from the script’s menu, and gets no place until there is something in it', async () => {
    const page = await openPage('/builder', withScript(aScript({ title: 'Mine' })))
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'New script' }).click()
    await page.getByRole('button', { name: 'A blank script' }).click()
    await page.getByRole('heading', { name: 'An empty script' }).waitFor()
    await openList(page)
    expect(await titles(page)).toEqual(['Mine'])
    await page.getByRole('link', { name: 'Script builder' }).click()
    await addTo(page, 'Chef')
    await page.getByRole('link', { name: 'Scripts on this device' }).click()
    await expect.poll(() => titles(page)).toEqual(['Untitled script', 'Mine'])
  })

  test('comes from a file, beside the one that was open', async () => {
    const page = await openPage('/new', withScript(aScript({ title: 'Mine' })))
    await page.getByRole('link', { name: 'From a file or a link' }).click()
    await page.getByRole('textbox', { name: 'Or paste it' }).fill('Chef\nImp')
    await page.getByText('“Mine” stays among the scripts on this device.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
    await toast(page).getByText('Mine stays among your scripts').waitFor()
    await openList(page)
    expect(await titles(page)).toEqual(['Untitled script', 'Mine'])
  })

  test('is one that was changed lately', async () => {
    const page = await withSamples(['The Ferry House'])
    const recent = page.locator('.panel')
    await recent.getByRole('button', { name: 'Mine' }).click()
    await heading(page, 'Mine').waitFor()
    await toast(page).getByText('Mine opened').waitFor()
  })

  test.each([390, 1000, 1440])('gives axe nothing to complain about at %i px', async width => {
    const page = await withSamples(['The Long Fair'])
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: width === 1000 ? 'dark' : 'light' })
    await page.getByRole('heading', { name: 'On this device' }).waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0
    )
  })
})

describe('the scripts of a device', () => {
  test('are opened, renamed, duplicated, deleted and brought back', async () => {
    const page = await withSamples(['The Ferry House'])
    await openList(page)
    expect(await titles(page)).toEqual(['The Ferry House', 'Mine'])

    await choose(page, 'Mine', 'Rename')
    await page.getByRole('textbox', { name: 'Script name' }).fill('Ours')
    await page.keyboard.press('Enter')
    await expect.poll(() => titles(page)).toEqual(['Ours', 'The Ferry House'])
    await undoToast(page)
    await expect.poll(() => titles(page)).toEqual(['Mine', 'The Ferry House'])

    await choose(page, 'Mine', 'Duplicate')
    await expect.poll(() => titles(page)).toEqual(['Mine 2', 'Mine', 'The Ferry House'])

    await choose(page, 'Mine', 'Delete')
    await expect.poll(() => titles(page)).toEqual(['Mine 2', 'The Ferry House'])
    await undoToast(page)
    await expect.poll(() => titles(page)).toEqual(['Mine 2', 'Mine', 'The Ferry House'])
    await choose(page, 'Mine', 'Delete')
    await expect.poll(() => titles(page)).toEqual(['Mine 2', 'The Ferry House'])
    await page.reload()
    await page.getByRole('button', { name: 'Bring back Mine' }).click()
    await expect.poll(() => titles(page)).toEqual(['Mine 2', 'Mine', 'The Ferry House'])

    await page.getByRole('button', { name: 'Mine 2', exact: true }).click()
    await heading(page, 'Mine 2').waitFor()
    await page.getByText('Empath', { exact: true }).first().waitFor()
  })

  test('leave a blank one open when the open one is deleted, until undo', async () => {
    const page = await withSamples(['The Ferry House'])
    await openList(page)
    await choose(page, 'The Ferry House', 'Delete')
    await expect.poll(() => titles(page)).toEqual(['Mine'])
    await undoToast(page)
    await expect.poll(() => titles(page)).toEqual(['The Ferry House', 'Mine'])
    await page.getByText('Open', { exact: true }).waitFor()
  })

  test('say what to do where there are none', async () => {
    const page = await openPage('/device-scripts')
    await page.getByRole('heading', { name: 'No scripts yet' }).waitFor()
    await expectAccessible(page)
  })

  test.each([390, 1000, 1440])('give axe nothing to complain about at %i px', async width => {
    const page = await withSamples(['The Long Fair', 'Nine Bells'])
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: width === 1000 ? 'light' : 'dark' })
    await openList(page)
    await choose(page, 'Mine', 'Delete')
    await page.getByRole('heading', { name: 'Recently deleted' }).waitFor()
    await expectAccessible(page)
    await choose(page, 'The Long Fair', 'Rename')
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0
    )
  })
})

describe('two tabs', () => {
  test('have the same script open, and lose no change of either', async () => {
    const one = await withSamples(['The Ferry House'])
    await one.goto('/builder')
    await heading(one, 'The Ferry House').waitFor()
    const two = await one.context().newPage()
    await two.goto('/builder')
    await heading(two, 'The Ferry House').waitFor()
    await addTo(one, 'Mayor')
    await two.getByText('Mayor', { exact: true }).first().waitFor()

    await openList(two)
    await two.getByRole('button', { name: 'Mine', exact: true }).click()
    await heading(one, 'Mine').waitFor()
    await addTo(one, 'Monk')
    await two.getByText('Monk', { exact: true }).first().waitFor()

    await openList(two)
    await two.getByRole('button', { name: 'The Ferry House', exact: true }).click()
    await two.getByText('Mayor', { exact: true }).first().waitFor()
    expect(await two.getByText('Monk', { exact: true }).count()).toBe(0)
    await openList(two)
    await two.getByRole('button', { name: 'Mine', exact: true }).click()
    await two.getByText('Monk', { exact: true }).first().waitFor()
  })

  test('list what the other does', async () => {
    const one = await withSamples(['The Ferry House'])
    await openList(one)
    const two = await one.context().newPage()
    await openList(two)
    await choose(two, 'Mine', 'Duplicate')
    await expect.poll(() => titles(one)).toEqual(['Mine 2', 'The Ferry House', 'Mine'])
  })

  test('and a tab that ends at once lose nothing either', async () => {
    const one = await withSamples(['The Ferry House'])
    await one.goto('/builder')
    await attended(one)
    await addTo(one, 'Mayor')
    await one.close()
    const two = await one.context().newPage()
    await two.goto('/builder')
    await two.getByText('Mayor', { exact: true }).first().waitFor()
    await attended(two)
    await openList(two)
    await two.getByRole('button', { name: 'Mine', exact: true }).click()
    await heading(two, 'Mine').waitFor()
    await openList(two)
    await two.getByRole('button', { name: 'The Ferry House', exact: true }).click()
    await two.getByText('Mayor', { exact: true }).first().waitFor()
  })
})

describe('earlier versions', () => {
  /** A sample from which six characters have gone at once, as an import or the code editor might do. */
  async function changedMuch() {
    const page = await withSamples(['Nine Bells'])
    await page.goto('/builder')
    await attended(page)
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('belfry:script') ?? '')
      kept.script.characters.splice(0, 6)
      kept.script.author = 'Mara Oakes'
      localStorage.setItem('belfry:script', JSON.stringify(kept))
    })
    await page.reload()
    await attended(page)
    return page
  }

  test('say what has changed since, and are restored; undo leads back', async () => {
    const page = await changedMuch()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Earlier versions' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('25 characters').click()
    const said = await dialog.locator('dl').textContent()
    expect(said).toMatch(/Removed\s*Noble, Grandmother, Empath, Dreamer, Fortune Teller, Oracle/)
    expect(said).toMatch(/Author\s*“Belfry” became “Mara Oakes”/)
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Go back to this version' }).click()
    await toast(page).getByText('Back to the earlier version').waitFor()
    await page.getByText('Noble', { exact: true }).first().waitFor()
    await undoToast(page)
    await expect.poll(() => page.getByText('Noble', { exact: true }).count()).toBe(0)
  })

  test('hold the state that a restored version took the place of', async () => {
    const page = await changedMuch()
    await page.goto('/builder/history')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('25 characters').click()
    await dialog.getByRole('button', { name: 'Go back to this version' }).click()
    await page.getByText('Noble', { exact: true }).first().waitFor()
    await page.goto('/builder/history')
    await dialog.getByText('19 characters').waitFor()
    await dialog.getByText('As it is now').waitFor()
  })

  test('of a script that is not open are read from the list, and open it', async () => {
    const page = await changedMuch()
    await page.goto('/new')
    await page.getByRole('button', { name: 'The Ferry House' }).click()
    await heading(page, 'The Ferry House').waitFor()
    await openList(page)
    await choose(page, 'Nine Bells', 'Earlier versions')
    await page.getByRole('dialog').getByText('25 characters').click()
    await page.getByRole('button', { name: 'Go back to this version' }).click()
    await heading(page, 'Nine Bells').waitFor()
    await page.getByText('Noble', { exact: true }).first().waitFor()
  })
})

describe('all scripts in one file', () => {
  test('go to another device and come in beside what is there', async () => {
    const page = await withSamples(['The Ferry House', 'Nine Bells'])
    await openList(page)
    const { name, content } = await download(page, 'Export all')
    expect(name).toMatch(/^belfry-scripts-\d{4}-\d\d-\d\d\.json$/)
    const file = { name: 'all.json', mimeType: 'application/json', buffer: content }

    const other = await openPage('/device-scripts', withScript(aScript({ title: 'Theirs' })))
    await expect.poll(() => titles(other)).toEqual(['Theirs'])
    await other.locator('input[type=file]').setInputFiles(file)
    await toast(other).getByText('3 scripts came in').waitFor()
    expect((await titles(other)).sort()).toEqual(['Mine', 'Nine Bells', 'The Ferry House', 'Theirs'])
    await other.locator('input[type=file]').setInputFiles(file)
    await toast(other).getByText('All of them were here already').waitFor()
    expect(await titles(other)).toHaveLength(4)
    await other.getByRole('button', { name: 'Mine', exact: true }).click()
    await other.getByText('Empath', { exact: true }).first().waitFor()
  })

  test('are refused with a reason when the file is another', async () => {
    const page = await openPage('/device-scripts')
    const refused = page.getByRole('alert')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'imp.json', mimeType: 'application/json', buffer: Buffer.from('["imp"]') })
    await refused.getByText('This is no file of all scripts.').waitFor()
    await expectAccessible(page)
  })
})

describe('without a network', () => {
  test('scripts are begun, listed, opened and restored', async () => {
    const script = aScript({ title: 'Mine', author: 'Mara Oakes', characters: six })
    const page = await openPage('/builder', withScript(script))
    await attended(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'New script' }).click()
    await page.getByRole('button', { name: 'Nine Bells' }).click()
    await heading(page, 'Nine Bells').waitFor()
    await page.getByRole('link', { name: 'Scripts on this device' }).click()
    await expect.poll(() => titles(page)).toEqual(['Nine Bells', 'Mine'])
    await choose(page, 'Mine', 'Duplicate')
    await choose(page, 'Nine Bells', 'Earlier versions')
    await page.getByRole('dialog').getByText('As it is now').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Mine 2', exact: true }).click()
    await heading(page, 'Mine 2').waitFor()
  })
})

describe('a browser that keeps nothing', () => {
  async function blocked(path: string) {
    const page = await openPage('/about', withScript(aScript({ title: 'Mine', characters: six })))
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Not here', 'SecurityError')
      }
    })
    await page.goto(path)
    return page
  }

  test('lets the builder work with its one script, and says so', async () => {
    const page = await blocked('/device-scripts')
    await page.getByRole('alert').getByText('lets Belfry keep only the open script').waitFor()
    await expect.poll(() => titles(page)).toEqual(['Mine'])
    await expectAccessible(page)
    await page.getByRole('link', { name: 'New script' }).click()
    await page.getByText('only Undo brings it back').waitFor()
    await page.getByRole('button', { name: 'Nine Bells' }).click()
    await toast(page).getByText('in place of Mine, which could not be kept').waitFor()
    await undoToast(page)
    await heading(page, 'Mine').waitFor()
  })

  test('that has no room left says that, and keeps the open script open', async () => {
    const page = await withSamples(['The Ferry House'])
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (...words) {
        if (sessionStorage.getItem('full')) throw new DOMException('No room', 'QuotaExceededError')
        return put.apply(this, words)
      }
    })
    await openList(page)
    await page.evaluate(() => sessionStorage.setItem('full', 'yes'))
    await choose(page, 'Mine', 'Duplicate')
    await page.getByRole('alert').getByText('has no room left').waitFor()
    await page.getByRole('link', { name: 'Script builder' }).click()
    await addTo(page, 'Mayor')
    await page.getByRole('link', { name: 'Scripts on this device' }).click()
    await page.getByRole('button', { name: 'Mine', exact: true }).click()
    await page.getByRole('alert').getByText('has no room left').waitFor()
    await page.getByRole('link', { name: 'Script builder' }).click()
    await heading(page, 'The Ferry House').waitFor()
    await page.getByText('Mayor', { exact: true }).first().waitFor()
  })
})
