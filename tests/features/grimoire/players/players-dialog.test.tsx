import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptySeat } from '#core/grimoire/game.ts'
import { undoInGame } from '#stores/grimoire/game.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openGame, presentGame } from '../open-game.tsx'

const field = (number: number) => page.getByRole('textbox', { name: `Seat ${number}`, exact: true })
const names = () => presentGame().seats.map(({ player }) => player)

beforeEach(async () => {
  await openGame({ seats: ['1', '2', '3'].map(id => emptySeat(id)) }, { width: 390, height: 844 })
  openGrimoireDialog({ kind: 'players' })
  await expect.element(field(1)).toHaveFocus()
})

/** Pastes a text into the focused field. */
function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  )
}

test('Enter moves on to the next seat, and after the last one adds more', async () => {
  await expectAccessible()
  await userEvent.keyboard('Ada{Enter}Ben{Enter}Chi{Enter}')
  await expect.element(page.getByRole('button', { name: 'Add a player' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field(4)).toHaveFocus()
  await userEvent.keyboard('Dev{Enter}')
  expect(names()).toEqual(['Ada', 'Ben', 'Chi', 'Dev'])
})

test('a pasted list fills the seats from there on, with new ones at the end, undone at once', async () => {
  await userEvent.keyboard('Ada{Enter}')
  paste('Ben\r\n\n  Chi \nDev\nEve\n')
  await expect.poll(names).toEqual(['Ada', 'Ben', 'Chi', 'Dev', 'Eve'])
  undoInGame()
  expect(names()).toEqual(['Ada', '', ''])
})

test('closing stores what is typed', async () => {
  await userEvent.keyboard('Ada{Escape}')
  expect(names()).toEqual(['Ada', '', ''])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('seats are moved and removed, and can become travellers’', async () => {
  const choose = async (seat: string, item: string) => {
    await page.getByRole('button', { name: `More for ${seat}`, exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const ids = () => presentGame().seats.map(({ id }) => id)
  await choose('Seat 1', 'Move down')
  expect(ids()).toEqual(['2', '1', '3'])
  await choose('Seat 3', 'Make a Traveller')
  expect(presentGame().seats[2]?.traveller).toBe(true)
  await choose('Seat 2', 'Remove seat')
  expect(ids()).toEqual(['2', '3'])
})

test('all players are rotated, and shuffled, at once', async () => {
  const ids = () => presentGame().seats.map(({ id }) => id)
  await page.getByRole('button', { name: 'Rotate clockwise' }).click()
  expect(ids()).toEqual(['3', '1', '2'])
  await page.getByRole('button', { name: 'Rotate anticlockwise' }).click()
  expect(ids()).toEqual(['1', '2', '3'])
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await page.getByRole('button', { name: 'Shuffle seats' }).click()
  vi.restoreAllMocks()
  expect(ids()).toEqual(['2', '3', '1'])
  undoInGame()
  expect(ids()).toEqual(['1', '2', '3'])
})
