import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { undoInGame } from '#stores/grimoire/game.ts'
import { $highlightedSeats, $turn } from '#stores/grimoire/view.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { aScript } from '../../../core/script-builders.ts'
import { openGame, presentGame, seatsOf } from '../open-game.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: RegExp) => page.getByRole('heading', { level: 2, name })
const seats = seatsOf({ Ada: 'imp', Ben: 'monk', Chi: 'drunk', Dev: 'poisoner', Eve: 'butler' }).map(seat =>
  seat.player === 'Chi' ? { ...seat, believes: 'empath' } : seat
)
const night = { seats, phase: 'night', round: 2 } as const

test('leads through the steps of those who wake, and back', async () => {
  await openGame(night)
  await expect.element(page.getByText('Night 2, step 1 of 7')).toBeVisible()
  await button('Next').click()
  await expect.element(heading(/^Poisoner Dev/)).toBeVisible()
  expect([...$highlightedSeats.get()]).toEqual(['dev'])
  expect($turn.get()).toBe('poisoner')
  await expectAccessible()
  await button('Next').click()
  await expect.element(heading(/^Monk Ben/)).toBeVisible()
  await button('Back').click()
  await expect.element(heading(/^Poisoner Dev/)).toBeVisible()
  expect(presentGame().doneSteps).toContain('poisoner')
})

test('a player who only believes to be a character is named with the true one', async () => {
  await openGame(night)
  await button(/^Empath/).click()
  await expect.element(heading(/^Empath Chi \(Drunk\)/)).toBeVisible()
})

test('skipped steps say why, and any step can be ticked off', async () => {
  await openGame({
    ...night,
    seats: seats.map(seat => (seat.player === 'Ben' ? { ...seat, alive: false } : seat))
  })
  await expect.element(button('Monk Dead')).toBeVisible()
  await expect.element(button('Fortune Teller Not in play')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Imp' }).click()
  expect(presentGame().doneSteps).toEqual(['imp'])
  undoInGame()
  expect(presentGame().doneSteps).toEqual([])
})

test('dawn names the dead and starts the day', async () => {
  await openGame({
    ...night,
    seats: seats.map(seat =>
      seat.player === 'Eve' ? { ...seat, alive: false, died: { phase: 'night', round: 2 } as const } : seat
    )
  })
  await button('Dawn').click()
  await expect.element(page.getByText('Died tonight: Eve')).toBeVisible()
  await button('Start day 2').click()
  expect(presentGame().phase).toBe('day')
})

test('a note stays with its step and night', async () => {
  await openGame(night)
  await button(/^Monk/).click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'Chose Ada')
  await button(/^Imp/).click()
  expect(presentGame().notes).toEqual({ 'night-2:monk': 'Chose Ada' })
  await button(/^Monk/).click()
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Chose Ada')
})

test('on a phone, the list of steps is closed at first', async () => {
  await openGame(night, { width: 390, height: 844 })
  await expect.element(page.getByText('Steps: 0 of 7 done')).toBeVisible()
  await expect.element(button(/^Monk/)).not.toBeInTheDocument()
  await expectAccessible()
})

test('from a skipped step, the way leads to the next one that isn’t', async () => {
  await openGame(night)
  await button(/^Fortune Teller/).click()
  await expect.element(page.getByText('Skipped tonight')).toBeVisible()
  await button('Next').click()
  await expect.element(heading(/^Butler Eve/)).toBeVisible()
})

test('a note that is undone leaves its field', async () => {
  await openGame(night)
  await button(/^Monk/).click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'Chose Ada')
  await button(/^Monk/).click()
  undoInGame()
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')
})

test('Next keeps the focus, so that a night can be played with one key', async () => {
  await openGame(night)
  const next = button('Next').element()
  if (next instanceof HTMLElement) next.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading(/^Poisoner Dev/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading(/^Monk Ben/)).toBeVisible()
  expect(presentGame().doneSteps).toEqual(['dusk', 'poisoner'])
})

test('a step far down in the list is shown from its beginning', async () => {
  await openGame(night, { width: 390, height: 700 })
  await page.getByText('Steps: 0 of 7 done').click()
  await button('Dawn').click()
  await expect.poll(() => document.querySelector('.grimoire-panel')?.scrollTop).toBe(0)
})

test('jinxes are shown with characters that no player has, too', async () => {
  const script = aScript({ characters: ['lilmonsta', 'poisoner', 'magician'] })
  const jinxed = seatsOf({ Ada: 'poisoner', Ben: 'magician' })
  const round = { seats: jinxed, phase: 'night', round: 2 } as const
  await openGame({ ...round, unseatedCharacters: ['lilmonsta'] }, { script })
  await button(/^Lil. Monsta/)
    .last()
    .click()
  await expect
    .element(page.getByText(/^Jinx of (Lil. Monsta and Magician|Magician and Lil. Monsta):/))
    .toBeVisible()
})
