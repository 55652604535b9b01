import { expect, onTestFinished, test, vi } from 'vitest'
import { withViewTransition } from '#layouts/builder/navigation/view-transition.ts'

/** Component tests run with reduced motion. */
function allowMotion() {
  const spy = vi.spyOn(globalThis, 'matchMedia')
  spy.mockImplementation(() => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList)
  onTestFinished(() => spy.mockRestore())
}

test('with reduced motion, a screen changes at once', () => {
  const change = vi.fn()
  const start = vi.spyOn(document, 'startViewTransition')
  withViewTransition(change)
  expect(change).toHaveBeenCalledOnce()
  expect(start).not.toHaveBeenCalled()
})

test('transitions that are interrupted make all their changes in order, and nothing fails', async () => {
  allowMotion()
  const failures: unknown[] = []
  const collect = (event: PromiseRejectionEvent) => failures.push(event.reason)
  addEventListener('unhandledrejection', collect)
  onTestFinished(() => removeEventListener('unhandledrejection', collect))
  const changes: number[] = []
  for (const change of [1, 2, 3]) withViewTransition(() => changes.push(change))
  await expect.poll(() => changes).toEqual([1, 2, 3])
  await expect.poll(() => document.getAnimations()).toEqual([])
  expect(failures).toEqual([])
})
