import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../components/accessibility.ts'
import { aScript } from '../../core/script-builders.ts'
import {
  addCharacter,
  contentsOf,
  goOffline,
  openSaved,
  openUnsaved,
  pressEnter,
  pressSave,
  saveDialog,
  saveLine,
  toast
} from './saving-helpers.tsx'

const waits = () => saveLine('Offline: saves once you’re back online')

test('a change of a saved script is saved once, when the network is back', async () => {
  const server = await openSaved()
  const goOnline = goOffline(server)
  await addCharacter('Baron')
  await waits()
  await expectAccessible()
  await pressSave()
  await waits()
  expect(server.saved()).toMatchObject([{ version: 1 }])
  goOnline()
  await saveLine('Saved to your account')
  expect(server.saved()).toMatchObject([{ version: 2 }])
  expect(contentsOf(server)).toEqual(['chef imp baron'])
})

test('a change that is undone before the network is back is not saved', async () => {
  const server = await openSaved()
  const goOnline = goOffline(server)
  await addCharacter('Baron')
  await waits()
  await toast().getByRole('button', { name: 'Undo' }).click()
  await saveLine('Saved on this device, not checked with your account')
  goOnline()
  await saveLine('Saved to your account')
  await addCharacter('Spy')
  await saveLine('Unsaved changes')
  expect(server.saved()).toMatchObject([{ version: 1 }])
})

test('a script saved as new is saved when the network is back, for those who were chosen', async () => {
  const server = await openUnsaved()
  await saveLine('Only in this browser')
  const goOnline = goOffline(server)
  await pressSave()
  await saveDialog().getByRole('radio', { name: 'Public' }).click()
  await pressEnter()
  await expect.element(toast().getByText('You’re offline.')).toBeVisible()
  await expect.element(saveDialog()).not.toBeInTheDocument()
  await waits()
  expect(server.all()).toEqual([])
  goOnline()
  await saveLine('Saved to your account')
  expect(server.saved()).toMatchObject([{ name: 'Fog', version: 1, visibility: 'public' }])
})

test('a change that somebody saved over meanwhile waits for a choice, and says so', async () => {
  const server = await openSaved()
  const goOnline = goOffline(server)
  await addCharacter('Baron')
  await waits()
  server.saveElsewhere(aScript({ title: 'Mist', characters: ['chef', 'imp'] }), server.saved()[0]?.id)
  goOnline()
  await saveLine('Changed elsewhere')
  await page.getByRole('button', { name: 'Choose a version' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a version' })
  await expect.element(dialog.getByText('Mist').first()).toBeVisible()
  expect(server.saved()).toMatchObject([{ name: 'Mist', version: 2 }])
})

test('“Keep my version” without a network is saved later', async () => {
  const server = await openSaved()
  server.saveElsewhere(aScript({ title: 'Mist', characters: ['chef', 'imp'] }), server.saved()[0]?.id)
  await addCharacter('Baron')
  await pressSave()
  const keep = page.getByRole('button', { name: 'Keep my version' })
  await expect.element(keep).toBeVisible()
  const goOnline = goOffline(server)
  await keep.click()
  await expect.element(toast().getByText('You’re offline.')).toBeVisible()
  await waits()
  goOnline()
  await saveLine('Saved to your account')
  expect(server.saved()).toMatchObject([{ name: 'Fog', version: 3 }])
})
