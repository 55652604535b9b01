import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDialog } from '#stores/navigation/navigate.ts'
import { openScreen } from '#stores/router.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { aScript } from '../../../core/script-builders.ts'

const village = aScript({ title: 'Village', characters: ['imp'] })
const dialog = () => page.getByRole('dialog')
const path = () => location.pathname
const share = () => page.getByRole('link', { name: 'Share' })

async function openShare() {
  await share().click()
  await expect.element(dialog()).toBeVisible()
}

async function pressEscape() {
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(path).not.toBe('/builder/share')
}

describe('a dialog in the history', () => {
  test('leaves no entries behind, however often it is opened and closed', async () => {
    await openBuilder({ script: village })
    await openShare()
    const length = history.length
    await pressEscape()
    await openShare()
    await pressEscape()
    await openShare()
    await pressEscape()
    expect(history.length).toBe(length)
    expect(path()).toBe('/builder')
  })

  test('closes with back and opens again with forward', async () => {
    await openBuilder({ script: village })
    await openShare()
    history.back()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(path()).toBe('/builder')
    history.forward()
    await expect.element(dialog()).toBeVisible()
    expect(path()).toBe('/builder/share')
  })

  test('with a typed URL has the script behind it, where back leads', async () => {
    await openBuilder({ script: village, screen: 'share' })
    await expect.element(dialog()).toBeVisible()
    history.back()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(path()).toBe('/builder')
    await expect.element(page.getByRole('button', { name: 'Imp: move' })).toBeVisible()
    history.forward()
    await expect.element(dialog()).toBeVisible()
  })

  test('opens over the screen of its link, and closing it leads back there', async () => {
    await openBuilder({ script: village, screen: 'metadata' })
    const field = page.getByRole('textbox', { name: 'Script name' }).element()
    await openShare()
    await pressEscape()
    await expect.poll(path).toBe('/builder/metadata')
    expect(field.isConnected).toBe(true)
    await expect.element(share()).toHaveFocus()
  })

  test('replaces the dialog that it is opened from', async () => {
    await openBuilder({ script: village })
    await openShare()
    const length = history.length
    openScreen('exportNew')
    await expect.element(dialog().and(page.getByRole('dialog', { name: 'Save to account' }))).toBeVisible()
    expect(history.length).toBe(length)
    history.back()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(path()).toBe('/builder')
  })

  test('opens again when the user comes back from a screen that it links to', async () => {
    await openBuilder({ script: village })
    await openShare()
    const link = document.createElement('a')
    link.href = '/builder/almanac'
    document.querySelector('dialog')?.append(link)
    link.click()
    await expect.poll(path).toBe('/builder/almanac')
    await expect.element(dialog()).not.toBeInTheDocument()
    history.back()
    await expect.element(dialog()).toBeVisible()
    await pressEscape()
    expect(path()).toBe('/builder')
  })

  test('that is closed twice at once goes back once', async () => {
    await openBuilder({ script: village, screen: 'metadata' })
    await openShare()
    closeDialog()
    closeDialog()
    openScreen('almanac')
    await expect.poll(path).toBe('/builder/almanac')
    history.back()
    await expect.poll(path).toBe('/builder/metadata')
  })
})
