import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { emptyScript } from '#core/script/script.ts'
import { characterPath } from '#routes'
import { expectAccessible, openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const phone = { viewport: { width: 390, height: 844 } }
const total = catalogue.characters.size

/** Ids of the rows in sight. */
const shown = (page: Page) =>
  page
    .locator('.catalogue-list li:visible a')
    .evaluateAll(links => links.map(link => link.getAttribute('href')?.split('/').at(-1)))

const search = (page: Page) => page.getByRole('searchbox')

describe('the catalogue', () => {
  test('lists every official character, without a script', async () => {
    const page = await openPage('/catalogue', { javaScriptEnabled: false })
    expect(await shown(page)).toHaveLength(total)
    expect(await search(page).isVisible()).toBe(false)
    await page
      .getByRole('navigation', { name: 'Jump to a team' })
      .getByRole('link', { name: 'Demons' })
      .click()
    await page.waitForURL('**/catalogue#demon')
    await page.getByRole('link', { name: 'Imp', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Imp' }).waitFor()
  })

  test.each(['light', 'dark'] as const)('gives axe nothing to complain about, %s', async colorScheme => {
    const page = await openPage('/catalogue', { colorScheme })
    await expectAccessible(page)
  })

  test.each(['imp', 'IMP', 'ımp', 'İmp'])(
    'finds the Imp in Turkish by its English name typed as %s',
    async name => {
      const page = await openPage('/tr/catalogue')
      await search(page).fill(name)
      expect(await shown(page)).toContain('imp')
      expect((await shown(page)).length).toBeLessThan(12)
    }
  )

  test('says how many it shows, and keeps the search in the address and on coming back', async () => {
    const page = await openPage('/catalogue')
    await page.keyboard.press('/')
    await page.keyboard.type('fortune')
    await page.getByText('1 character shown').waitFor()
    expect(new URL(page.url()).search).toBe('?q=fortune')
    await page.getByRole('link', { name: 'Fortune Teller' }).click()
    await page.getByRole('heading', { level: 1, name: 'Fortune Teller' }).waitFor()
    await page.goBack()
    await page.getByText('1 character shown').waitFor()
    expect(await search(page).inputValue()).toBe('fortune')
  })

  test('filters by team, edition, night, setup and jinx', async () => {
    const page = await openPage('/catalogue?edition=tb&is=otherNight')
    for (const name of ['Minion', 'Demon']) await page.getByRole('checkbox', { name, exact: true }).check()
    expect((await shown(page)).toSorted()).toEqual(['imp', 'poisoner', 'scarletwoman', 'spy'])
    await page.getByRole('checkbox', { name: 'Changes setup' }).check()
    await page.getByRole('heading', { name: 'No character fits' }).waitFor()
    expect(await shown(page)).toEqual([])
    await page.getByRole('button', { name: 'Clear filters' }).last().click()
    await expect.poll(async () => (await shown(page)).length).toBe(total)
    expect(new URL(page.url()).search).toBe('')
  })

  test('keeps its filters behind a button on a phone', async () => {
    const page = await openPage('/catalogue', phone)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByText('Changes setup').click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    expect((await shown(page)).length).toBeLessThan(total)
    await page.getByRole('button', { name: 'Filters 1' }).waitFor()
  })

  test('keeps the page when another language is chosen', async () => {
    const page = await openPage('/catalogue/imp')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL('**/de/catalogue/imp')
  })
})

describe('a character’s page', () => {
  test('tells it all without a script', async () => {
    const page = await openPage('/catalogue/spy', { javaScriptEnabled: false })
    await page.getByRole('heading', { level: 1, name: 'Spy' }).waitFor()
    await page.getByRole('heading', { name: 'First night' }).waitFor()
    await page.getByText(/^Wakes \d+(st|nd|rd|th) of \d+ on the first night$/).waitFor()
    await page.getByText(/^In \d+% of 9,603 published scripts$/).waitFor()
    await page.getByRole('link', { name: 'Magician' }).first().click()
    await page.waitForURL(`**${characterPath('magician')}`)
  })

  test.each([
    ['/catalogue/imp', 'light'],
    ['/tr/catalogue/godofug', 'dark'],
    ['/vi/catalogue/legion', 'light']
  ] as const)('gives axe nothing to complain about: %s, %s', async (path, colorScheme) => {
    await expectAccessible(await openPage(path, { colorScheme }))
    await expectAccessible(await openPage(path, { ...phone, colorScheme }))
  })

  test('adds the character to the script, once, and can be undone', async () => {
    const page = await openPage('/catalogue/imp', withScript({ ...emptyScript, title: 'Bells' }))
    await page.getByRole('link', { name: 'Add to my script' }).click()
    await page.getByText('Imp added').waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('heading', { level: 1, name: 'Bells' }).waitFor()
    await page.locator('.character-row', { hasText: 'Imp' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await page.locator('.character-row').waitFor({ state: 'hidden' })
    await page.goto('/builder?add=imp')
    await page.getByText('Imp added').waitFor()
    await page.getByText('Saved on this device').waitFor()
    await page.goto('/builder?add=imp')
    await page.getByText('Imp is already on the script').waitFor()
    expect(await page.locator('.character-row').count()).toBe(1)
  })

  test('says that there is none for an unknown character', async () => {
    const page = await openPage('/de/catalogue/bellringer', {}, /404/)
    await page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' }).waitFor()
  })
})
