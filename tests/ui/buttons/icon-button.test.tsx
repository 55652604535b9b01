import { Undo2 } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { KeyTextContext } from '#ui/key-text.ts'
import { expectAccessible } from '../../components/accessibility.ts'

const undo = (press = () => {}) => (
  <IconButton label="Undo" keys="Ctrl+Z" onClick={press}>
    <Undo2 />
  </IconButton>
)

test('an icon button is named by its label alone, and tells its keys', async () => {
  const { container } = await render(undo())
  const button = page.getByRole('button', { name: 'Undo', exact: true })
  await expect.element(button).toHaveAttribute('aria-keyshortcuts', 'Control+Z')
  await expectAccessible(container)
})

test('an icon button is pressed by mouse and by keys', async () => {
  const press = vi.fn()
  await render(undo(press))
  await page.getByRole('button').click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(press).toHaveBeenCalledTimes(3)
})

test('an icon button is 44 pixels wide and high', async () => {
  await render(undo())
  const { width, height } = page.getByRole('button').element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
})

test('an icon button shows its label and keys while the keyboard is on it', async () => {
  await render(undo())
  // The pointer may still be where another test has pressed a button.
  await userEvent.unhover(page.getByRole('button'))
  const tip = page.getByText('UndoCtrl+Z')
  await expect.element(tip).not.toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(tip).toBeVisible()
  await expect.element(tip).toHaveAttribute('aria-hidden', 'true')
})

test('an icon button calls its keys as the keyboard does, and tells them in the way of the standard', async () => {
  await render(<KeyTextContext value={() => 'Strg+Z'}>{undo()}</KeyTextContext>)
  expect(page.getByRole('button').element().textContent).toBe('UndoStrg+Z')
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-keyshortcuts', 'Control+Z')
})

test('an icon button without keys declares none', async () => {
  await render(
    <IconButton label="More" tip="above" edged className="mine">
      <Undo2 />
    </IconButton>
  )
  const button = page.getByRole('button', { name: 'More' })
  await expect.element(button).not.toHaveAttribute('aria-keyshortcuts')
  await expect.element(button).toHaveClass('icon-button', 'icon-button-edged', 'mine')
  expect(button.element().querySelector('.tip-above')?.textContent).toBe('More')
})
