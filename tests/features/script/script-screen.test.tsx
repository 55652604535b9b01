import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript, custom, unknown } from '../../core/script-builders.ts'
import { add, addField, handle, names, overflow, toast, waitForList } from './script-helpers.ts'

describe('quick add', () => {
  test('adds the top hit with Enter, keeps the focus, and Escape clears', async () => {
    await openBuilder()
    await expect.element(addField()).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(addField()).toHaveFocus()
    await userEvent.keyboard('imp')
    await expect.element(page.getByRole('option', { name: /^Imp/ }).first()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toEqual(['Imp'])
    await userEvent.keyboard('babysit')
    await expect.element(page.getByRole('option', { name: /Lil/ })).toBeVisible()
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(addField()).toHaveValue('')
  })

  test('chooses with the arrow keys, and adds nobody twice', async () => {
    await openBuilder()
    await addField().fill('washer')
    await userEvent.keyboard('{Enter}')
    await addField().fill('librarian')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await add('washerwoman')
    await expect.poll(names).toEqual(['Washerwoman', 'Librarian'])
    await expect.element(page.getByText('Washerwoman is already on the script')).toBeVisible()
  })

  test('says when nobody fits', async () => {
    await openBuilder()
    await addField().fill('xyzzy')
    await expect.element(page.getByText('No official character has this name or ability.')).toBeVisible()
  })

  test('offers the character that a misspelled name means', async () => {
    await openBuilder()
    await addField().fill('fortune tellr')
    await expect.element(page.getByRole('option', { name: /^Fortune Teller/ })).toBeVisible()
    await expect.element(page.getByText('Did you mean Fortune Teller?').first()).toBeVisible()
    await expectAccessible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toEqual(['Fortune Teller'])
  })

  test('finds by words of the ability, and marks who is on the script', async () => {
    await openBuilder({ script: aScript({ characters: ['imp'] }) })
    await addField().fill('imp')
    await expect.element(page.getByRole('option', { name: /^Imp.*On the script/ })).toBeVisible()
    await addField().fill('your 2 alive neighbours')
    await expect.element(page.getByRole('option', { name: /^Empath/ })).toBeVisible()
  })
})

describe('the list', () => {
  test('counts teams, sorts by the rule, and shows the jinxes', async () => {
    const characters = ['spy', 'drunk', 'boffin', 'chef', 'imp', 'washerwoman']
    await openBuilder({ script: aScript({ characters }) })
    await expect
      .element(page.getByRole('list', { name: 'Characters by team' }).first().getByText('2 Townsfolk'))
      .toBeVisible()
    await page.getByRole('button', { name: 'Sort by team and ability' }).click()
    await expect.poll(names).toEqual(['Chef', 'Washerwoman', 'Drunk', 'Spy', 'Boffin', 'Imp'])
    await expect.element(page.getByText('1 jinx on the script').last()).toBeVisible()
    await expect
      .element(page.getByText('The Boffin cannot give the Demon the Drunk ability.').last())
      .toBeVisible()
    await expectAccessible(document.querySelector('#jinx-panel') ?? document.body)
  })

  test('a sorted script keeps the focus on the button and can’t be sorted again', async () => {
    await openBuilder({ script: aScript({ characters: ['washerwoman', 'chef', 'imp'] }) })
    await page.getByRole('button', { name: 'Sort by team and ability' }).click()
    const sorted = page.getByRole('button', { name: 'Sorted by team and ability' })
    await expect.element(sorted).toHaveFocus()
    await expect.element(sorted).toHaveAttribute('aria-disabled', 'true')
    await toast().getByRole('button', { name: 'Undo' }).click()
    await expect.poll(names).toEqual(['Washerwoman', 'Chef', 'Imp'])
  })

  test('gives a removed character back, by the toast and by keys', async () => {
    await openBuilder({ script: aScript({ characters: ['chef'] }) })
    await add('imp')
    await handle('Chef').click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect.poll(names).toEqual(['Imp'])
    await toast().getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(names).toEqual(['Chef', 'Imp'])
    page.getByRole('heading', { level: 1 }).element().focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(names).toEqual(['Chef'])
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect.poll(names).toEqual(['Chef', 'Imp'])
  })

  test('gives the focus to the next row when one is removed', async () => {
    await openBuilder({ script: aScript({ characters: ['chef', 'monk', 'empath'] }) })
    await handle('Monk').click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect.element(handle('Empath')).toHaveFocus()
    await handle('Empath').click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect.element(handle('Chef')).toHaveFocus()
  })

  test('is empty at first, and says what to do next', async () => {
    await openBuilder()
    await expect.element(page.getByRole('heading', { name: 'Your script is empty' })).toBeVisible()
    for (const name of ['Add characters', 'Import a script'])
      await expect.element(page.getByRole('link', { name })).toBeVisible()
    await expectAccessible()
  })

  test('shows what wakes, what is jinxed and what is homebrew', async () => {
    const cook = custom('cook', { name: 'Cook', firstNight: 3, firstNightReminder: 'Wake.' })
    await openBuilder({ script: aScript({ characters: ['drunk', 'boffin', 'imp', cook] }) })
    const row = (name: string) => page.getByRole('listitem').filter({ has: handle(name) })
    await expect.element(row('Cook').getByText('Custom')).toBeVisible()
    await expect.element(row('Cook').getByRole('img', { name: 'Wakes on the first night' })).toBeVisible()
    await expect.element(row('Imp').getByRole('img', { name: 'Wakes on other nights' })).toBeVisible()
    await expect.element(row('Drunk').getByRole('img', { name: 'Jinxed with Boffin' })).toBeVisible()
    await expect.element(row('Boffin').getByRole('img', { name: 'Jinxed with Drunk' })).toBeVisible()
  })

  test('lists ids that nothing describes, and removes them', async () => {
    await openBuilder({ script: aScript({ characters: [unknown('owlbear')] }) })
    const list = page.getByRole('list', { name: 'Unknown characters' })
    await expect.element(list.getByText('owlbear', { exact: true })).toBeVisible()
    await list.getByRole('button', { name: 'Remove owlbear' }).click()
    await expect.element(page.getByRole('heading', { name: 'Your script is empty' })).toBeVisible()
    await expect.element(toast().getByText('owlbear removed')).toBeVisible()
  })
})

describe('moving a character', () => {
  const script = aScript({ characters: ['chef', 'empath', 'monk'] })

  test('by keys, Escape giving up', async () => {
    await openBuilder({ script })
    await waitForList('Chef')
    handle('Chef').element().focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ')
    await expect.poll(names).toEqual(['Empath', 'Monk', 'Chef'])
    await userEvent.keyboard(' {ArrowUp}{Escape}')
    expect(names()).toEqual(['Empath', 'Monk', 'Chef'])
  })

  test('by dragging its handle', async () => {
    await openBuilder({ script })
    await waitForList('Monk')
    await userEvent.dragAndDrop(handle('Chef'), handle('Monk'), {
      sourcePosition: { x: 20, y: 20 },
      targetPosition: { x: 20, y: 30 },
      steps: 8
    })
    await expect.poll(names).toEqual(['Empath', 'Monk', 'Chef'])
  })
})

test('below 1200 px, lines that open tell what stands beside the list from there on', async () => {
  await openBuilder({ script: aScript({ characters: ['drunk', 'boffin'] }), width: 390, height: 844 })
  await waitForList('Boffin')
  const table = page.getByRole('table')
  await expect.element(table).not.toBeInTheDocument()
  await page.getByText('Players', { exact: true }).first().click()
  await expect.element(table.getByText('15 players')).toBeVisible()
})

test('the menu of a jinxed character leads to its jinxes, beside the list or above it', async () => {
  await openBuilder({ script: aScript({ characters: ['drunk', 'boffin'] }) })
  await handle('Drunk').click()
  await page.getByRole('menuitem', { name: 'Show jinxes' }).click()
  await expect.poll(() => document.activeElement?.id).toBe('jinx-panel')
  await page.viewport(800, 800)
  await handle('Drunk').click()
  await page.getByRole('menuitem', { name: 'Show jinxes' }).click()
  await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY')
  await expect.poll(() => document.activeElement?.textContent).toBe('1 jinx on the script')
  await expect.poll(() => document.querySelector<HTMLDetailsElement>('#jinx-line')?.open).toBe(true)
})

test('a whole script is accessible, and fits every width', async () => {
  const characters = ['chef', 'butler', 'spy', 'imp', 'thief', 'djinn', 'bootlegger']
  await openBuilder({ script: aScript({ characters }), width: 390, height: 900 })
  await waitForList('Imp')
  const showsAdvice = (selector: string) => expect.poll(() => document.querySelector(selector)).not.toBeNull()
  await showsAdvice('.advice-line')
  await expectAccessible()
  expect(overflow()).toBe(0)
  await page.viewport(1000, 900)
  await expect.poll(overflow).toBe(0)
  await page.viewport(1440, 900)
  await showsAdvice('.advice')
  await expectAccessible()
  expect(overflow()).toBe(0)
})
