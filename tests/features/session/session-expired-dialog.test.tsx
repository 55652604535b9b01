import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SessionExpiredDialog } from '#features/session/session-expired-dialog.tsx'
import { $router, openScreen } from '#stores/router.ts'
import { $isSignInDialogOpen, $session, closeSignInDialog, retryAfterSignIn } from '#stores/session.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { answerRequests, unreachable } from '../../components/fake-server.ts'
import { collectNavigations } from '../../components/navigations.ts'

const provider = 'https://id.example/authorize'
const button = (name: string) => page.getByRole('button', { name })
const shown = (text: string) => expect.element(page.getByRole('dialog').getByText(text)).toBeVisible()

afterEach(() => {
  closeSignInDialog()
  $session.set({ state: 'out' })
})

/** Renders the dialog at its address, with a window that the browser opens for it. */
async function openDialog({
  answer = () => Response.json({ url: provider }),
  isBlocked = false
}: {
  answer?: () => Response | Promise<Response>
  isBlocked?: boolean
} = {}) {
  const opened = { location: { href: '' }, close: vi.fn() }
  const open = vi
    .spyOn(window, 'open')
    .mockImplementation(() => (isBlocked ? null : (opened as unknown as Window)))
  onTestFinished(() => open.mockRestore())
  const requests = answerRequests(answer)
  openScreen('script')
  openScreen('sessionExpired')
  await render(<SessionExpiredDialog />)
  $session.set({ state: 'expired' })
  return { opened, requests }
}

/** Takes the place of timers of a minute. Returns a function that lets the minute pass. */
function holdMinute() {
  const { setTimeout } = window
  const held: (() => void)[] = []
  const hold = (run: () => void, delay?: number) =>
    delay === 60_000 ? held.push(run) : setTimeout(run, delay)
  const spy = vi.spyOn(window, 'setTimeout').mockImplementation(hold as typeof setTimeout)
  onTestFinished(() => spy.mockRestore())
  return () => {
    for (const run of held) run()
  }
}

function signInWindowSays(message: string) {
  const channel = new BroadcastChannel('belfry:session')
  channel.postMessage(message)
  channel.close()
}

describe('the dialog for a session that has ended', () => {
  test('says that nothing is lost, and waits for the window that it opens', async () => {
    const { opened, requests } = await openDialog()
    await shown('Nothing is lost')
    await expectAccessible(document.querySelector('dialog') ?? undefined)
    await button('Sign in again').click()
    await shown('Continue in the sign-in window.')
    await expect.poll(() => opened.location.href).toBe(provider)
    const fields = new URLSearchParams(await requests[0]?.text())
    expect(fields.get('callbackUrl')).toBe(`${location.origin}/signed-in`)
  })

  test('asks users who weren’t signed in to sign in', async () => {
    await openDialog()
    $session.set({ state: 'out' })
    await expect.element(page.getByRole('dialog', { name: 'You’re signed out' })).toBeVisible()
    await shown('Sign in to save it to your account.')
    await expect.element(button('Sign in')).toBeVisible()
    expect(page.getByText('has ended').query()).toBeNull()
  })

  test('leaves its address when the user is signed in, and what waited goes on', async () => {
    await openDialog()
    const retry = vi.fn()
    retryAfterSignIn(retry)
    $session.set({ state: 'in', user: { name: 'Nora Vane' } })
    await expect.poll(() => $router.get()?.route).toBe('script')
    expect(retry).toHaveBeenCalledOnce()
  })

  test('stays over a screen that has an address of its own', async () => {
    await openDialog()
    openScreen('metadata')
    $session.set({ state: 'in', user: { name: 'Nora Vane' } })
    await button('Later').click()
    await expect.poll(() => $router.get()?.route).toBe('metadata')
  })

  test('can be closed, which gives up what waited', async () => {
    await openDialog()
    const retry = vi.fn()
    retryAfterSignIn(retry)
    await button('Later').click()
    await expect.poll(() => [$isSignInDialogOpen.get(), $router.get()?.route]).toEqual([false, 'script'])
    $session.set({ state: 'in', user: { name: 'Nora Vane' } })
    expect(retry).not.toHaveBeenCalled()
  })

  test('offers another attempt after a minute', async () => {
    const passMinute = holdMinute()
    await openDialog()
    await button('Sign in again').click()
    await shown('Continue in the sign-in window.')
    passMinute()
    await shown('Still waiting.')
    await button('Try again').click()
    await shown('Continue in the sign-in window.')
  })

  test('is over when the window ends well after that minute', async () => {
    const passMinute = holdMinute()
    await openDialog()
    await button('Sign in again').click()
    await shown('Continue in the sign-in window.')
    passMinute()
    await shown('Still waiting.')
    await expectAccessible(document.querySelector('dialog') ?? undefined)
    $session.set({ state: 'in', user: { name: 'Nora Vane' } })
    await expect.poll(() => $router.get()?.route).toBe('script')
  })

  test('offers another attempt after one that failed in the window', async () => {
    await openDialog()
    await button('Sign in again').click()
    await shown('Continue in the sign-in window.')
    signInWindowSays('cancelled')
    await shown('You cancelled the sign-in.')
    await expectAccessible(document.querySelector('dialog') ?? undefined)
    await expect.element(button('Try again')).toBeVisible()
  })

  test.each([
    ['unreachable', unreachable, 'The server can’t be reached.'],
    ['failing', () => Response.json({ code: 'failed' }, { status: 500 }), 'Sign-in failed.'],
    [
      'without a provider',
      () => Response.json({ code: 'sign_in_not_set_up' }, { status: 503 }),
      'this server has no identity provider'
    ]
  ])('closes the window when the server is %s, and says why', async (_, answer, reason) => {
    const { opened } = await openDialog({ answer })
    await button('Sign in again').click()
    await shown(reason)
    expect(opened.close).toHaveBeenCalledOnce()
  })
})

describe('where the browser opens no window', () => {
  test('signing in on the page is offered, which leads back to it', async () => {
    const navigations = collectNavigations()
    const { requests } = await openDialog({ isBlocked: true })
    await button('Sign in again').click()
    await shown('Your browser blocked the sign-in window.')
    expect(requests).toEqual([])
    await button('Sign in on this page').click()
    await expect.poll(() => navigations).toEqual([provider])
    expect(new URLSearchParams(await requests[0]?.text()).get('callbackUrl')).toBe(location.href)
  })

  test('signing in on the page says when it failed', async () => {
    const navigations = collectNavigations()
    await openDialog({ isBlocked: true, answer: unreachable })
    await button('Sign in again').click()
    await button('Sign in on this page').click()
    await shown('The server can’t be reached.')
    expect(navigations).toEqual([])
  })
})
