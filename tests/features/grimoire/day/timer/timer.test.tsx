import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $dayTimer, $isTimeUp, $timerVibration, stopTimer } from '#stores/grimoire/day-timer.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { expectAccessible } from '../../../../components/accessibility.ts'
import { waitUntil } from '../../../../wait.ts'
import { openGame, seatsOf } from '../../open-game.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const day = { seats: seatsOf({ Ada: 'imp', Ben: 'monk' }), phase: 'day', round: 1 } as const
const timeUp = () => page.getByRole('alert').filter({ hasText: 'Time is up' })

beforeEach(() => {
  stopTimer()
  $isTimeUp.set(false)
})

describe('a timer', () => {
  test('is started for a number of minutes, and shown in the bar', async () => {
    await openGame(day)
    await button('Timer').click()
    await expectAccessible()
    await button('3 min').click()
    await expect.element(button(/^Timer (3:00|2:5\d)$/)).toBeVisible()
    await button(/^Timer (3:00|2:5\d)$/).click()
    await expectAccessible()
    await button('Add 1 min').click()
    await expect.element(page.getByRole('timer').filter({ hasText: /^(4:00|3:5\d)$/ })).toBeVisible()
    await button('Pause').click()
    await expect.element(button('Continue')).toBeVisible()
    expect($dayTimer.get()).toHaveProperty('left')
    await button('Stop').click()
    expect($dayTimer.get()).toBeUndefined()
    await expect.element(button('3 min')).toBeVisible()
  })

  test('is started for one’s own number of minutes', async () => {
    await openGame(day)
    openGrimoireDialog({ kind: 'timer' })
    await page.getByRole('spinbutton', { name: 'Minutes' }).fill('7')
    await userEvent.keyboard('{Enter}')
    await expect.element(button(/^Timer (7:00|6:5\d)$/)).toBeVisible()
  })

  test('that goes on from before a reload is shown at once', async () => {
    $dayTimer.set({ end: Date.now() + 90_000 })
    await openGame(day)
    await expect.element(button(/^Timer 1:\d\d$/)).toBeVisible()
  })
})

describe('when the time is up', () => {
  test('it rings, vibrates and says so until it is closed', async () => {
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
    const play = vi.spyOn(OscillatorNode.prototype, 'start')
    await openGame(day)
    await button('Timer').click()
    await button('1 min').click()
    $dayTimer.set({ end: Date.now() })
    await expect.element(timeUp()).toBeVisible()
    expect(vibrate).toHaveBeenCalledOnce()
    await waitUntil(() => play.mock.calls.length > 0)
    await expectAccessible()
    await timeUp().getByRole('button', { name: 'Close' }).click()
    await expect.element(timeUp()).not.toBeInTheDocument()
    vi.restoreAllMocks()
  })

  test('it doesn’t vibrate if that is switched off', async () => {
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
    $timerVibration.set('off')
    await openGame(day)
    $dayTimer.set({ end: Date.now() })
    await expect.element(timeUp()).toBeVisible()
    expect(vibrate).not.toHaveBeenCalled()
    $timerVibration.set('on')
    vi.restoreAllMocks()
  })

  test('the message is over an open dialog, where it can be closed', async () => {
    await openGame(day)
    await page.getByRole('button', { name: /^Ada, Imp/ }).click()
    $dayTimer.set({ end: Date.now() })
    await expect.element(timeUp()).toBeVisible()
    await timeUp().getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('dialog', { name: /Ada/ })).toBeVisible()
  })
})
