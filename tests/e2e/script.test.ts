import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, openPage } from './browser.ts'

const addField = (page: Page) => page.getByRole('combobox', { name: 'Add a character' })

async function add(page: Page, ...names: string[]) {
  for (const name of names) {
    await addField(page).fill(name)
    await addField(page).press('Enter')
  }
}

/** Names of the characters of the list, from top to bottom. */
const names = (page: Page) => page.locator('.character-row-name b').allTextContents()

/** Waits until storage holds what is on screen. */
const saved = (page: Page) => page.getByText('Saved on this device').waitFor()

describe('quick add', () => {
  test('adds the top hit with Enter, keeps the focus, and Escape clears', async () => {
    const page = await openPage('/builder')
    await addField(page).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('imp')
    await page.getByRole('option', { name: /^Imp/ }).first().waitFor()
    await page.keyboard.press('Enter')
    expect(await names(page)).toEqual(['Imp'])
    await page.keyboard.type('babysit')
    await page.getByRole('option', { name: /Lil/ }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    expect(await addField(page).inputValue()).toBe('')
  })

  test('chooses with the arrow keys, and adds nobody twice', async () => {
    const page = await openPage('/builder')
    await addField(page).fill('washer')
    await addField(page).press('Enter')
    await addField(page).fill('librarian')
    await addField(page).press('ArrowDown')
    await addField(page).press('ArrowUp')
    await addField(page).press('Enter')
    await add(page, 'washerwoman')
    expect(await names(page)).toEqual(['Washerwoman', 'Librarian'])
    await page.getByText('Washerwoman is already on the script').waitFor()
  })

  test('says when nobody fits', async () => {
    const page = await openPage('/builder')
    await addField(page).fill('xyzzy')
    await page.getByText('No official character has such a name or ability.').waitFor()
  })
})

describe('the list', () => {
  test('counts teams, sorts by the rule, and shows the jinxes', async () => {
    const page = await openPage('/builder')
    await add(page, 'spy', 'drunk', 'boffin', 'chef', 'imp', 'washerwoman')
    expect(await page.getByRole('list', { name: 'Characters by team' }).first().textContent()).toContain(
      '2 Townsfolk'
    )
    await page.getByRole('button', { name: 'Sort by team and ability' }).click()
    expect(await names(page)).toEqual(['Chef', 'Washerwoman', 'Drunk', 'Spy', 'Boffin', 'Imp'])
    await page.getByText('1 jinx on the script').last().waitFor()
    await page.getByText('The Boffin cannot give the Demon the Drunk ability.').last().waitFor()
    await expectAccessible(page)
  })

  test('gives a removed character back, by the toast and by keys', async () => {
    const page = await openPage('/builder')
    await add(page, 'chef', 'imp')
    await page.getByRole('button', { name: 'Chef: move' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    expect(await names(page)).toEqual(['Imp'])
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    expect(await names(page)).toEqual(['Chef', 'Imp'])
    await page.locator('h1').click()
    await page.keyboard.press('Control+z')
    expect(await names(page)).toEqual(['Chef'])
    await page.keyboard.press('Control+Shift+z')
    expect(await names(page)).toEqual(['Chef', 'Imp'])
  })

  test('moves a character by keys, Escape giving up', async () => {
    const page = await openPage('/builder')
    await add(page, 'chef', 'empath', 'monk')
    const handle = page.getByRole('button', { name: 'Chef: move' })
    await handle.focus()
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    expect(await names(page)).toEqual(['Empath', 'Monk', 'Chef'])
    for (const key of ['Space', 'ArrowUp', 'Escape']) await page.keyboard.press(key)
    expect(await names(page)).toEqual(['Empath', 'Monk', 'Chef'])
  })

  test('moves a character by dragging its handle', async () => {
    const page = await openPage('/builder')
    await add(page, 'chef', 'empath', 'monk')
    const from = await page.getByRole('button', { name: 'Chef: move' }).boundingBox()
    const to = await page.getByRole('button', { name: 'Monk: move' }).boundingBox()
    if (!from || !to) throw new Error('no handles to drag')
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, from.y + 40, { steps: 3 })
    await page.mouse.move(to.x + 20, to.y + 30, { steps: 5 })
    await page.mouse.up()
    expect(await names(page)).toEqual(['Empath', 'Monk', 'Chef'])
  })

  test('tells below 1200 px, in lines that open, what stands beside it from there on', async () => {
    const page = await openPage('/builder', { viewport: { width: 390, height: 844 } })
    await add(page, 'drunk', 'boffin')
    const table = page.getByRole('table')
    expect(await table.isVisible()).toBe(false)
    await page.locator('summary', { hasText: 'Players' }).click()
    await table.getByText('15 players').waitFor()
    await expectAccessible(page)
  })

  test('is empty at first, and says what to do next', async () => {
    const page = await openPage('/builder')
    await page.getByRole('heading', { name: 'An empty script' }).waitFor()
    await expectAccessible(page)
  })
})

describe('what the browser keeps', () => {
  test('is there after a reload, also when one leaves before the 500 ms are over', async () => {
    const page = await openPage('/builder')
    await add(page, 'chef', 'imp')
    await page.reload()
    await page.getByRole('button', { name: 'Imp: move' }).waitFor()
    expect(await names(page)).toEqual(['Chef', 'Imp'])
    expect(await page.evaluate(() => localStorage.getItem('belfry:script'))).toMatch(/^\{"version":3,/)
  })

  test('is kept in step in two tabs', async () => {
    const page = await openPage('/builder')
    const other = await page.context().newPage()
    await other.goto('/builder')
    await add(page, 'chef')
    await saved(page)
    await other.getByRole('button', { name: 'Chef: move' }).waitFor()
    await add(other, 'imp')
    await page.getByRole('button', { name: 'Imp: move' }).waitFor()
    await page.locator('h1').click()
    await page.keyboard.press('Control+z')
    expect(await names(page)).toEqual(['Chef'])
  })

  test('is set aside when it is unreadable, and offered for download', async () => {
    const page = await openPage('/builder')
    await page.evaluate(() => localStorage.setItem('belfry:script', '{"version":2,"mine":true}'))
    await page.reload()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).first().click()
    ])
    expect(download.suggestedFilename()).toMatch(/\.(json|txt)$/)
    await expectAccessible(page)
  })

  test('a full storage is said, and nothing on screen is lost', async () => {
    const page = await openPage('/builder')
    await addField(page).waitFor()
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await add(page, 'chef')
    await page.getByText('Not saved').last().waitFor()
    expect(await names(page)).toEqual(['Chef'])
    await expectAccessible(page)
  })

  test('a blocked storage leaves the builder usable, and is said', async () => {
    const page = await openPage('/404')
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        }
      })
    })
    await page.goto('/builder')
    await add(page, 'chef')
    await page.getByText('Not saved').last().waitFor()
    expect(await names(page)).toEqual(['Chef'])
  })
})

test('every width and both schemes are accessible with a whole script', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1000, 1440]) {
      const page = await openPage('/builder', { colorScheme, viewport: { width, height: 900 } })
      await add(page, 'chef', 'butler', 'spy', 'imp', 'thief', 'djinn', 'bootlegger')
      await expectAccessible(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      )
      expect(overflow).toBe(0)
    }
  }
})
