import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $gameSaveState, performActions } from '#stores/grimoire/game.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { openGame, presentGame, seatsOf } from './open-game.tsx'

test('a script without characters says that it needs some', async () => {
  await openBuilder({ screen: 'grimoire' })
  await expect.element(page.getByRole('heading', { name: 'This script has no characters' })).toBeVisible()
  const [around, panel] = ['.grimoire-content', '.empty-state'].map(part =>
    document.querySelector(part)?.getBoundingClientRect()
  )
  expect(panel?.left).toBeGreaterThan(around?.left ?? 0)
  expect(panel?.top).toBeGreaterThan(around?.top ?? 0)
  expect(panel?.bottom).toBeLessThan(around?.bottom ?? 0)
})

describe('an open game', () => {
  test('shows the phase, the seats and what an execution needs', async () => {
    await openGame({ seats: seatsOf({ Ada: 'imp', Ben: 'empath', Chi: 'monk' }), phase: 'night', round: 2 })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Night 2' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Ada, Imp/ })).toBeVisible()
    await expect.element(page.getByText('3 of 3 alive, 2 to execute').first()).toBeVisible()
  })

  test('undoes and redoes by keys, and leaves the script alone', async () => {
    await openGame({ seats: seatsOf({ Ada: 'imp', Ben: 'empath' }) })
    performActions({ type: 'kill', data: { seat: 'ben' } })
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(presentGame().seats[1]?.alive).toBe(true)
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(presentGame().seats[1]?.alive).toBe(false)
  })
})

describe('hiding everything', () => {
  const curtain = () => page.getByRole('dialog', { name: 'The grimoire is hidden' })

  test('covers the seats, also below an open dialog, until the button is pressed', async () => {
    await openGame({ seats: seatsOf({ Ada: 'imp', Ben: 'empath' }), phase: 'night', round: 2 })
    await page.getByRole('button', { name: /^Ada/ }).click()
    await userEvent.keyboard('h')
    await expect.element(curtain()).toBeVisible()
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    expect(curtain().element().contains(middle)).toBe(true)
    await userEvent.keyboard('{Escape}h{Control>}z{/Control}')
    await expect.element(curtain()).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Show the grimoire' }).click()
    await page.getByRole('button', { name: 'Show the grimoire' }).click()
    await expect.element(curtain()).not.toBeInTheDocument()
  })
})

test('another game has the same players without characters', async () => {
  await openGame({ seats: seatsOf({ Ada: 'imp', Ben: 'empath' }), phase: 'day', round: 3 })
  await page.getByRole('button', { name: 'More for this game' }).click()
  await page.getByRole('menuitem', { name: 'Start another game' }).click()
  expect(presentGame()).toMatchObject({
    phase: 'setup',
    seats: [
      { player: 'Ada', character: '' },
      { player: 'Ben', character: '' }
    ]
  })
})

test('a game that can’t be stored says so', async () => {
  await openGame({ seats: seatsOf({ Ada: 'imp' }), phase: 'night', round: 1 })
  $gameSaveState.set('games_full')
  await expect.element(page.getByText('Not saved')).toBeVisible()
  $gameSaveState.set('saved')
  await expect.element(page.getByText('Not saved')).not.toBeInTheDocument()
})
