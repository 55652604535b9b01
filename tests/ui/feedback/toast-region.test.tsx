import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Toast, ToastRegion } from '#ui/feedback/toast-region.tsx'
import { expectAccessible } from '../../components/accessibility.ts'

// The region's own clock: what waits in the tests has real timers.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const undo = { label: 'Undo', onAction: () => {} }

const region = () => page.getByRole('region', { name: 'Messages' })

const toasts = (list: readonly Toast[], onDismiss: (id: string) => void = () => {}) => (
  <ToastRegion label="Messages" closeLabel="Close" toasts={list} onDismiss={onDismiss} />
)

describe('toasts', () => {
  test('are announced politely in a region that is there before them', async () => {
    const { container, rerender } = await render(toasts([]))
    expect(region().element().querySelector('ul')?.getAttribute('aria-live')).toBe('polite')
    await rerender(toasts([{ id: '1', text: 'Imp removed' }]))
    await expect.element(region().getByRole('listitem')).toHaveTextContent('Imp removed')
    vi.useRealTimers()
    await expectAccessible(container)
  })

  test('go after 8 seconds', async () => {
    const dismiss = vi.fn()
    await render(toasts([{ id: '1', text: 'Imp removed' }], dismiss))
    vi.advanceTimersByTime(7999)
    expect(dismiss).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('1')
  })

  test('each have a clock of their own', async () => {
    const dismiss = vi.fn()
    const first = { id: '1', text: 'Imp removed' }
    const { rerender } = await render(toasts([first], dismiss))
    vi.advanceTimersByTime(5000)
    await rerender(toasts([first, { id: '2', text: 'Spy removed' }], dismiss))
    vi.advanceTimersByTime(3000)
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('1')
    vi.advanceTimersByTime(5000)
    expect(dismiss).toHaveBeenLastCalledWith('2')
  })

  test('wait while the keyboard is on them, and start over after that', async () => {
    const dismiss = vi.fn()
    await render(toasts([{ id: '1', text: 'Imp removed' }], dismiss))
    vi.advanceTimersByTime(7000)
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
    vi.advanceTimersByTime(60_000)
    expect(dismiss).not.toHaveBeenCalled()
    await userEvent.keyboard('{Tab}')
    vi.advanceTimersByTime(8000)
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('1')
  })

  test.each(['Undo', 'Close'])('give the focus back after %s, and later ones go in time', async name => {
    const dismiss = vi.fn()
    const action = { label: 'Undo', onAction: () => {} }
    const withRow = (list: readonly Toast[]) => (
      <>
        <button type="button">Row</button>
        {toasts(list, dismiss)}
      </>
    )
    const { rerender } = await render(withRow([{ id: '1', text: 'Imp removed', action }]))
    page.getByRole('button', { name: 'Row' }).element().focus()
    await userEvent.keyboard(name === 'Undo' ? '{Tab}{Enter}' : '{Tab}{Tab}{Enter}')
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('1')
    await rerender(withRow([]))
    await expect.element(page.getByRole('button', { name: 'Row' })).toHaveFocus()
    await rerender(withRow([{ id: '2', text: 'Spy removed' }]))
    await expect.element(region().getByText('Spy removed')).toBeVisible()
    vi.advanceTimersByTime(8000)
    expect(dismiss).toHaveBeenLastCalledWith('2')
  })

  test('that go with the focus don’t keep later ones', async () => {
    const dismiss = vi.fn()
    const { rerender } = await render(toasts([{ id: '1', text: 'Imp removed' }], dismiss))
    await userEvent.keyboard('{Tab}')
    await rerender(toasts([], dismiss))
    await rerender(toasts([{ id: '2', text: 'Spy removed' }], dismiss))
    await expect.element(region().getByText('Spy removed')).toBeVisible()
    vi.advanceTimersByTime(8000)
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('2')
  })

  test('wait while the pointer is over them', async () => {
    const dismiss = vi.fn()
    await render(toasts([{ id: '1', text: 'Imp removed' }], dismiss))
    await region().getByText('Imp removed').hover()
    vi.advanceTimersByTime(60_000)
    expect(dismiss).not.toHaveBeenCalled()
    await userEvent.unhover(region().getByText('Imp removed'))
    vi.advanceTimersByTime(8000)
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('1')
  })

  test('go at once by their cross', async () => {
    const dismiss = vi.fn()
    await render(toasts([{ id: '1', text: 'Imp removed' }], dismiss))
    await region().getByRole('button', { name: 'Close' }).click()
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('1')
  })

  test('stay in a narrow window, with a word of any length', async () => {
    const { innerWidth: width, innerHeight: height } = window
    onTestFinished(() => page.viewport(width, height))
    await page.viewport(360, 600)
    await render(toasts([{ id: '1', text: `${'longword'.repeat(8)} deleted`, action: undo }]))
    const { left, right } = region().getByRole('listitem').element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(360)
    expect(
      region().getByRole('button', { name: 'Close' }).element().getBoundingClientRect().right
    ).toBeLessThanOrEqual(right)
  })

  test('act once and go', async () => {
    const calls: string[] = []
    const toast = {
      id: '1',
      text: 'Imp removed',
      action: { label: 'Undo', onAction: () => calls.push('undo') }
    }
    await render(toasts([toast], id => calls.push(`dismiss ${id}`)))
    await region().getByRole('button', { name: 'Undo' }).click()
    expect(calls).toEqual(['undo', 'dismiss 1'])
  })
})
