import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { undoInGame } from '#stores/grimoire/game.ts'
import { $seatTap } from '#stores/grimoire/view.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openGame, presentGame, seatsOf } from '../open-game.tsx'

const seats = seatsOf({ Ada: 'imp', Ben: 'empath', Chi: 'drunk' })
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function openSeat(name: string, options: Parameters<typeof openGame>[1] = {}) {
  await openGame({ seats, phase: 'night', round: 2 }, options)
  await button(new RegExp(`^${name},`)).click()
}

test('opens from the circle with what is known of the seat', async () => {
  await openSeat('Ada')
  await expect.element(page.getByRole('dialog', { name: 'Ada' })).toBeVisible()
  await expect.element(page.getByRole('dialog').getByText('Imp', { exact: true }).first()).toBeVisible()
  await expectAccessible()
})

test('marks a player as dead, whose vote can then be spent and given back', async () => {
  await openSeat('Ben')
  await button('Mark as dead').click()
  await button('Spend vote').click()
  expect(presentGame().seats[1]).toMatchObject({ alive: false, ghostVote: false })
  await button('Give vote back').click()
  await button('Bring back to life').click()
  expect(presentGame().seats[1]).toMatchObject({ alive: true, ghostVote: true })
})

describe('a character', () => {
  test('is changed by search and Enter, and remembered', async () => {
    await openSeat('Ben')
    await button('Choose character').click()
    await userEvent.keyboard('bar{Enter}')
    expect(presentGame().seats[1]).toMatchObject({ character: 'baron', formerCharacters: ['empath'] })
    await expect.element(page.getByText('Before: Empath')).toBeVisible()
    expect(document.activeElement).toHaveClass('seat-head-name')
  })

  test('of a traveller is first looked for among the travellers', async () => {
    await openGame({ seats: seats.map(seat => ({ ...seat, traveller: true, character: '' })) })
    await button(/^Ada,/).click()
    await button('Choose character').click()
    const [first] = page.getByRole('dialog').getByRole('region').elements()
    expect(first).toHaveAccessibleName('Travellers')
  })

  test('that is mistaken asks for what the player believes to be', async () => {
    await openSeat('Chi')
    await button('Choose believed character').click()
    const [first] = page.getByRole('dialog').getByRole('region').elements()
    expect(first).toHaveAccessibleName('Townsfolk')
    await page.getByRole('dialog').getByRole('button', { name: /^Monk/ }).click()
    expect(presentGame().seats[2]?.believes).toBe('monk')
  })

  test('can have further abilities, which are taken away again', async () => {
    await openSeat('Ben')
    await button('Add ability').click()
    await page.getByRole('dialog').getByRole('button', { name: /^Monk/ }).click()
    expect(presentGame().seats[1]?.abilities).toEqual(['monk'])
    await expect.element(page.getByText('Also has the ability of Monk', { exact: true })).toBeVisible()
    await button('Remove Monk').click()
    expect(presentGame().seats[1]?.abilities).toEqual([])
  })

  test('can be of the other side', async () => {
    await openSeat('Ben')
    await page.getByRole('radio', { name: 'Evil' }).click({ force: true })
    expect(presentGame().seats[1]?.alignment).toBe('evil')
  })
})

test('name and pronouns are one change', async () => {
  await openSeat('Ben')
  await userEvent.fill(page.getByRole('textbox', { name: 'Player' }), 'Bảo')
  await page.getByRole('textbox', { name: 'Pronouns' }).click()
  expect(presentGame().seats[1]?.player).toBe('Bảo')
  undoInGame()
  expect(presentGame().seats[1]?.player).toBe('Ben')
  await page.getByRole('button', { name: 'Close' }).click()
  expect(presentGame().seats[1]?.player).toBe('Ben')
})

test('seats move, swap and go', async () => {
  const order = () => presentGame().seats.map(({ player }) => player)
  await openSeat('Ada')
  await button('Move clockwise').click()
  expect(order()).toEqual(['Ben', 'Ada', 'Chi'])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Swap seats with' }), 'Ben')
  expect(order()).toEqual(['Ada', 'Ben', 'Chi'])
  await button('Remove seat').click()
  expect(order()).toEqual(['Ben', 'Chi'])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

describe('the list', () => {
  test('opens the same dialog, and names the dead and the mistaken', async () => {
    await openGame(
      { seats: seats.map(seat => ({ ...seat, alive: seat.player !== 'Ben', believes: '' })) },
      { view: 'list', width: 390, height: 844 }
    )
    await expect.element(button(/2 Ben Empath Dead · Vote left/)).toBeVisible()
    await button(/^1 Ada/).click()
    await expect.element(page.getByRole('dialog', { name: 'Ada' })).toBeVisible()
  })

  test('has buttons for death, vote, reminders and the order', async () => {
    await openGame({ seats }, { view: 'list', width: 390, height: 844 })
    await button('Mark as dead: Ada').click()
    await button('Spend vote: Ada').click()
    expect(presentGame().seats[0]).toMatchObject({ alive: false, ghostVote: false })
    await button('Actions for Ada').click()
    await page.getByRole('menuitem', { name: 'Move clockwise' }).click()
    expect(presentGame().seats.map(({ player }) => player)).toEqual(['Ben', 'Ada', 'Chi'])
    await button('Add reminder: Chi').click()
    await expect.element(page.getByRole('dialog', { name: 'Reminder for Chi' })).toBeVisible()
  })

  test('has what lies at the edge of the table', async () => {
    const reminders = [{ id: 'r', seat: '', character: 'angel', text: 'Protected' }]
    await openGame({ seats, reminders, unseatedCharacters: ['angel'] }, { view: 'list' })
    const edge = page.getByRole('region', { name: 'Edge of the table' })
    await edge.getByRole('button', { name: 'Protected, Angel' }).click()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Beside' }), 'Ben')
    expect(presentGame().reminders[0]?.seat).toBe('ben')
  })

  test('is accessible', async () => {
    const reminders = [{ id: 'r', seat: '', character: 'angel', text: 'Protected' }]
    await openGame({ seats, reminders }, { view: 'list' })
    await expectAccessible()
  })
})

test.each(['circle', 'list'] as const)('in the %s, a press of a seat can do something else', async view => {
  const onSeat = vi.fn()
  onTestFinished(() => $seatTap.set(undefined))
  await openGame({ seats }, { view })
  $seatTap.set({ hint: 'Tap the poisoned player', onSeat })
  await expect.element(page.getByText('Tap the poisoned player')).toBeVisible()
  await button(/Ben/).first().click()
  expect(onSeat).toHaveBeenCalledExactlyOnceWith('ben')
})

test('the menu of a seat in the circle kills and opens', async () => {
  await openGame({ seats })
  await button(/^Ben/).click({ button: 'right' })
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'Mark as dead' }).click()
  expect(presentGame().seats[1]?.alive).toBe(false)
})
