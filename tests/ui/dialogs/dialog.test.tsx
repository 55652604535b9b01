import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog, type DialogProps } from '#ui/dialogs/dialog.tsx'
import { expectAccessible } from '../../components/accessibility.ts'

const dialog = () => page.getByRole('dialog', { name: 'Share' })

const open = (props: Partial<DialogProps> = {}) =>
  render(
    <Dialog title="Share" closeLabel="Close" onClose={() => {}} {...props}>
      {props.children ?? <p>Content</p>}
    </Dialog>
  )

/** A page with a button that opens a dialog. */
function PageWithDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Share" closeLabel="Close" onClose={() => setOpen(false)}>
          <Button>Inside</Button>
        </Dialog>
      )}
    </>
  )
}

describe('a dialog', () => {
  test('is named by its title, which has the focus first', async () => {
    const { container } = await open({ footer: <Button variant="primary">Send</Button>, footerNote: 'Free' })
    await expect.element(dialog()).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 2, name: 'Share' })).toHaveFocus()
    await expect.element(page.getByText('Free')).toBeVisible()
    await expectAccessible(container)
  })

  test('gives the focus to the element that asks for it', async () => {
    await open({ children: <input aria-label="Name" data-first-focus /> })
    await expect.element(page.getByLabelText('Name')).toHaveFocus()
  })

  test('has no footer without buttons and note', async () => {
    const { container } = await open()
    expect(container.querySelector('footer')).toBeNull()
  })

  test('gives bare content no padding', async () => {
    const { container } = await open({ bare: true })
    const body = container.querySelector('.dialog-body')
    expect(body && getComputedStyle(body).padding).toBe('0px')
  })
})

describe('closing a dialog', () => {
  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => page.getByRole('button', { name: 'Close' }).click()],
    ['a press beside it', () => dialog().click({ position: { x: -200, y: 5 }, force: true })]
  ])('%s asks the caller to close it', async (_, close) => {
    const onClose = vi.fn()
    await open({ onClose })
    await close()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    await expect.element(dialog()).toBeVisible()
  })

  test('a press inside doesn’t', async () => {
    const onClose = vi.fn()
    await open({ onClose })
    await page.getByText('Content').click()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('gives the focus back to the button that opened it', async () => {
    await render(<PageWithDialog />)
    await page.getByRole('button', { name: 'Open' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
  })
})

test('the page behind a dialog can’t be focused', async () => {
  await render(<PageWithDialog />)
  const behind = page.getByText('Open').element().closest('button')
  await page.getByRole('button', { name: 'Open' }).click()
  behind?.focus()
  expect(document.activeElement).not.toBe(behind)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Inside' })).toHaveFocus()
})

test('a dialog is as wide as told on a wide window, and a sheet at the bottom of a narrow one', async () => {
  await page.viewport(1280, 800)
  await open({ width: 640 })
  await expect.poll(() => dialog().element().getBoundingClientRect().width).toBe(640)
  await page.viewport(390, 800)
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  await expect.poll(() => dialog().element().getBoundingClientRect().width).toBe(390)
  expect(dialog().element().getBoundingClientRect().bottom).toBe(800)
})
