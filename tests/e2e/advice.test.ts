import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { soundScript } from '../core/advice/advise.ts'
import { aScript, custom } from '../core/script-builders.ts'
import { expectAccessible, openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const choirboys = soundScript({ without: ['virgin'], with: ['choirboy'] })

const open = (script = choirboys, width = 1440, path = '/builder') =>
  openPage(path, { ...withScript(script), viewport: { width, height: 1000 } })

const advice = (page: Page) => page.getByRole('region', { name: 'Advice' }).filter({ visible: true })
const missingKing = 'The Choirboy needs the King, who is not on the script.'

describe('advice beside the list', () => {
  test('sees a mistake as it is made, mends it with one press, and can be undone', async () => {
    const page = await open(soundScript({ without: ['virgin'] }))
    await page.getByText('Nothing to remark.').last().waitFor()
    await page.getByRole('combobox', { name: 'Add a character' }).fill('choirboy')
    await page.keyboard.press('Enter')
    await advice(page).getByText(missingKing).waitFor()
    await page.getByText('1 note; nothing stops you.').waitFor()
    await advice(page).getByRole('button', { name: 'Add the King' }).click()
    await advice(page).getByText(missingKing).waitFor({ state: 'detached' })
    expect(await page.locator('.character-row-name b').allTextContents()).toContain('King')
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    await advice(page).getByText(missingKing).waitFor()
    expect(await page.locator('.character-row-name b').allTextContents()).not.toContain('King')
  })

  test('is dismissed by keys, stays so after a reload, and comes back', async () => {
    const page = await open()
    await advice(page).getByText(missingKing).waitFor()
    await advice(page).getByRole('button', { name: 'Dismiss this note' }).focus()
    await page.keyboard.press('Enter')
    await advice(page).getByText(missingKing).waitFor({ state: 'detached' })
    expect(await advice(page).evaluate(region => region === document.activeElement)).toBe(true)
    await page.getByText('Saved on this device').first().waitFor()
    await page.reload()
    await advice(page).getByRole('button', { name: 'Show dismissed (1)' }).click()
    await advice(page).getByRole('button', { name: 'Bring back' }).click()
    await advice(page).getByRole('button', { name: 'Dismiss this note' }).waitFor()
    expect(
      await advice(page)
        .getByRole('button', { name: /dismissed/ })
        .count()
    ).toBe(0)
  })

  test('shows the first four notes, and the others when asked', async () => {
    const owl = custom('owl', { ability: 'Hoot. [+1 Outsider]', otherNight: 50, image: ['blob:owl'] })
    const page = await open(soundScript({ title: '', without: ['virgin'], with: ['choirboy', owl] }))
    await page.getByText('6 notes; nothing stops you.').waitFor()
    expect(await advice(page).getByRole('listitem').count()).toBe(4)
    await advice(page).getByRole('button', { name: 'Show 2 more' }).click()
    await advice(page).getByText('The script has no name yet.').waitFor()
    expect(await advice(page).getByRole('listitem').count()).toBe(6)
  })

  test('leads to the editor where no press can mend it', async () => {
    const page = await open(
      soundScript({ with: ['bootlegger', custom('owl', { name: 'Owl', ability: '' })] })
    )
    await advice(page).getByText('No ability is written yet: Owl.').waitFor()
    await advice(page).getByRole('link', { name: 'Edit Owl' }).click()
    await page.waitForURL('**/builder/characters/edit/owl')
    await page.getByLabel('Ability', { exact: true }).waitFor()
  })

  test('suggests who goes well with the script, and adds one with a press', async () => {
    const page = await open(aScript({ characters: ['washerwoman', 'librarian', 'chef', 'empath', 'imp'] }))
    await advice(page).getByText('Goes well with it').waitFor()
    await advice(page).getByRole('button', { name: 'Add the Saint' }).click()
    await page.getByText('Saint added').waitFor()
    expect(await page.locator('.character-row-name b').allTextContents()).toContain('Saint')
    await advice(page).getByRole('button', { name: 'Add the Saint' }).waitFor({ state: 'detached' })
  })

  test('is not there for an empty script', async () => {
    const page = await open(aScript())
    await page.getByText('An empty script').waitFor()
    await page.getByRole('heading', { name: 'Advice' }).waitFor({ state: 'detached' })
  })
})

describe('advice over the list', () => {
  test('is one line that says the first note and opens', async () => {
    const page = await open(choirboys, 1000)
    const line = page.locator('.advice-line > summary')
    await line.getByText(missingKing).waitFor()
    await line.getByText('1 note').first().waitFor()
    await line.click()
    await advice(page).getByRole('button', { name: 'Add the King' }).waitFor()
  })

  test('counts the notes on a phone', async () => {
    const page = await open(choirboys, 390)
    await page.locator('.advice-line > summary').getByText('1 note of advice').click()
    await advice(page).getByText(missingKing).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0
    )
  })
})

test('the house rules say the same about the Bootlegger', async () => {
  const page = await open(soundScript({ bootlegger: ['No whispering'] }), 1440, '/builder/metadata')
  await page
    .getByText('House rules and homebrew belong to the Bootlegger, who is not on the script.')
    .waitFor()
  await page.getByRole('button', { name: 'Add the Bootlegger' }).waitFor()
})

test.each([390, 1000, 1440])('advice gives axe nothing to complain about at %i px', async width => {
  const owl = custom('owl', { ability: 'Hoot. [+1 Outsider]', otherNight: 50, image: ['blob:owl'] })
  const page = await openPage('/builder', {
    ...withScript(soundScript({ title: '', without: ['virgin', 'saint'], with: ['choirboy', owl] })),
    viewport: { width, height: 1000 },
    colorScheme: width === 1000 ? 'dark' : 'light'
  })
  await page.locator('.advice').first().waitFor({ state: 'attached' })
  if (width < 1200) await page.locator('.advice-line > summary').click()
  await advice(page).getByRole('button', { name: 'Dismiss this note' }).first().click()
  await advice(page).getByRole('button', { name: 'Show dismissed (1)' }).click()
  await expectAccessible(page)
})
