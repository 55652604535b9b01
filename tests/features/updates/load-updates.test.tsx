import { createElement, type ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadUpdates } from '#features/updates/load-updates.ts'
import { pageContent } from '../../components/render-page.tsx'

declare global {
  var loadedUpdates: boolean | undefined
}

vi.mock('#features/updates/start-updates.ts?worker&url', () => ({
  default: 'data:text/javascript,globalThis.loadedUpdates=true'
}))

test('the code that stores what is typed for a reload is loaded at once when the user enters a field', async () => {
  sessionStorage.clear()
  const rest = holdTimer(2000)
  await render(
    <>
      <button type="button">Menu</button>
      <textarea aria-label="Notes" />
      <WaitingIsland>
        <input aria-label="Add a character" />
      </WaitingIsland>
    </>,
    { container: pageContent() }
  )
  loadUpdates()
  expect(rest).toHaveBeenCalledOnce()
  await userEvent.click(page.getByRole('button'))
  // It would compete with the code of the island, whose own field takes the focus over.
  await userEvent.click(page.getByRole('textbox', { name: 'Add a character' }))
  expect(globalThis.loadedUpdates).toBeUndefined()
  await userEvent.click(page.getByRole('textbox', { name: 'Notes' }))
  await expect.poll(() => globalThis.loadedUpdates).toBe(true)
})

/** What an island shows before its code runs. */
const WaitingIsland = ({ children }: { children: ReactNode }) =>
  createElement('astro-island', { ssr: '' }, children)

/** Holds the timers of this many milliseconds. */
function holdTimer(time: number) {
  const start = setTimeout
  const held = vi.fn(() => 0)
  const spy = vi.spyOn(globalThis, 'setTimeout')
  spy.mockImplementation(((run: () => void, delay?: number) =>
    delay === time ? held() : start(run, delay)) as typeof setTimeout)
  onTestFinished(() => spy.mockRestore())
  return held
}
