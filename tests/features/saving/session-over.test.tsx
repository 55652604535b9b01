import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeSignInDialog } from '#stores/session.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import {
  addCharacter,
  contentsOf,
  openSaved,
  openUnsaved,
  pressSave,
  saveDialog,
  saveLine
} from './saving-helpers.tsx'

const signInDialog = () => page.getByRole('dialog', { name: 'Your session has ended' })

afterEach(closeSignInDialog)

test('a save that meets the end of a session is done after signing in again', async () => {
  const server = await openSaved()
  server.endSession()
  await addCharacter('Baron')
  await pressSave()
  await expect.element(signInDialog()).toBeVisible()
  await expectAccessible()
  expect(contentsOf(server)).toEqual(['chef imp'])
  await server.signInAgain()
  await expect.element(signInDialog()).not.toBeInTheDocument()
  await saveLine('Saved to your account')
  expect(server.saved()).toMatchObject([{ version: 2 }])
  expect(contentsOf(server)).toEqual(['chef imp baron'])
})

test('so is a script that was to be saved as new', async () => {
  const server = await openUnsaved()
  await saveLine('Only in this browser')
  await addCharacter('Baron')
  server.endSession()
  await pressSave()
  await saveDialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(signInDialog()).toBeVisible()
  expect(server.all()).toEqual([])
  await server.signInAgain()
  await saveLine('Saved to your account')
  expect(contentsOf(server)).toEqual(['chef imp baron'])
})

test('who signs in later loses nothing: what came after the save is saved, too', async () => {
  const server = await openSaved()
  server.endSession()
  await addCharacter('Baron')
  await pressSave()
  await signInDialog().getByRole('button', { name: 'Later' }).click()
  await expect.element(signInDialog()).not.toBeInTheDocument()
  await addCharacter('Spy')
  expect(contentsOf(server)).toEqual(['chef imp'])
  await server.signInAgain()
  await saveLine('Saved to your account')
  expect(contentsOf(server)).toEqual(['chef imp baron spy'])
})
