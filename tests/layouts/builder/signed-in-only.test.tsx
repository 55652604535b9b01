import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SignedInOnly } from '#layouts/builder/signed-in-only.tsx'
import type { BuilderScreen } from '#routes'
import { $session } from '#stores/session.ts'
import { collectNavigations } from '../../components/navigations.ts'
import { openBuilder } from '../../components/open-builder.tsx'

const content = () => page.getByText('My scripts')

test('a screen of the account waits for the session, and stays while it is over', async () => {
  // Mounts the session before its first value, which would lead away.
  const stop = $session.listen(() => {})
  $session.set({ state: 'loading' })
  await render(<SignedInOnly waiting="Waiting">My scripts</SignedInOnly>)
  await expect.element(page.getByText('Waiting')).toBeVisible()
  await expect.element(content()).not.toBeInTheDocument()
  $session.set({ state: 'in', user: { name: 'Mara' } })
  await expect.element(content()).toBeVisible()
  $session.set({ state: 'expired' })
  await expect.element(content()).toBeVisible()
  stop()
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
  $session.set({ state: 'out' })
  await openBuilder({ screen, id: 'somebodys' })
  await expect.poll(() => navigations).toEqual([`${location.origin}/builder`])
  expect(document.querySelector('.page-content h1')).toBeNull()
})
