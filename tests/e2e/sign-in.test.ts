import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { aScript } from '../core/script-builders.ts'
import { expectAccessible, openPage } from './browser.ts'
import { saveDialog, saveLine } from './saving.ts'
import { withScript } from './stored-script.ts'

const origin = inject('origin')
const fog = aScript({ title: 'Fog of the first night', characters: ['chef', 'imp'] })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a storyteller signs in, saves, signs out, and finds the script when signed in again', async () => {
  const page = await openPage('/de/about', withScript(fog), /status of 401/)
  await isSignedOut(page)
  await failToSignIn(page)
  await page.goto('/account')
  await page.waitForURL('**/builder')
  await signInToSave(page)
  const other = await page.context().newPage()
  await other.goto('/about')
  await other.getByText('Mara Oakes').waitFor()
  expect(await button(other, 'Sign in').isVisible()).toBe(false)
  expect(await button(other, 'Sign out').isVisible()).toBe(true)
  await signOut(page)
  await button(other, 'Sign in').waitFor()

  // What is on this device stays on it; what is in the account needs the account.
  await page.getByRole('heading', { level: 1, name: 'Kept by Mara' }).waitFor()
  expect(await page.evaluate(() => fetch('/api/scripts').then(({ status }) => status))).toBe(401)
  await button(page, 'Sign in').click()
  // The session at the provider has ended, too: it asks who this is.
  await page.getByRole('button', { name: 'Mara Oakes' }).click()
  await page.waitForURL('**/builder')
  await leaveAndReturn(page)
  await page.goto('/my-scripts')
  await page.getByRole('main').getByText('Kept by Mara').first().waitFor()
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
  await page.getByRole('main').getByText('Mara Oakes').waitFor()
})

/** The page offers to sign in, without a question to the Worker. */
async function isSignedOut(page: Page) {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await button(page, 'Anmelden').waitFor()
  expect(await button(page, 'Abmelden').isVisible()).toBe(false)
  expect(await page.locator('.side-menu').getByRole('link', { name: 'Konto' }).isVisible()).toBe(false)
  expect(asked).not.toContain('/api/session')
}

/** Cancels at the provider: that is said once, and leaves the address. */
async function failToSignIn(page: Page) {
  await button(page, 'Anmelden').click()
  await page.getByText('It asks for no password').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  const message = page.getByRole('alert').getByText('Du hast die Anmeldung abgebrochen')
  await message.waitFor()
  expect(page.url()).toBe(`${origin}/de/about`)
  await button(page, 'Schließen').click()
  expect(await message.isVisible()).toBe(false)
}

/** Saves the open script, which asks to sign in, and goes on from there. */
async function signInToSave(page: Page) {
  await page.getByRole('heading', { level: 1, name: fog.title }).waitFor()
  await page.keyboard.press('Control+s')
  await saveDialog(page).getByText('this script stays in this browser').waitFor()
  await saveDialog(page).getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Mara Oakes' }).click()
  await page.waitForURL('**/builder/export-new')
  await saveDialog(page).getByRole('textbox', { name: 'Script name' }).fill('Kept by Mara')
  await page.keyboard.press('Enter')
  await saveLine(page, 'Saved to your account')
  const session = await page.evaluate(path => fetch(path).then(answer => answer.json()), workerPaths.session)
  expect(session).toEqual({
    state: 'in',
    user: { id: expect.any(String), name: 'Mara Oakes', picture: `${inject('provider')}/pictures/mara.svg` }
  })
}

async function signOut(page: Page) {
  await button(page, 'Sign out').click()
  await button(page, 'Sign in').waitFor()
  expect(page.url()).toBe(`${origin}/builder`)
  const cookies = await page.context().cookies(origin)
  expect(cookies.filter(({ name }) => name.startsWith('belfry.session'))).toEqual([])
}

/** Without the site's cookies: the provider doesn't ask again who this is. */
async function leaveAndReturn(page: Page) {
  await page.getByText('Mara Oakes').waitFor()
  await page.context().clearCookies({ name: /^belfry/ })
  await page.goto('/builder')
  await button(page, 'Sign in').click()
  await page.getByText('Mara Oakes').waitFor()
  expect(page.url()).toBe(`${origin}/builder`)
}
