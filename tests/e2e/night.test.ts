import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aScript, custom } from '../core/script-builders.ts'
import { expectAccessible, openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const script = aScript({
  title: 'Nightfall',
  characters: ['poisoner', 'chef', 'empath', 'imp', custom('ringer', { name: 'Ringer', firstNight: 33 })]
})
const official = ['Dusk', 'Minion info', 'Demon info', 'Poisoner', 'Ringer', 'Chef', 'Empath', 'Dawn']

/** The names in the night shown, from first to last. */
const namesIn = (page: Page) =>
  page
    .locator('.sortable-handle')
    .evaluateAll(handles => handles.map(each => each.getAttribute('aria-label')?.replace('Move ', '')))

const openFirstNight = async () => {
  const page = await openPage('/builder/first-night', withScript(script))
  await page.getByRole('heading', { name: 'First night' }).waitFor()
  return page
}

const own = (page: Page) => page.getByRole('switch', { name: 'My own order' })
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })

describe('the first night', () => {
  test('begins in the official order, says who wakes and who sleeps', async () => {
    const page = await openFirstNight()
    expect(await namesIn(page)).toEqual(official)
    expect(await own(page).isChecked()).toBe(false)
    await page.getByText('4 wake, 4 steps').first().waitFor()
    await page.getByRole('button', { name: 'Show them' }).click()
    await page
      .getByRole('listitem')
      .filter({ hasText: /^.?Imp/ })
      .waitFor()
  })

  test('becomes the storyteller’s own when a row is moved by keys, and goes back by undo', async () => {
    const page = await openFirstNight()
    await handle(page, 'Poisoner').focus()
    for (const key of [' ', 'ArrowDown', 'ArrowDown', ' ']) await page.keyboard.press(key)
    const moved = official.toSpliced(3, 1).toSpliced(5, 0, 'Poisoner')
    expect(await namesIn(page)).toEqual(moved)
    expect(await own(page).isChecked()).toBe(true)
    await page.getByText('Poisoner moved after Chef.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Move Poisoner'
    )
    await page.getByText('This night now follows your own order').waitFor()
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    expect(await namesIn(page)).toEqual(official)
    expect(await own(page).isChecked()).toBe(false)
  })

  test('stays as it was when Escape gives a move up', async () => {
    const page = await openFirstNight()
    await handle(page, 'Chef').focus()
    for (const key of [' ', 'ArrowUp', 'ArrowUp', 'Escape']) await page.keyboard.press(key)
    expect(await namesIn(page)).toEqual(official)
    expect(await own(page).isChecked()).toBe(false)
  })

  test('lets a character be moved by the mouse to after dawn, and keeps it there over a reload', async () => {
    const page = await openFirstNight()
    const from = await handle(page, 'Ringer').boundingBox()
    const to = await handle(page, 'Dawn').boundingBox()
    if (!from || !to) throw new Error('Both rows are shown')
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, from.y + 60)
    await page.mouse.move(to.x + 20, to.y + 60, { steps: 8 })
    await page.mouse.up()
    const moved = official.toSpliced(4, 1).concat('Ringer')
    expect(await namesIn(page)).toEqual(moved)
    await page.reload()
    await own(page).waitFor()
    expect(await namesIn(page)).toEqual(moved)
  })

  test('moves steps too, by the buttons of a row, and keeps the focus on them', async () => {
    const page = await openFirstNight()
    const down = page.getByRole('button', { name: 'Move down: Minion info' })
    await handle(page, 'Minion info').focus()
    await down.click()
    await down.click()
    expect((await namesIn(page)).slice(0, 4)).toEqual(['Dusk', 'Demon info', 'Poisoner', 'Minion info'])
    expect(await down.evaluate(button => button === document.activeElement)).toBe(true)
  })

  test('takes a row to the place whose number is given, and says when there is none', async () => {
    const page = await openFirstNight()
    await handle(page, 'Empath').click()
    await page.getByRole('menuitem', { name: 'Move to a place…' }).click()
    const place = page.getByLabel('Place, from 1 to 8')
    await place.fill('9')
    await place.press('Enter')
    await page.getByText('Give a place from 1 to 8.').waitFor()
    await place.fill('1')
    await place.press('Enter')
    expect((await namesIn(page))[0]).toBe('Empath')
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Move Empath')
    await page.getByText('Empath moved to the start.').waitFor()
  })

  test('is sorted by priority without giving the own order up; the switch does that, and can be undone', async () => {
    const page = await openFirstNight()
    await handle(page, 'Chef').click()
    await page.getByRole('menuitem', { name: 'Move to the top' }).click()
    await page.getByRole('button', { name: 'Sort by priority' }).click()
    expect(await namesIn(page)).toEqual(official)
    expect(await own(page).isChecked()).toBe(true)
    await page.getByText('The same as the official order so far.').waitFor()
    await own(page).click()
    expect(await own(page).isChecked()).toBe(false)
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    expect(await own(page).isChecked()).toBe(true)
  })

  test.each([390, 1000, 1440])('gives axe nothing to complain about at %i px', async width => {
    const viewport = { width, height: 900 }
    const order = ['ringer', 'dusk', 'dawn', 'chef']
    const page = await openPage('/builder/first-night', {
      ...withScript({ ...script, firstNight: order }),
      viewport
    })
    await own(page).waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})

describe('an empty script', () => {
  test('has a quiet night that says what to do next', async () => {
    const page = await openPage('/builder/other-nights')
    await page.getByRole('heading', { name: 'A quiet night' }).waitFor()
    expect(await page.getByRole('link', { name: 'Add characters' }).getAttribute('href')).toBe(
      '/builder/characters/existing'
    )
    await expectAccessible(page)
  })
})

describe('texts of storytellers', () => {
  test('are never markup', async () => {
    const firstNightReminder = '<img src=x onerror="throw 1"> Show *YOU ARE* :reminder:'
    const page = await openPage(
      '/builder/first-night',
      withScript(aScript({ characters: [custom('odd', { firstNight: 5, firstNightReminder })] }))
    )
    await page.getByText('<img src=x onerror="throw 1">').waitFor()
    await page.getByRole('img', { name: 'reminder token' }).waitFor()
    expect(await page.locator('b', { hasText: 'YOU ARE' }).count()).toBe(1)
  })
})
