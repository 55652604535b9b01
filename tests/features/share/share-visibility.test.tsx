import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#stores/router.ts'
import { $session } from '#stores/session.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { fog, openSaved, openUnsaved, saveDialog, saveLine } from '../saving/saving-helpers.tsx'

const dialog = () => page.getByRole('dialog', { name: 'Share the script' })
const pageLink = () => dialog().getByRole('textbox', { name: 'Link to the page' })
const apply = () => dialog().getByRole('button', { name: 'Apply' })

describe('the visibility in the share dialog', () => {
  test('is chosen there, and the link to the page comes and goes with it', async () => {
    const server = await openSaved()
    openScreen('share')
    await expect.element(dialog().getByRole('radio', { name: 'Private' })).toBeChecked()
    await dialog().getByRole('radio', { name: 'Public' }).click()
    expect(server.saved()).toMatchObject([{ visibility: 'private' }])
    await apply().click()
    await expect.element(pageLink()).toBeVisible()
    await expect.element(dialog().getByRole('status').getByText(/\w/).first()).toBeVisible()
    expect(server.saved()).toMatchObject([{ visibility: 'public', version: 1 }])
    await expectAccessible()
    await dialog().getByRole('radio', { name: 'Private' }).click()
    await apply().click()
    await expect.element(pageLink()).not.toBeInTheDocument()
    expect(server.saved()).toMatchObject([{ visibility: 'private' }])
  })

  test('stays as it was when the server refuses, with the reason', async () => {
    const server = await openSaved()
    server.meet(method => (method === 'PATCH' ? { status: 500, body: '' } : undefined))
    openScreen('share')
    await dialog().getByRole('radio', { name: 'Public' }).click()
    await apply().click()
    await expect.element(dialog().getByRole('alert').getByText('Something went wrong on our side')).toBeVisible()
    await saveLine('Saved to your account')
    await expect.element(apply()).toBeVisible()
    await expect.element(pageLink()).not.toBeInTheDocument()
  })

  test('of a script that is not saved needs saving first', async () => {
    await openUnsaved()
    await saveLine('Only in this browser')
    openScreen('share')
    await dialog().getByRole('link', { name: 'Save to account' }).click()
    await expect.element(saveDialog()).toBeVisible()
  })

  test('is nothing for who has no account', async () => {
    await openBuilder({ script: fog, screen: 'share' })
    $session.set({ state: 'out' })
    await expect.element(dialog()).toBeVisible()
    await expect.element(dialog().getByRole('radio')).not.toBeInTheDocument()
    expect(dialog().getByText('Public page').query()).toBeNull()
  })
})
