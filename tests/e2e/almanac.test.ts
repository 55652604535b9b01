import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { almanacIntroductionKey, almanacKey } from '#core/script/almanac-keys.ts'
import { aScript, catalogue, custom } from '../core/script-builders.ts'
import { expectAccessible, openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const script = aScript({
  title: 'The Drowned Bell',
  characters: ['imp', 'chef', 'empath', custom('ringer', { name: 'Ringer', ability: 'You may ring.' })],
  customData: { [almanacKey('chef')]: 'The Chef **counts**.' }
})

const open = async (options: Parameters<typeof openPage>[1] = {}, shown = script) => {
  const page = await openPage('/builder/almanac', {
    viewport: { width: 1440, height: 900 },
    ...withScript(shown),
    ...options
  })
  await page.getByRole('textbox', { name: 'Introduction' }).waitFor()
  return page
}

const list = (page: Page) => page.getByRole('navigation', { name: 'Texts of the almanac' })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const text = (page: Page, name: string) => page.getByRole('textbox', { name: `Text about ${name}` })

describe('the almanac', () => {
  test('is written beside the page that readers see, and kept', async () => {
    const page = await open()
    await page.getByRole('textbox', { name: 'Introduction' }).pressSequentially('A *village* by the water.')
    await preview(page).getByText('village', { exact: true }).waitFor()
    expect(await preview(page).locator('em').textContent()).toBe('village')
    await list(page).getByRole('button', { name: 'Ringer' }).click()
    await text(page, 'Ringer').fill('It rings.')
    await preview(page).getByText('It rings.').waitFor()
    await page.getByText('2 of 4 characters have a text').waitFor()
    await page.waitForTimeout(600)
    await page.reload()
    await preview(page).getByText('It rings.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Introduction' }).inputValue()).toBe(
      'A *village* by the water.'
    )
  })

  test('is undone a text at a time', async () => {
    const page = await open()
    await page.getByRole('textbox', { name: 'Introduction' }).pressSequentially('Water')
    await list(page).getByRole('button', { name: 'Imp' }).click()
    await text(page, 'Imp').pressSequentially('Fire')
    const undo = page.getByRole('button', { name: 'Undo', exact: true }).first()
    await undo.click()
    expect(await text(page, 'Imp').inputValue()).toBe('')
    await list(page).getByRole('button', { name: 'Introduction' }).click()
    expect(await page.getByRole('textbox', { name: 'Introduction' }).inputValue()).toBe('Water')
  })

  test('marks words by keys and by its tools, and the browser takes it back', async () => {
    const page = await open()
    const field = page.getByRole('textbox', { name: 'Introduction' })
    await field.fill('ring')
    await field.press('Control+a')
    await field.press('Control+b')
    expect(await field.inputValue()).toBe('**ring**')
    await field.press('Control+i')
    expect(await field.inputValue()).toBe('***ring***')
    await page.getByRole('button', { name: 'Italic' }).click()
    expect(await field.inputValue()).toBe('**ring**')
    await field.press('Control+z')
    expect(await field.inputValue()).toBe('***ring***')
    await field.press('End')
    await page.getByRole('button', { name: 'Headings' }).click()
    await page.getByRole('menuitem', { name: 'How to run' }).click()
    await page.keyboard.type('Wake them.')
    expect(await field.inputValue()).toBe('***ring***\n\n## How to run\nWake them.')
    await preview(page).getByRole('heading', { name: 'How to run' }).waitFor()
  })

  test('says which characters have a text, and finds one by its name', async () => {
    const page = await open()
    await list(page).getByRole('button', { name: 'Chef , has a text' }).waitFor()
    await list(page).getByRole('searchbox').fill('emp')
    await list(page).getByRole('button', { name: 'Chef' }).waitFor({ state: 'detached' })
    await list(page).getByRole('button', { name: 'Empath' }).click()
    await text(page, 'Empath').waitFor()
    await list(page).getByRole('searchbox').fill('zzz')
    await page.getByText('Nobody on the script is called that.').waitFor()
  })

  test('keeps a text over the limit, and says so', async () => {
    const page = await open({}, { ...script, customData: { [almanacIntroductionKey]: 'x'.repeat(5001) } })
    await page.getByText('5001 / 5000').waitFor()
    await page.getByText('Too long: at most 5000 characters').waitFor()
  })

  test('leads to its parts without leaving the screen', async () => {
    const page = await open()
    await preview(page).getByRole('link', { name: 'Imp' }).first().click()
    expect(new URL(page.url()).hash).toBe('#character-imp')
    expect(await page.getByRole('textbox', { name: 'Introduction' }).isVisible()).toBe(true)
  })

  test('is reached by a tab at the side, and in the bar by More', async () => {
    const side = await openPage('/builder', { viewport: { width: 1440, height: 900 } })
    await side.getByRole('link', { name: 'Almanac' }).click()
    await side.getByRole('textbox', { name: 'Introduction' }).waitFor()
    const bar = await openPage('/builder', { viewport: { width: 390, height: 800 } })
    const tabs = bar.getByRole('navigation', { name: 'Parts of the script' })
    await tabs.getByRole('button', { name: 'More' }).click()
    await bar.getByRole('menuitem', { name: 'Almanac' }).click()
    await bar.getByRole('textbox', { name: 'Introduction' }).waitFor()
  })

  test('shows one of text and page at a time on a phone', async () => {
    const page = await open({ viewport: { width: 390, height: 800 } })
    expect(await preview(page).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Choose another text: Introduction' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Chef' }).click()
    await text(page, 'Chef').waitFor()
    await page.getByRole('radio', { name: 'Preview' }).check()
    await preview(page).getByText('counts', { exact: true }).waitFor()
    expect(await text(page, 'Chef').isVisible()).toBe(false)
  })

  test('keeps up with two hundred long texts', async () => {
    const ids = [...catalogue.characters.keys()]
    const long = '## How to run\nWake *them*, and then let them sleep. '.repeat(100)
    const customData = Object.fromEntries(ids.map(id => [almanacKey(id), long]))
    const page = await open({}, aScript({ characters: ids, customData }))
    const field = page.getByRole('textbox', { name: 'Introduction' })
    await field.pressSequentially('Thirty keys, one by one, no wait')
    expect(await field.inputValue()).toBe('Thirty keys, one by one, no wait')
    await preview(page).getByText('Thirty keys, one by one, no wait').waitFor()
  })

  test.each([
    [390, 'dark'],
    [1000, 'light'],
    [1440, 'dark']
  ] as const)('gives axe nothing to complain about at %i px', async (width, colorScheme) => {
    const page = await open({ viewport: { width, height: 900 }, colorScheme })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0
    )
    if (width > 390) return
    await page.getByRole('radio', { name: 'Preview' }).check()
    await expectAccessible(page)
  })
})
