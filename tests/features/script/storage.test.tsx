import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { $storageState } from '#stores/storage/delayed-storage.ts'
import { $unreadableScript, setUnreadableAside } from '#stores/storage/working-copy.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { collectDownloads } from '../../components/downloads.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { add, addField, names } from './script-helpers.ts'

afterEach(() => {
  vi.restoreAllMocks()
  $unreadableScript.set('')
  $storageState.set('saved')
})

describe('what the browser stores', () => {
  test('is set aside when it is unreadable, and offered for download', async () => {
    const downloads = collectDownloads()
    await openBuilder()
    const text = '{"version":2,"mine":true}'
    expect(setUnreadableAside(text).script.characters).toEqual([])
    await page.getByRole('button', { name: 'Download file' }).click()
    const [file] = await Promise.all(downloads)
    expect(file?.name).toMatch(/\.(json|txt)$/)
    expect(await file?.content.text()).toBe(text)
    await expectAccessible()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect.element(page.getByText('couldn’t be read')).not.toBeInTheDocument()
  })

  test('a full storage is said, and nothing on screen is lost: the script can be downloaded', async () => {
    const downloads = collectDownloads()
    await openBuilder()
    await expect.element(addField()).toBeVisible()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await add('chef')
    await expect.element(page.getByText('Not saved').last()).toBeVisible()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.poll(names).toEqual(['Chef'])
    await expectAccessible()
    await page.getByRole('button', { name: 'Download script' }).click()
    await expect.poll(() => downloads.length).toBe(1)
    const [file] = await Promise.all(downloads)
    expect(JSON.parse((await file?.content.text()) ?? '')).toContain('chef')
  })
})
