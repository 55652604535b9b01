import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
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

  test('can have a text of one’s own', async () => {
    await openGame({ seats })
    openGrimoireDialog({ kind: 'placeReminder', seat: 'ben' })
    await userEvent.fill(page.getByRole('textbox', { name: 'Your own text' }), 'Nghi ngờ Ada')
    await userEvent.keyboard('{Enter}')
    expect(presentGame().reminders).toMatchObject([{ seat: 'ben', character: '', text: 'Nghi ngờ Ada' }])
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

test('a Fabled joins and leaves', async () => {
  await openGame({ seats })
  openGrimoireDialog({ kind: 'unseated' })
  await button('Add character').click()
  await button(/^Angel/).click()
  expect(presentGame().unseatedCharacters).toEqual(['angel'])
  await expectAccessible()
  await button('Remove Angel').click()
  expect(presentGame().unseatedCharacters).toEqual([])
})
