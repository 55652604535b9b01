import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connectOffer } from '#features/updates/show-offer.ts'
import { UpdateOffer } from '#features/updates/update-offer.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { expectAccessible } from '../../components/accessibility.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const offer = () => page.getByRole('dialog', { name: 'Update available' })
const button = (name: string) => page.getByRole('button', { name })
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

type Kind = 'restored' | 'other'

const Page = ({ dialog, isOpen }: { dialog: Kind | undefined; isOpen: boolean }) => (
  <>
    <button type="button" data-update="open" hidden>
      New version
    </button>
    <input aria-label="Search" />
    <div data-restored={dialog === 'restored' ? '' : undefined}>
      {isOpen && (
        <Dialog title="Import" closeLabel="Close" onClose={() => undefined}>
          <input aria-label="Text" />
        </Dialog>
      )}
    </div>
  </>
)

/** Opens a page with the markup of the layout: content, the entry of the side menu, the offer. */
async function openPage(dialog?: Kind) {
  await renderOffer()
  const rendered = await render(<Page dialog={dialog} isOpen={dialog !== undefined} />)
  const accept = vi.fn()
  return {
    accept,
    show: connectOffer(accept),
    closeDialog: () => rendered.rerender(<Page dialog={dialog} isOpen={false} />)
  }
}

/** The offer as the layout writes it: markup without React, which moves about. */
async function renderOffer() {
  const { container, unmount } = await render(<UpdateOffer />)
  const markup = container.innerHTML
  await unmount()
  document.body.insertAdjacentHTML('beforeend', markup)
  onTestFinished(() => document.getElementById('update')?.remove())
}

test('the offer has the words of the specification, takes no focus, and Reload accepts', async () => {
  const { accept, show } = await openPage()
  expect(offer().query()).toBeNull()
  await page.getByRole('textbox', { name: 'Search' }).click()
  show()
  await expect.element(offer()).toBeVisible()
  await expect
    .element(offer())
    .toHaveAccessibleDescription('There is a new update available. Please click reload button to update.')
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('There is a new update available. Please click reload button to update.')
  await expectAccessible(document.getElementById('update') ?? undefined)
  await button('Reload').click()
  expect(accept).toHaveBeenCalledOnce()
})

test('Later leaves an entry in the menu, which opens the offer again', async () => {
  const { show } = await openPage()
  expect(button('New version').query()).toBeNull()
  show()
  await button('Later').click()
  expect(offer().query()).toBeNull()
  await expect.element(button('New version')).toHaveFocus()
  show()
  pass(600_000)
  expect(offer().query()).toBeNull()
  await button('New version').click()
  await expect.element(button('Reload')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(offer().query()).toBeNull()
  await expect.element(button('New version')).toHaveFocus()
})

test('the offer waits until nobody has typed for 2 seconds', async () => {
  const { show } = await openPage()
  const type = () => userEvent.type(page.getByRole('textbox', { name: 'Search' }), 'imp')
  await type()
  show()
  pass(1500)
  expect(offer().query()).toBeNull()
  await type()
  pass(1500)
  expect(offer().query()).toBeNull()
  pass(1500)
  await expect.element(offer()).toBeVisible()
})

describe('over a modal dialog', () => {
  test('that a reload opens again, the offer can be used, and outlives the dialog', async () => {
    const { accept, show, closeDialog } = await openPage('restored')
    show()
    await expect.element(offer()).toBeVisible()
    await button('Reload').click()
    expect(accept).toHaveBeenCalledOnce()
    await userEvent.type(page.getByRole('textbox', { name: 'Text' }), 'x')
    await closeDialog()
    pass(3000)
    await expect.element(offer()).toBeVisible()
    await button('Later').click()
    expect(offer().query()).toBeNull()
  })

  test('Escape in the offer closes the offer alone', async () => {
    const { show } = await openPage('restored')
    show()
    button('Later').element().focus()
    await userEvent.keyboard('{Escape}')
    expect(offer().query()).toBeNull()
    await expect.element(page.getByRole('dialog', { name: 'Import' })).toBeVisible()
  })

  test('that a reload would lose, the offer waits until it is closed', async () => {
    const { show, closeDialog } = await openPage('other')
    show()
    pass(3000)
    expect(offer().query()).toBeNull()
    await closeDialog()
    pass(1000)
    await expect.element(offer()).toBeVisible()
  })
})

test('a page without the markup has no offer', () => {
  expect(() => connectOffer(() => undefined)()).not.toThrow()
})
