import { expect, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signInToFakeServer } from '../../components/account-server.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'

export const fog = aScript({ title: 'Fog', characters: ['chef', 'imp'] })

export type FakeServer = Awaited<ReturnType<typeof signInToFakeServer>>

/** The builder of a user with a script that isn't saved. */
export async function openUnsaved(size: { width?: number } = {}) {
  const server = await signInToFakeServer()
  await openBuilder({ script: fog, ...size })
  return server
}

/** The builder of a user with a script that they saved. */
export async function openSaved() {
  const server = await openUnsaved()
  await saveLine('Only in this browser')
  await pressSave()
  await saveDialog().getByRole('button', { name: 'Save' }).click()
  await isSavedAsNew()
  return server
}

export const saveDialog = () => page.getByRole('dialog', { name: 'Save to account' })
export const toast = () => page.getByRole('region', { name: 'Messages' })
export const pressSave = () => userEvent.keyboard('{Control>}s{/Control}')
export const pressEnter = () => userEvent.keyboard('{Enter}')

/** Waits until the dialog has saved: the state changes first, and until the dialog closes nothing behind it takes input. */
export async function isSavedAsNew() {
  await saveLine('Saved to your account')
  await expect.element(saveDialog()).not.toBeInTheDocument()
}

/** Waits until the line about the state of the open script says this. */
export const saveLine = (words: string) => expect.poll(visibleSaveState).toContain(words)

const visibleSaveState = () =>
  [...document.querySelectorAll('.save-state')]
    .filter(element => element.checkVisibility())
    .map(({ textContent }) => textContent)
    .join(' ')

export async function addCharacter(name: string) {
  await page.getByRole('combobox', { name: 'Add a character' }).fill(name)
  await pressEnter()
  await expect.element(toast().getByText(`${name} added`)).toBeVisible()
}

/** Takes the network away until the returned function is called, or the test ends. */
export function goOffline(server: FakeServer) {
  const onLine = vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  server.meet(() => 'unreachable')
  dispatchEvent(new Event('offline'))
  return () => {
    onLine.mockReturnValue(true)
    server.meet()
    dispatchEvent(new Event('online'))
  }
}

/** Has the account asked again, as after a short break of the network. */
export function reconnect() {
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
}

/** Ids of the characters of the saved scripts. */
export const contentsOf = (server: FakeServer) =>
  server.saved().map(({ content }) => content.characters.map(({ id }) => id).join(' '))
