import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openGame, presentGame, seatsOf } from '../open-game.tsx'

test('an earlier game is opened again where it was', async () => {
  await openGame({ seats: seatsOf({ Ada: 'imp', Ben: 'empath' }), phase: 'day', round: 3 })
  await page.getByRole('button', { name: 'More of the game' }).click()
  await page.getByRole('menuitem', { name: 'Start another game' }).click()
  await expect.poll(() => presentGame().phase).toBe('setup')
  await page.getByRole('button', { name: 'More of the game' }).click()
  await page.getByRole('menuitem', { name: 'Games of this script' }).click()
  await expect.element(page.getByRole('button', { name: 'Open now' })).toBeDisabled()
  await expectAccessible()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Day 3' })).toBeVisible()
  expect(presentGame().seats.map(({ character }) => character)).toEqual(['imp', 'empath'])
})
