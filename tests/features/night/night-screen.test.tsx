import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
// The builder loads a screen when it opens; this way it is loaded before the first test.
import '#features/night/night-screen.tsx'
import { builderPaths } from '#routes'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript, custom } from '../../core/script-builders.ts'

const script = aScript({
  title: 'Nightfall',
  characters: ['poisoner', 'chef', 'empath', 'imp', custom('ringer', { name: 'Ringer', firstNight: 33 })]
})
const official = ['Dusk', 'Minion info', 'Demon info', 'Poisoner', 'Ringer', 'Chef', 'Empath', 'Dawn']

/** The names in the visible night, from first to last. */
const names = () =>
  [...document.querySelectorAll('.sortable-handle')].map(handle =>
    handle.getAttribute('aria-label')?.replace('Move ', '')
  )

async function openFirstNight(options: Parameters<typeof openBuilder>[0] = {}) {
  await openBuilder({ script, screen: 'firstNight', ...options })
  await expect.element(page.getByRole('heading', { name: 'First night' })).toBeVisible()
}

const customOrder = () => page.getByRole('switch', { name: 'My own order' })
const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
const undo = () =>
  page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()

async function choose(name: string, item: string) {
  await handle(name).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('the first night', () => {
  test('has the switch of the order above what it says, on a phone', async () => {
    onTestFinished(() => page.viewport(1280, 800))
    await openFirstNight()
    await page.viewport(390, 844)
    const box = (selector: string) =>
      document.querySelector(`.night-order ${selector}`)?.getBoundingClientRect()
    expect(box('.night-panel-text')?.top).toBeGreaterThanOrEqual((box('.with-info')?.bottom ?? Infinity) - 6)
  })

  test('starts in the official order, says who wakes and who sleeps', async () => {
    await openFirstNight()
    expect(names()).toEqual(official)
    await expect.element(customOrder()).not.toBeChecked()
    await expect.element(page.getByText('4 wake, 4 steps').first()).toBeVisible()
    await page.getByRole('button', { name: 'Show them' }).click()
    await expect.element(page.getByRole('listitem').filter({ hasText: /^.?Imp/ })).toBeVisible()
    await page.getByRole('button', { name: 'Hide them' }).click()
    await expect.element(page.getByRole('button', { name: 'Show them' })).toBeVisible()
  })

  test('becomes a custom order when a row is moved by keys, and goes back by undo', async () => {
    await openFirstNight()
    handle('Poisoner').element().focus()
    await userEvent.keyboard('[Space]{ArrowDown}{ArrowDown}[Space]')
    const moved = official.toSpliced(3, 1).toSpliced(5, 0, 'Poisoner')
    await expect.poll(names).toEqual(moved)
    await expect.element(customOrder()).toBeChecked()
    await expect.element(page.getByText('Poisoner moved after Chef.')).toBeVisible()
    await expect.element(handle('Poisoner')).toHaveFocus()
    await expect.element(page.getByText('Your own order is on')).toBeVisible()
    await undo()
    await expect.poll(names).toEqual(official)
    await expect.element(customOrder()).not.toBeChecked()
  })

  test('stays as it was when Escape cancels a move', async () => {
    await openFirstNight()
    handle('Chef').element().focus()
    await userEvent.keyboard('[Space]{ArrowUp}{ArrowUp}{Escape}')
    await expect.poll(names).toEqual(official)
    await expect.element(customOrder()).not.toBeChecked()
  })

  test('moves steps too, by the arrows of a row, which keep the focus', async () => {
    await openFirstNight()
    const down = page.getByRole('button', { name: 'Move down: Minion info' })
    handle('Minion info').element().focus()
    await down.click()
    await down.click()
    await expect.poll(() => names().slice(0, 4)).toEqual(['Dusk', 'Demon info', 'Poisoner', 'Minion info'])
    await expect.element(down).toHaveFocus()
  })

  test('moves a row to a typed position, and says when there is none', async () => {
    await openFirstNight()
    await choose('Empath', 'Move to a place…')
    const position = page.getByLabelText('Place, from 1 to 8')
    await position.fill('9')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Enter a place from 1 to 8.')).toBeVisible()
    await position.fill('1')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => names()[0]).toBe('Empath')
    await expect.element(handle('Empath')).toHaveFocus()
    await expect.element(page.getByText('Empath moved to the start.')).toBeVisible()
  })

  test('stays a custom order when it is sorted by priority', async () => {
    await openFirstNight()
    await choose('Chef', 'Move to the top')
    await page.getByRole('button', { name: 'Sort by priority' }).click()
    await expect.poll(names).toEqual(official)
    await expect.element(customOrder()).toBeChecked()
    await expect.element(page.getByText('Same as the official order so far.')).toBeVisible()
  })

  test('goes back to the official order by the switch, which can be undone', async () => {
    await openFirstNight({ script: { ...script, firstNight: ['chef', 'dusk'] } })
    await customOrder().click()
    await expect.element(customOrder()).not.toBeChecked()
    await expect.poll(names).toEqual(official)
    await undo()
    await expect.element(customOrder()).toBeChecked()
    expect(names()[0]).toBe('Chef')
  })

  test('counts the rows that are not at their official position', async () => {
    const moved = ['chef', 'dusk', 'minioninfo', 'demoninfo', 'poisoner', 'ringer', 'dawn', 'empath']
    await openFirstNight({ script: { ...script, firstNight: moved } })
    await expect.element(page.getByText('2 moved from their official places.')).toBeVisible()
  })

  test.each([390, 1000, 1440])('is accessible and fits at %i px', async width => {
    const order = ['ringer', 'dusk', 'dawn', 'chef']
    await openFirstNight({ script: { ...script, firstNight: order }, width, height: 900 })
    await expect.element(customOrder()).toBeVisible()
    await expectAccessible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

describe('other nights', () => {
  test('have an order of their own, without the steps of the first night', async () => {
    await openBuilder({ script: { ...script, firstNight: ['chef'] }, screen: 'otherNights' })
    await expect.element(page.getByRole('heading', { name: 'Other nights' })).toBeVisible()
    expect(names()).toEqual(['Dusk', 'Poisoner', 'Imp', 'Empath', 'Dawn'])
    await expect.element(customOrder()).not.toBeChecked()
    await expect.element(page.getByText('2 characters don’t wake on other nights.')).toBeVisible()
  })
})

describe('an empty script', () => {
  test('has a quiet night that says what to do next', async () => {
    await openBuilder({ screen: 'otherNights' })
    await expect.element(page.getByRole('heading', { name: 'Nobody wakes yet' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Add characters' }))
      .toHaveAttribute('href', builderPaths.existingCharacters)
    await expectAccessible()
  })
})

describe('texts of authors', () => {
  test('are never markup', async () => {
    const firstNightReminder = '<img src=x onerror="throw 1"> Show *YOU ARE* :reminder:'
    await openBuilder({
      script: aScript({ characters: [custom('odd', { firstNight: 5, firstNightReminder })] }),
      screen: 'firstNight'
    })
    await expect.element(page.getByText('<img src=x onerror="throw 1">')).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'reminder token' })).toBeVisible()
    const bold = [...document.querySelectorAll('b')].filter(({ textContent }) => textContent === 'YOU ARE')
    expect(bold).toHaveLength(1)
  })

  test('are missing for a character that wakes without a reminder, and the row says so', async () => {
    await openBuilder({
      script: aScript({ characters: [custom('odd', { firstNight: 5 })] }),
      screen: 'firstNight'
    })
    await expect.element(page.getByText('No reminder text yet')).toBeVisible()
  })
})
