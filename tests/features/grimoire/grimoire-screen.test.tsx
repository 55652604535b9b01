import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { performActions } from '#stores/grimoire/game.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { openGame, presentGame, seatsOf } from './open-game.tsx'

test('a script without characters says that it needs some', async () => {
  await openBuilder({ screen: 'grimoire' })
  await expect.element(page.getByRole('heading', { name: 'This script has no characters' })).toBeVisible()
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
