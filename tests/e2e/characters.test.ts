import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, openPage } from './browser.ts'

const picker = '/builder/characters/existing'
const search = (page: Page) => page.getByRole('searchbox').or(page.getByRole('textbox')).first()
const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) })

/** How many cards are on screen, hidden ones left out. */
const cards = (page: Page) => page.locator('button[aria-pressed].picker-card').count()

describe('the picker', () => {
  test('shows all 181 official characters, and finds them by name and by ability', async () => {
    const page = await openPage(picker)
    await card(page, 'Steward').waitFor()
    await expect.poll(() => cards(page)).toBe(181)
    await search(page).fill('fortune')
    await card(page, 'Fortune Teller').waitFor()
    await search(page).fill('has:grimoire')
    await card(page, 'Spy').waitFor()
    await card(page, 'Widow').waitFor()
    await expect.poll(() => cards(page)).toBe(2)
  })

  test('puts a character on the script and takes it off by its card', async () => {
    const page = await openPage(picker)
    await card(page, 'Chef').click()
    expect(await card(page, 'Chef').getAttribute('aria-pressed')).toBe('true')
    await page.getByText('1 on the script').last().waitFor()
    await page.getByRole('link', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Chef: move' }).waitFor()
    await page.goBack()
    await card(page, 'Chef').click()
    await page.getByText('0 on the script').last().waitFor()
  })

  test('filters by team, edition and night, together', async () => {
    const page = await openPage(picker)
    await page.getByRole('button', { name: /^Minion/ }).click()
    await page.getByRole('button', { name: 'Trouble Brewing' }).click()
    await expect
      .poll(() => page.locator('.picker-card b').allTextContents())
      .toEqual(['Poisoner', 'Spy', 'Scarlet Woman', 'Baron'])
    await page.getByRole('button', { name: 'Wakes first night' }).click()
    await expect.poll(() => page.locator('.picker-card b').allTextContents()).toEqual(['Poisoner', 'Spy'])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(() => cards(page)).toBe(181)
  })

  test('says when no character fits', async () => {
    const page = await openPage(picker)
    await search(page).fill('xyzzy')
    await page.getByRole('heading', { name: 'No character fits' }).waitFor()
    await expectAccessible(page)
  })

  test('is where the official characters’ old address leads', async () => {
    const page = await openPage('/fr/builder/characters/official')
    expect(new URL(page.url()).pathname).toBe('/fr/builder/characters/existing')
  })

  test('is accessible and fits at every width and in both schemes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [390, 1000, 1440]) {
        const page = await openPage(picker, { colorScheme, viewport: { width, height: 900 } })
        await card(page, 'Steward').click()
        await expectAccessible(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        )
        expect(overflow).toBe(0)
      }
    }
  })
})
