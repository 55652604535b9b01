import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PositionDialog } from '#features/night/position-dialog.tsx'

async function open() {
  const onMove = vi.fn<(to: number) => void>()
  const onClose = vi.fn()
  await render(<PositionDialog name="Chef" index={2} count={5} onMove={onMove} onClose={onClose} />)
  return { onMove, onClose }
}

const field = () => page.getByLabelText('Place, from 1 to 5')
const move = () => page.getByRole('button', { name: 'Move', exact: true }).click()

describe('the dialog for a night position', () => {
  test('starts with the current position, selected for typing', async () => {
    const { onMove } = await open()
    await expect.element(page.getByRole('dialog', { name: 'Move Chef' })).toBeVisible()
    await expect.element(field()).toHaveValue('3')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('5{Enter}')
    expect(onMove).toHaveBeenCalledExactlyOnceWith(4)
  })

  test.each(['0', '6', '1.5', 'first', ''])('refuses %j with a message', async text => {
    const { onMove } = await open()
    await field().fill(text)
    await move()
    await expect.element(page.getByText('Enter a place from 1 to 5.')).toBeVisible()
    expect(onMove).not.toHaveBeenCalled()
  })

  test.each([
    ['1', 0],
    [' 5 ', 4]
  ])('moves to %j, counted from 0', async (text, to) => {
    const { onMove } = await open()
    await field().fill(text)
    await move()
    expect(onMove).toHaveBeenCalledExactlyOnceWith(to)
  })

  test('is closed by Cancel without a move', async () => {
    const { onMove, onClose } = await open()
    await page.getByRole('button', { name: 'Cancel' }).first().click()
    expect(onClose).toHaveBeenCalled()
    expect(onMove).not.toHaveBeenCalled()
  })
})
