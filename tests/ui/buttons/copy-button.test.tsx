import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CopyButton } from '#ui/buttons/copy-button.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const copyButton = (text: string | (() => string)) => (
  <CopyButton text={text} done="Copied" failed="Copying is not allowed">
    Copy link
  </CopyButton>
)

test('copying says so on the button and to screen readers, for a while', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await render(copyButton('https://example.org/'))
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await page.getByRole('button', { name: 'Copy link' }).click()
  expect(write).toHaveBeenCalledExactlyOnceWith('https://example.org/')
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
  vi.advanceTimersByTime(4000)
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

test('a text that depends on the moment is made when it is copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  let text = 'before'
  await render(copyButton(() => text))
  text = 'now'
  await page.getByRole('button').click()
  expect(write).toHaveBeenCalledExactlyOnceWith('now')
})

test('where the browser forbids copying, the reason is visible and the label stays', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await render(copyButton('x'))
  await page.getByRole('button').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Copying is not allowed')
  await expect.element(page.getByText('Copying is not allowed')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
})
