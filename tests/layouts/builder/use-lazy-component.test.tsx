import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type LazyComponent, lazyComponent, useLazyComponent } from '#layouts/builder/use-lazy-component.ts'

const First = () => <p>First</p>
const Second = () => <p>Second</p>

function Shown({ lazy }: { lazy: LazyComponent<object> | undefined }) {
  const { Component, failure, failures, retry } = useLazyComponent(lazy)
  if (failure)
    return (
      <button type="button" onClick={retry}>
        {failure} {failures}
      </button>
    )
  return Component ? <Component /> : <p>Nothing</p>
}

describe('a lazy component', () => {
  test('is loaded once, and keeps the one before on the page until then', async () => {
    const load = vi.fn(async () => First)
    const first = lazyComponent<object>(load)
    const { promise, resolve } = Promise.withResolvers<typeof Second>()
    const second = lazyComponent<object>(() => promise)
    const { rerender } = await render(<Shown lazy={first} />)
    await expect.element(page.getByText('First')).toBeVisible()
    await rerender(<Shown lazy={second} />)
    await expect.element(page.getByText('First')).toBeVisible()
    resolve(Second)
    await expect.element(page.getByText('Second')).toBeVisible()
    await rerender(<Shown lazy={first} />)
    await expect.element(page.getByText('First')).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
    await rerender(<Shown lazy={undefined} />)
    await expect.element(page.getByText('Nothing')).toBeVisible()
  })

  test('that couldn’t be loaded is loaded again the next time', async () => {
    let attempts = 0
    const lazy = lazyComponent<object>(async () => {
      attempts += 1
      if (attempts === 1) throw new Error('offline')
      return First
    })
    await expect(lazy.load()).rejects.toThrow('offline')
    expect(await lazy.load()).toBe(First)
  })

  test('that can’t be loaded says so, and is loaded when the user tries again', async () => {
    let isBroken = true
    const lazy = lazyComponent<object>(async () => {
      if (isBroken) throw new TypeError('Failed to fetch dynamically imported module')
      return First
    })
    await render(<Shown lazy={lazy} />)
    const button = page.getByRole('button')
    await expect.element(button).toHaveTextContent('failed 1')
    isBroken = false
    await button.click()
    await expect.element(page.getByText('First')).toBeVisible()
  })

  test('that can’t be loaded without a network is loaded when there is one again', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => network.mockRestore())
    const lazy = lazyComponent<object>(async () => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module')
      return First
    })
    await render(<Shown lazy={lazy} />)
    await expect.element(page.getByRole('button')).toHaveTextContent('offline 1')
    network.mockReturnValue(true)
    // The component listens a moment after it has shown the failure.
    await expect
      .poll(() => {
        dispatchEvent(new Event('online'))
        return page.getByText('First').query()
      })
      .toBeVisible()
  })
})
