import { expect, inject, test } from 'vitest'
import { builderPaths } from '#routes'
import { workerPaths } from '#routes/worker-paths.ts'
import { expectAccessible, openPage } from './browser.ts'
import { signIn } from './sign-in.ts'

test('a storyteller signs in at the provider of this machine and is back in the builder', async () => {
  const page = await openPage(builderPaths.script)
  await signIn(page, 'Idris Vale')
  expect(await page.evaluate(path => fetch(path).then(answer => answer.json()), workerPaths.session)).toEqual(
    {
      state: 'in',
      user: { name: 'Idris Vale', picture: `${inject('provider')}/pictures/idris.svg` }
    }
  )
})

test('the page of the provider says what it is, and anybody can use it', async () => {
  const page = await openPage(builderPaths.script)
  const address: string = await page.evaluate(
    path =>
      fetch(path, { method: 'POST', headers: { 'x-auth-return-redirect': '1' } })
        .then(answer => answer.json())
        .then(({ url }) => url),
    workerPaths.signIn
  )
  await page.goto(address)
  await page.getByText('It asks for no password').waitFor()
  await expectAccessible(page)
})

test('signing out ends both sessions, and leads back to the site', async () => {
  const page = await openPage('/about')
  const choice = page.getByRole('button', { name: 'Mara Oakes' })
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await choice.click()
  await page.waitForURL('**/about')
  await page.getByText('Mara Oakes').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(url => url.origin === inject('origin') && url.pathname === builderPaths.script)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await choice.waitFor()
})

test('whoever only left the site is not asked at the provider again who they are', async () => {
  const page = await openPage('/about')
  await signIn(page, 'Mara Oakes')
  await page.context().clearCookies({ name: /^belfry/ })
  await page.goto('/builder')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Mara Oakes').waitFor()
  expect(page.url()).toBe(`${inject('origin')}/builder`)
})
