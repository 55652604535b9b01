import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Session } from '../../functions/auth/session.ts'
import { aScript } from '../core/script-builders.ts'
import { mara, readSessionCookie, sessionCookieOf } from '../functions/helpers/as-user.ts'
import { expectAccessible, openPage } from './browser.ts'
import { saveLine } from './saving.ts'
import { signIn } from './sign-in.ts'
import { savedScriptsOf } from './signed-in.ts'
import { withScript } from './stored-script.ts'

const origin = inject('origin')
const refused = /status of 401/

test('a storyteller signs in, saves, signs out, and finds the script when signed in again', async () => {
  const page = await openPage('/builder', withScript(fog('Fog of the first night')), refused)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Mara Oakes' }).click()
  await page.waitForURL('**/builder')
  await saveAsNew(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(page.url()).toBe(`${origin}/builder`)
  expect(await sessionCookies(page)).toEqual([])

  // What is on this device stays on it; what is in the account needs the account.
  await page.getByRole('heading', { level: 1, name: 'Fog of the first night' }).waitFor()
  expect(await statusOf(page, '/api/scripts')).toBe(401)
  await signIn(page, 'Mara Oakes')
  await page.goto('/my-scripts')
  await page.getByRole('main').getByText('Fog of the first night').first().waitFor()
})

test('where a session is only to be renewed, nobody notices', async () => {
  const page = await openSaved('Fog that is renewed', refused)
  const before = await changeSession(page, { accessEndsAt: past() })
  await addCharacter(page, 'Baron')
  await page.keyboard.press('Control+s')
  await saveLine(page, 'Saved to your account')
  expect(await versionOf('Fog that is renewed')).toBe(2)
  expect((await sessionOf(page)).refreshToken).not.toBe(before.refreshToken)
})

test('a session that ends in the midst of an edit: signing in again in a window saves what was to be saved', async () => {
  const page = await openSaved('Fog that goes on', refused)
  await endSession(page)
  await addCharacter(page, 'Baron')
  await page.keyboard.press('Control+s')
  const dialog = expiredDialog(page)
  await dialog.waitFor()
  await expectAccessible(page)
  expect(await versionOf('Fog that goes on')).toBe(1)
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Sign in again' }).click()
  await (await popup).getByRole('button', { name: 'Mara Oakes' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await saveLine(page, 'Saved to your account')
  await page.getByRole('main').getByText('Baron', { exact: true }).first().waitFor()
  expect(await versionOf('Fog that goes on')).toBe(2)
})

test('who signs in later loses nothing either', async () => {
  const page = await openSaved('Fog of a later hour', refused)
  await endSession(page)
  await addCharacter(page, 'Baron')
  await page.keyboard.press('Control+s')
  await expiredDialog(page).getByRole('button', { name: 'Later' }).click()
  await expiredDialog(page).waitFor({ state: 'hidden' })
  await addCharacter(page, 'Spy')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Mara Oakes' }).click()
  await page.waitForURL('**/builder')
  await saveLine(page, 'Saved to your account')
  await page.getByRole('main').getByText('Spy', { exact: true }).first().waitFor()
  expect(await versionOf('Fog of a later hour')).toBe(2)
})

test('signing out in one tab is known in the others', async () => {
  const page = await openPage('/builder')
  await signIn(page, 'Mara Oakes')
  const other = await page.context().newPage()
  await other.goto('/about')
  await other.getByText('Mara Oakes').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await other.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
})

const past = () => Math.floor(Date.now() / 1000) - 100

const fog = (title: string) => aScript({ title, characters: ['chef', 'imp'] })

const expiredDialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

/** The builder of Mara, who signed in and saved a script of this title. */
async function openSaved(title: string, expected: RegExp) {
  const page = await openPage('/builder', withScript(fog(title)), expected)
  await signIn(page, 'Mara Oakes')
  await saveAsNew(page)
  return page
}

async function saveAsNew(page: Page) {
  await saveLine(page, 'Only in this browser')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save to your account' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await saveLine(page, 'Saved to your account')
}

async function addCharacter(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Add a character' }).fill(name)
  await page.keyboard.press('Enter')
  await page.locator('.toast').getByText(`${name} added`).waitFor()
}

async function versionOf(title: string) {
  const saved = await savedScriptsOf(mara)
  return saved.find(({ name }) => name === title)?.version
}

/** Ends the session here and at the provider, unseen by the page. */
async function endSession(page: Page) {
  await changeSession(page, { accessEndsAt: past(), refreshToken: 'of-a-session-that-ended' })
  await page.context().clearCookies({ name: /^_session/ })
}

/** Changes what stands in the session's cookie; what stood in it before. */
async function changeSession(page: Page, changes: Partial<Session>): Promise<Session> {
  const session = await sessionOf(page)
  const [name = '', value = ''] = (await sessionCookieOf(session, { ...session, ...changes })).split('=')
  await page.context().addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }])
  return session
}

async function sessionOf(page: Page): Promise<Session> {
  const [cookie] = await sessionCookies(page)
  return readSessionCookie(`${cookie?.name}=${cookie?.value}`)
}

const sessionCookies = async (page: Page) =>
  (await page.context().cookies(origin)).filter(({ name }) => name.startsWith('belfry.session'))

const statusOf = (page: Page, path: string) =>
  page.evaluate(address => fetch(address).then(({ status }) => status), path)
