import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { KnownSession } from '#api/watch-session.ts'
import { SignedInOnly } from '#layouts/builder/signed-in-only.tsx'
import type { BuilderScreen } from '#routes'
import { $session } from '#stores/session.ts'
import { answerRequests } from '../../components/fake-server.ts'
import { collectNavigations } from '../../components/navigations.ts'
import { openBuilder } from '../../components/open-builder.tsx'

const content = () => page.getByText('My scripts')

/** Mounts the session before its first value, which would replace this one. */
function startWith(session: KnownSession) {
  onTestFinished($session.listen(() => {}))
  $session.set(session)
}

test('a screen of the account waits for the session, and stays while it is over', async () => {
  startWith({ state: 'loading' })
  await render(<SignedInOnly waiting="Waiting">My scripts</SignedInOnly>)
  await expect.element(page.getByText('Waiting')).toBeVisible()
  await expect.element(content()).not.toBeInTheDocument()
  $session.set({ state: 'in', user: { name: 'Mara' } })
  await expect.element(content()).toBeVisible()
  $session.set({ state: 'expired' })
  await expect.element(content()).toBeVisible()
})

describe('a session that has expired before a screen of the account opens', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Your session has ended' })
  const heading = () => page.getByRole('heading', { level: 1, name: 'My scripts' })

  async function openMyScripts() {
    answerRequests(() => Response.json({ items: [], total: 0, page: 1, pages: 1 }))
    startWith({ state: 'expired' })
    await openBuilder({ screen: 'myScripts' })
    await expect.element(dialog()).toBeVisible()
  }

  test('asks to sign in again, and shows the screen then', async () => {
    const navigations = collectNavigations()
    await openMyScripts()
    $session.set({ state: 'in', user: { name: 'Mara' } })
    await expect.element(heading()).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect([location.pathname, ...navigations]).toEqual(['/my-scripts'])
  })

  test('leads to the builder when the user doesn’t sign in', async () => {
    const navigations = collectNavigations()
    await openMyScripts()
    expect(navigations).toEqual([])
    await page.getByRole('button', { name: 'Later' }).click()
    await expect.poll(() => navigations).toEqual([`${location.origin}/builder`])
  })
})

const accountScreens = [
  'myScripts',
  'myCharacters',
  'newSavedCharacter',
  'editSavedCharacter',
  'myImages',
  'account'
] as const satisfies BuilderScreen[]

test.each(accountScreens)('the screen %s leads signed-out users to the builder', async screen => {
  const navigations = collectNavigations()
  startWith({ state: 'out' })
  await openBuilder({ screen, id: 'somebodys' })
  await expect.poll(() => navigations).toEqual([`${location.origin}/builder`])
  expect(document.querySelector('.page-content h1')).toBeNull()
})
