import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { User } from '../functions/helpers/as-user.ts'
import { expectAccessible, openPage } from './browser.ts'
import { signInAs } from './signed-in.ts'

const origin = inject('origin')
const nora: User = { sub: 'session-nora', name: 'Nora Vane' }

const signIn = (page: Page) => signInAs(page.context(), nora)

test('who is signed out is offered to sign in, and the Worker is asked nothing', async () => {
  const page = await openPage('/about')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Sign out' }).isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Account' }).first().isVisible()).toBe(false)
  expect(asked).not.toContain('/api/session')
})

test('who is signed in sees their name, on pages with and without an island', async () => {
  const page = await openPage('/about')
  await signIn(page)
  for (const path of ['/about', '/builder']) {
    await page.goto(path)
    await page.getByText('Nora Vane').waitFor()
    expect(await page.getByRole('button', { name: 'Sign in', exact: true }).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Sign out' }).isVisible()).toBe(true)
  }
})

test('the account is shown to who is signed in, and leads everybody else to the builder', async () => {
  const page = await openPage('/about')
  await page.goto('/account')
  await page.waitForURL('**/builder')
  await signIn(page)
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
  await page.getByRole('main').getByText('Nora Vane').waitFor()
  await expectAccessible(page)
})

test('a sign-in that failed is said once, and leaves the address', async () => {
  const page = await openPage('/de/about?signIn=failed')
  await page.getByRole('alert').getByText('Die Anmeldung hat nicht geklappt').waitFor()
  expect(page.url()).toBe(`${origin}/de/about`)
  await page.getByRole('button', { name: 'Schließen' }).click()
  expect(await page.getByText('Die Anmeldung hat nicht geklappt').isVisible()).toBe(false)
})

test('signing in again in a window of its own leaves the page and its work as they are', async () => {
  const page = await openPage('/builder?add=imp')
  await page.getByRole('main').getByText('Imp', { exact: true }).first().waitFor()
  const dialog = await openDialog(page)
  await expectAccessible(page)
  const popup = await openWindow(page, 'Sign in again')
  await popup.getByRole('button', { name: 'Idris Vale' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => popup.isClosed()).toBe(true)
  await page.waitForURL('**/builder')
  await page.getByText('Idris Vale').waitFor()
  await page.getByRole('main').getByText('Imp', { exact: true }).first().waitFor()
})

test('a sign-in that is cancelled in its window can be tried again', async () => {
  const page = await openPage('/builder')
  const dialog = await openDialog(page)
  const cancelled = await openWindow(page, 'Sign in again')
  await cancelled.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByText('Signing in did not work').waitFor()
  await expectAccessible(page)
  const popup = await openWindow(page, 'Try again')
  await popup.getByRole('button', { name: 'Mara Oakes' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test('a window that stays open for a minute is not waited for longer, and still counts when it ends', async () => {
  const page = await openPage('/builder')
  await page.clock.install()
  const dialog = await openDialog(page)
  const popup = await openWindow(page, 'Sign in again')
  await popup.getByRole('button', { name: 'Mara Oakes' }).waitFor()
  await dialog.getByText('Sign in in the window that has opened').waitFor()
  await page.clock.fastForward(60_000)
  await dialog.getByText('That took a while').waitFor()
  await popup.getByRole('button', { name: 'Mara Oakes' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test('where no window may open, signing in on the page is offered', async () => {
  const page = await openPage('/builder/session-expired')
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.getByRole('button', { name: 'Sign in on this page' }).waitFor()
})

/** The dialog, over the page as it is. */
async function openDialog(page: Page) {
  await page.evaluate(() => {
    history.pushState(null, '', '/builder/session-expired')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.waitFor()
  return dialog
}

/** Presses a button that opens the window for signing in. */
async function openWindow(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name }).click()
  return opened
}
