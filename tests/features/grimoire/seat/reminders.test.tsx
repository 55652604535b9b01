import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { removeReminder } from '#features/grimoire/seat/reminders/remove-reminder.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { $notice, notify } from '#stores/notice.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openGame, presentGame, seatsOf } from '../open-game.tsx'

const seats = seatsOf({ Ada: 'imp', Ben: 'empath', Chi: 'poisoner' })
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('a reminder', () => {
  test('is placed with one tap', async () => {
    await openGame({ seats })
    openGrimoireDialog({ kind: 'placeReminder', seat: 'ben' })
    await expectAccessible()
    await button(/^Poisoned/).click()
    expect(presentGame().reminders).toMatchObject([{ seat: 'ben', character: 'poisoner', text: 'Poisoned' }])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('is found by its text or its character, and placed by Enter', async () => {
    await openGame({ seats })
    openGrimoireDialog({ kind: 'placeReminder', seat: 'ben' })
    await userEvent.fill(page.getByRole('textbox', { name: 'Search, or your own text' }), 'poisoner')
    await userEvent.keyboard('{Enter}')
    expect(presentGame().reminders).toMatchObject([{ seat: 'ben', character: 'poisoner', text: 'Poisoned' }])
  })

  test('can have a text of one’s own, also one that is part of another', async () => {
    await openGame({ seats })
    openGrimoireDialog({ kind: 'placeReminder', seat: 'ben' })
    const field = page.getByRole('textbox', { name: 'Search, or your own text' })
    await userEvent.fill(field, 'Nghi ngờ Ada')
    await userEvent.keyboard('{Enter}')
    expect(presentGame().reminders).toMatchObject([{ seat: 'ben', character: '', text: 'Nghi ngờ Ada' }])
    openGrimoireDialog({ kind: 'placeReminder', seat: 'ben' })
    await userEvent.fill(field, 'poison')
    await button('poison Your own text').click()
    expect(presentGame().reminders[1]).toMatchObject({ character: '', text: 'poison' })
  })

  test('is placed by keys alone: R on a seat, arrows, Enter', async () => {
    await openGame({ seats })
    button(/^Ben/).element().focus()
    await userEvent.keyboard('r{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    expect(presentGame().reminders).toHaveLength(1)
    expect(presentGame().reminders[0]?.seat).toBe('ben')
    await expect.element(button(/^Ben/)).toHaveFocus()
  })

  test('moves to the next seat by keys and stays in focus, and goes by Delete, with Undo', async () => {
    const reminder = { id: 'r', seat: 'ben', character: 'poisoner', text: 'Poisoned' }
    await openGame({ seats, reminders: [reminder] })
    const token = button('Poisoned, Poisoner')
    token.element().focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(presentGame().reminders[0]?.seat).toBe('chi')
    await expect.element(token).toHaveFocus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(presentGame().reminders[0]?.seat).toBe('')
    await expect
      .element(page.getByRole('list', { name: 'Edge of the table' }))
      .toContainElement(token.element())
    await userEvent.keyboard('{Delete}')
    expect(presentGame().reminders).toEqual([])
    await button('Undo').last().click()
    expect(presentGame().reminders).toMatchObject([{ id: 'r', seat: '' }])
  })

  test('that was removed leaves later notices alone', async () => {
    const reminder = { id: 'r', seat: 'ben', character: 'poisoner', text: 'Poisoned' }
    await openGame({ seats, reminders: [reminder] })
    removeReminder(reminder)
    notify({ kind: 'copied' })
    performActions({ type: 'kill', data: { seat: 'ada' } })
    expect($notice.get()?.kind).toBe('copied')
  })

  test('leaves the focus with its seat as Delete removes it', async () => {
    await openGame({ seats, reminders: [{ id: 'r', seat: 'ben', character: 'poisoner', text: 'Poisoned' }] })
    button('Poisoned, Poisoner').element().focus()
    await userEvent.keyboard('{Delete}')
    expect(presentGame().reminders).toEqual([])
    await expect.element(button(/^Ben/)).toHaveFocus()
  })

  test('moves to another seat, gets another text, and goes', async () => {
    const reminder = { id: 'r', seat: 'ben', character: 'poisoner', text: 'Poisoned' }
    await openGame({ seats, reminders: [reminder] })
    await button('Poisoned, Poisoner').click()
    await expectAccessible()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Beside' }), 'Ada')
    await userEvent.fill(page.getByRole('textbox', { name: 'Text' }), 'Poisoned twice')
    await button('Close').click()
    expect(presentGame().reminders).toMatchObject([{ seat: 'ada', text: 'Poisoned twice' }])
    await button('Poisoned twice, Poisoner').click()
    await button('Remove reminder').click()
    expect(presentGame().reminders).toEqual([])
  })
})

describe('bluffs', () => {
  test('are chosen, shown on the whole screen, and removed', async () => {
    await openGame({ seats })
    await button('Bluffs for the Demon').click()
    await button('Add bluff').click()
    await button(/^Monk/).click()
    expect(presentGame().bluffs[0]?.characters).toEqual(['monk'])
    await button('Show full screen').click()
    const shown = page.getByRole('dialog', { name: 'These characters are not in play' })
    await expect.element(shown).toBeVisible()
    await expectAccessible()
    await shown.getByRole('button', { name: 'Close' }).click()
    await button('Remove Monk').click()
    expect(presentGame().bluffs[0]?.characters).toEqual([])
  })

  test('can be in several groups', async () => {
    await openGame({ seats })
    await button('Bluffs for the Demon').click()
    await userEvent.fill(page.getByRole('textbox', { name: /^New group/ }), 'Lunatic')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Lunatic' })).toBeVisible()
    await button('Remove group').click()
    expect(presentGame().bluffs).toHaveLength(1)
  })
})

test('a Fabled joins at the edge of the table, gets a reminder there, and leaves with it', async () => {
  await openGame({ seats })
  openGrimoireDialog({ kind: 'unseated' })
  await button('Add character').click()
  await button(/^Angel/).click()
  expect(presentGame().unseatedCharacters).toEqual(['angel'])
  await expectAccessible()
  await button('Reminder for Angel').click()
  await page.getByRole('dialog', { name: 'Reminder at the edge' }).getByRole('button').nth(1).click()
  expect(presentGame().reminders).toMatchObject([{ seat: '', character: 'angel' }])
  openGrimoireDialog({ kind: 'unseated' })
  await button('Remove Angel').click()
  expect(presentGame()).toMatchObject({ unseatedCharacters: [], reminders: [] })
})
