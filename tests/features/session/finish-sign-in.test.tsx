import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { finishSignIn } from '#features/session/finish-sign-in.ts'
import { SignInResult } from '#features/session/sign-in-result.tsx'
import { expectAccessible } from '../../components/accessibility.ts'
import { renderPage } from '../../components/render-page.tsx'

/** Ends signing in on a page that was loaded from this address. Returns what other tabs are told. */
async function finishAt(path: string) {
  const told: unknown[] = []
  const otherTab = new BroadcastChannel('belfry:session')
  otherTab.addEventListener('message', ({ data }) => told.push(data))
  const close = vi.spyOn(window, 'close').mockReturnValue()
  const entries = vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name: location.origin + path } as PerformanceEntry])
  onTestFinished(() => {
    otherTab.close()
    close.mockRestore()
    entries.mockRestore()
  })
  await renderPage(<SignInResult />)
  finishSignIn()
  expect(close).toHaveBeenCalledOnce()
  await expect.poll(() => told).toHaveLength(1)
  return told
}

test('the window of a sign-in tells other tabs, and closes', async () => {
  expect(await finishAt('/signed-in')).toEqual(['changed'])
  await expect.element(page.getByText('You’re signed in')).toBeVisible()
  await expect.element(page.getByText('Sign-in failed')).not.toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Back to script builder' }))
    .toHaveAttribute('href', '/builder')
  await expectAccessible()
})

test('the window of a failed sign-in says so, whatever its address is by now', async () => {
  expect(await finishAt('/signed-in?signIn=cancelled')).toEqual(['cancelled'])
  await expect.element(page.getByText('Sign-in failed')).toBeVisible()
  await expect.element(page.getByText('You’re signed in')).not.toBeVisible()
})
