import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LazyDialog } from '#layouts/builder/dialogs/lazy-dialog.tsx'
import { ScreenLoadFailed } from '#layouts/builder/load-failed.tsx'
import { PartBoundary } from '#layouts/builder/part-boundary.tsx'
import { reportErrors } from '#layouts/builder/report-errors.ts'
import { lazyComponent } from '#layouts/builder/use-lazy-component.ts'
import { NoticeToasts } from '#layouts/notices/notice-toasts.tsx'
import { dismissNotice } from '#stores/notice.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { collectDownloads } from '../../components/downloads.ts'

beforeEach(() => {
  // React reports the errors that these tests provoke.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
  dismissNotice()
})

const button = (name: string) => page.getByRole('button', { name })

function Failing(): never {
  throw new Error('no such thing')
}

test('a part that fails leaves the others, and offers the script', async () => {
  const downloads = collectDownloads()
  const { container } = await render(
    <>
      <p>The screen</p>
      <PartBoundary>
        <Failing />
      </PartBoundary>
    </>
  )
  await expect.element(page.getByText('A part of this page has failed')).toBeVisible()
  await expect.element(page.getByText('The screen')).toBeVisible()
  await expectAccessible(container)
  await button('Download my script').click()
  await expect.poll(() => downloads.length).toBe(1)
})

test('a dialog that fails can be closed', async () => {
  const onClose = vi.fn()
  const lazy = lazyComponent<object>(async () => Failing)
  await render(<LazyDialog lazy={lazy} props={{}} onClose={onClose} />)
  await button('Close').click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a dialog that can’t be loaded says so over the screen, and can be closed', async () => {
  const onClose = vi.fn()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const lazy = lazyComponent<object>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { container, rerender } = await render(<LazyDialog lazy={lazy} props={{}} onClose={onClose} />)
  await expect.element(page.getByText('Not available offline yet')).toBeVisible()
  await expectAccessible(container)
  await button('Close').click()
  expect(onClose).toHaveBeenCalledOnce()
  await rerender(<LazyDialog lazy={undefined} props={{}} onClose={onClose} />)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['offline', 1, 'Not available offline yet', 'Try again'],
  ['failed', 1, 'This part couldn’t be loaded', 'Try again'],
  ['failed', 2, 'This part couldn’t be loaded', 'Reload'],
  ['updated', 1, 'Belfry has been updated', 'Reload']
] as const)('a screen whose loading %s (%i) has one way on', async (failure, failures, title, way) => {
  const retry = vi.fn()
  const { container } = await render(<ScreenLoadFailed failure={failure} failures={failures} retry={retry} />)
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
  ).toEqual([way, 'Download my script'])
  await expectAccessible(container)
  if (way === 'Try again') {
    await button(way).click()
    expect(retry).toHaveBeenCalledOnce()
  }
})

test.each([
  [new TypeError('Failed to fetch dynamically imported module: x'), 'A part of Belfry couldn’t be loaded'],
  [new TypeError('x is undefined'), 'Something went wrong']
])('an error that nothing has handled shows a notice', async (error, text) => {
  const running = new AbortController()
  reportErrors(running.signal)
  await render(<NoticeToasts />)
  // Of a script of another origin, and of an action that was stopped: nobody has to know.
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  const reason = new DOMException('stopped', 'AbortError')
  dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }))
  await expect.element(page.getByText(text)).not.toBeInTheDocument()
  dispatchEvent(
    new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: error })
  )
  await expect.element(page.getByText(text)).toBeVisible()
  running.abort()
})
