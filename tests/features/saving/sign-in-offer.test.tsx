import { expect, test } from 'vitest'
import { $session } from '#stores/session.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { answerRequests, unreachable } from '../../components/fake-server.ts'
import { collectNavigations } from '../../components/navigations.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { addCharacter, fog, pressSave, saveDialog } from './saving-helpers.tsx'

const provider = 'https://id.example/authorize'
const signIn = () => saveDialog().getByRole('button', { name: 'Sign in' }).click()

/** The dialog for saving, as someone sees it who is signed out. */
async function openOffer(answer: Parameters<typeof answerRequests>[0]) {
  $session.set({ state: 'out' })
  const requests = answerRequests(answer)
  await openBuilder({ script: fog })
  await addCharacter('Baron')
  await pressSave()
  await expect.element(saveDialog().getByText('this script stays in this browser')).toBeVisible()
  return requests
}

test('a user who is signed out can sign in to save, and returns to the dialog', async () => {
  const navigations = collectNavigations()
  const requests = await openOffer(() => Response.json({ url: provider }))
  await expectAccessible()
  expect(requests).toEqual([])
  await signIn()
  await expect.poll(() => navigations).toEqual([provider])
  const { callbackUrl } = Object.fromEntries(new URLSearchParams(await requests[0]?.text()))
  expect(callbackUrl).toBe(`${location.origin}/builder/export-new`)
})

test.each([
  ['cannot be reached', unreachable],
  ['fails', () => Response.json({ code: 'provider_unreachable' }, { status: 502 })]
])('a server that %s is reported, and signing in can be tried again', async (_, answer) => {
  const navigations = collectNavigations()
  await openOffer(answer)
  await signIn()
  await expect.element(saveDialog().getByRole('alert')).toBeVisible()
  await expect.element(saveDialog().getByRole('button', { name: 'Sign in' })).toBeEnabled()
  expect(navigations).toEqual([])
})

test('a user who cancels is back at the script', async () => {
  await openOffer(unreachable)
  await saveDialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(saveDialog()).not.toBeInTheDocument()
  expect(location.pathname).toBe('/builder')
})
