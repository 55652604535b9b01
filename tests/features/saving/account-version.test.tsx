import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../components/accessibility.ts'
import { aScript } from '../../core/script-builders.ts'
import {
  addCharacter,
  contentsOf,
  type FakeServer,
  isSavedAsNew,
  openSaved,
  pressEnter,
  pressSave,
  reconnect,
  saveDialog,
  saveLine,
  toast
} from './saving-helpers.tsx'

const rowNames = () =>
  [...document.querySelectorAll('.character-row-name b')].map(({ textContent }) => textContent)

const idOf = (server: FakeServer) => server.saved()[0]?.id ?? ''

describe('a script that another device saved since', () => {
  async function openOutdated() {
    const server = await openSaved()
    server.saveElsewhere(aScript({ title: 'Fog', characters: ['chef', 'imp', 'spy'] }), idOf(server))
    reconnect()
    await saveLine('Newer version in your account')
    return server
  }

  test('is not called saved; the newer version opens at a press of a button, and undo leads back', async () => {
    await openOutdated()
    await expectAccessible()
    await page.getByRole('button', { name: 'Open newer version' }).click()
    await saveLine('Saved to your account')
    await expect.poll(rowNames).toEqual(['Chef', 'Spy', 'Imp'])
    await expect.element(page.getByText('newer version')).not.toBeInTheDocument()
    await toast().getByRole('button', { name: 'Undo' }).click()
    await expect.poll(rowNames).toEqual(['Chef', 'Imp'])
    await saveLine('Unsaved changes')
  })

  test('can be compared, and what is here saved over it', async () => {
    const server = await openOutdated()
    await page.getByRole('button', { name: 'Compare versions' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose a version' })
    await expect.element(dialog.getByText('Spy').first()).toBeVisible()
    await expect
      .element(dialog.getByRole('button', { name: 'Use other version' }))
      .toHaveClass('button-primary')
    await dialog.getByRole('button', { name: 'Keep my version' }).click()
    await saveLine('Saved to your account')
    expect(contentsOf(server)).toEqual(['chef imp'])
  })
})

describe('a script that was deleted elsewhere', () => {
  async function openDeleted(meet?: Parameters<FakeServer['meet']>[0]) {
    const server = await openSaved()
    await server.sendElsewhere('DELETE', `/api/scripts/${idOf(server)}`)
    server.meet(meet)
    reconnect()
    await saveLine('Deleted from your account')
    return server
  }

  test('can be brought back', async () => {
    const server = await openDeleted()
    await expectAccessible()
    await page.getByRole('button', { name: 'Restore' }).click()
    await saveLine('Saved to your account')
    await expect.element(toast().getByText('Fog restored')).toBeVisible()
    expect(server.saved()).toMatchObject([{ name: 'Fog', version: 1 }])
  })

  test('is brought back with the changes made here, from the dialog of a save', async () => {
    const server = await openDeleted()
    await addCharacter('Baron')
    await pressSave()
    await saveDialog().getByRole('button', { name: 'Restore' }).click()
    await saveLine('Saved to your account')
    await expect.element(saveDialog()).not.toBeInTheDocument()
    expect(server.saved()).toMatchObject([{ version: 2 }])
    expect(contentsOf(server)).toEqual(['chef imp baron'])
  })

  test('says why it could not be brought back', async () => {
    const server = await openDeleted(method =>
      method === 'POST' ? { status: 403, body: { code: 'scripts_full', message: '' } } : undefined
    )
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.element(toast().getByText('Your account is full')).toBeVisible()
    await saveLine('Deleted from your account')
    expect(server.saved()).toEqual([])
  })

  test('can be saved as a new one', async () => {
    const server = await openDeleted()
    await page.getByRole('button', { name: 'Save as new script' }).click()
    await expect.element(saveDialog()).toBeVisible()
    await pressEnter()
    await isSavedAsNew()
    expect(server.saved()).toMatchObject([{ version: 1 }])
  })
})

test('a visibility that was chosen elsewhere is announced, and undo chooses the former one again', async () => {
  const server = await openSaved()
  await server.sendElsewhere('PATCH', `/api/scripts/${idOf(server)}`, { visibility: 'public' })
  reconnect()
  await expect.element(toast().getByText('Changed elsewhere. Everyone can see Fog now')).toBeVisible()
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.element(toast().getByText('Only you can see Fog now')).toBeVisible()
  expect(server.saved()).toMatchObject([{ visibility: 'private' }])
})
