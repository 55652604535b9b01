import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SignedInOnly } from '#layouts/builder/signed-in-only.tsx'
import { $session } from '#stores/session.ts'
import { collectNavigations } from '../../components/navigations.ts'

const content = () => page.getByText('My scripts')

test('a screen of the account waits for the session, and stays while it is over', async () => {
  // Mounts the session before its first value, which would lead away.
  const stop = $session.listen(() => {})
  $session.set({ state: 'loading' })
  await render(<SignedInOnly>My scripts</SignedInOnly>)
  await expect.element(content()).not.toBeInTheDocument()
  $session.set({ state: 'in', user: { name: 'Mara' } })
  await expect.element(content()).toBeVisible()
  $session.set({ state: 'expired' })
  await expect.element(content()).toBeVisible()
  stop()
})

test('a screen of the account leads everybody else to the builder', async () => {
  const navigations = collectNavigations()
  const stop = $session.listen(() => {})
  $session.set({ state: 'out' })
  await render(<SignedInOnly>My scripts</SignedInOnly>)
  await expect.poll(() => navigations).toEqual([`${location.origin}/`])
  await expect.element(content()).not.toBeInTheDocument()
  stop()
})
