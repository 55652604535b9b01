import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { sessionCookieOf, type User } from '../functions/helpers/as-user.ts'
import { newUser, saveScript, scriptTitled } from '../functions/helpers/documents.ts'
import { expectAccessible, openPage } from './browser.ts'

const origin = inject('origin')

async function openAccount(user: User): Promise<Page> {
  const page = await openPage('/about')
  const cookie = await sessionCookieOf(user)
  const at = cookie.indexOf('=')
  await page.context().addCookies([
    { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: origin, httpOnly: true },
    { name: 'belfry.signed-in', value: '1', url: origin }
  ])
  await page.goto('/account')
  return page
}

test('the account says what it holds, and hands it out as one file', async () => {
  const user = newUser()
  await saveScript(user, scriptTitled('Bells'))
  const page = await openAccount(user)
  await page.getByText('1 script', { exact: true }).waitFor()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^belfry-\d{4}-\d\d-\d\d\.zip$/)
})

test('an account is deleted after a question, and nobody is signed in any more', async () => {
  const page = await openAccount(newUser())
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await page.waitForURL('**/builder')
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'belfry.session' })
  )
})
