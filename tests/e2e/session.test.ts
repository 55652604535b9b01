import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Session } from '../../functions/auth/session.ts'
import { aScript } from '../core/script-builders.ts'
import { mara, readSessionCookie, sessionCookieOf } from '../functions/helpers/as-user.ts'
import { openPage } from './browser.ts'
import { addCharacter, characterRow, saveDialog, saveLine } from './saving.ts'
import { signIn } from './sign-in.ts'
import { savedScriptsOf } from './signed-in.ts'
import { withScript } from './stored-script.ts'

const origin = inject('origin')
const fog = aScript({ title: 'Fog that goes on', characters: ['chef', 'imp'] })

test('a session is renewed unnoticed, and when it ends, signing in again in a window saves what was to be saved', async () => {
  const page = await openPage('/builder', withScript(fog), /status of 401/)
  await signIn(page, 'Mara Oakes')
  await saveLine(page, 'Only in this browser')
  await page.keyboard.press('Control+s')
  await saveDialog(page).getByRole('button', { name: 'Save' }).click()
  await saveLine(page, 'Saved to your account')

  const before = await changeSession(page, { accessEndsAt: past() })
  await addAndSave(page, 'Baron')
  await saveLine(page, 'Saved to your account')
  expect(await saved()).toMatchObject({ version: 2 })
  expect((await sessionOf(page)).refreshToken).not.toBe(before.refreshToken)

  await endSession(page)
  await addAndSave(page, 'Spy')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.waitFor()
  expect(await saved()).toMatchObject({ version: 2 })
  const cancelled = await openWindow(page, 'Sign in again')
  await cancelled.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByText('You cancelled the sign-in').waitFor()
  const popup = await openWindow(page, 'Try again')
  await popup.getByRole('button', { name: 'Mara Oakes' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => popup.isClosed()).toBe(true)
  expect(page.url()).toBe(`${origin}/builder`)
  await saveLine(page, 'Saved to your account')
  await page.getByText('Mara Oakes').waitFor()
  await characterRow(page, 'Spy').waitFor()
  const { version, content } = await saved()
  expect([version, content.characters.map(({ id }) => id)]).toEqual([3, ['chef', 'imp', 'baron', 'spy']])
})

async function addAndSave(page: Page, name: string) {
  await addCharacter(page, name)
  await page.keyboard.press('Control+s')
}

async function saved() {
  const scripts = await savedScriptsOf(mara)
  const found = scripts.find(({ name }) => name === fog.title)
  if (!found) throw new Error(`Mara has ${scripts.length} scripts`)
  return found
}

/** Presses a button that opens the window for signing in. */
async function openWindow(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name }).click()
  return opened
}

const past = () => Math.floor(Date.now() / 1000) - 100

/** Ends the session here and at the provider, unseen by the page. */
async function endSession(page: Page) {
  await changeSession(page, { accessEndsAt: past(), refreshToken: 'of-a-session-that-ended' })
  await page.context().clearCookies({ name: /^_session/ })
}

/** Changes the content of the session's cookie. Returns its former content. */
async function changeSession(page: Page, changes: Partial<Session>): Promise<Session> {
  const session = await sessionOf(page)
  const [name = '', value = ''] = (await sessionCookieOf(session, { ...session, ...changes })).split('=')
  await page.context().addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }])
  return session
}

async function sessionOf(page: Page): Promise<Session> {
  const cookies = await page.context().cookies(origin)
  const cookie = cookies.find(({ name }) => name.startsWith('belfry.session'))
  return readSessionCookie(`${cookie?.name}=${cookie?.value}`)
}
