import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { userImagePath } from '#routes/worker-paths.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { signInToFakeServer } from '../../components/account-server.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { overflow } from '../../components/render-page.tsx'
import { aSavedCharacter, aScript } from '../../core/script-builders.ts'
import {
  choose,
  entry,
  heading,
  manyNames,
  openMyImages,
  rename,
  shows,
  sortBy,
  toast,
  undo
} from './my-work-helpers.tsx'

const button = (name: string) => page.getByRole('button', { name })

describe('the list of images', () => {
  test('is searched, sorted and parted into pages', async () => {
    await openMyImages(manyNames(26))
    await expect.element(page.getByText('1–24 of 26')).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Search by name' })
    await search.fill('night 07')
    await shows(['Night 07'])
    await search.fill('zzz')
    await expect.element(page.getByText('None of your images has “zzz” in its name.')).toBeVisible()
    await button('Clear the search').click()
    await sortBy('Name')
    const first = () => document.querySelector('.image-name')?.textContent
    await expect.poll(first).toBe('Night 01')
    await button('Page 2').click()
    await shows(['Night 25', 'Night 26'])
    await sortBy('Largest')
    await expect.poll(first).toBe('Night 26')
  })

  test('says what to do while there are none', async () => {
    await openMyImages()
    await expect.element(heading('No images yet')).toBeVisible()
    expect(page.getByText(/paste one/).elements()).toHaveLength(1)
    await expectAccessible()
  })

  test.each([390, 1000, 1440])('is accessible and fits %i px, with a bin', async width => {
    await openMyImages(manyNames(5), { width })
    await choose('Night 02', 'Delete')
    await expect.element(heading('Recently deleted')).toBeVisible()
    if (width === 390) await expectAccessible()
    expect(overflow()).toBe(0)
  })
})

describe('an image', () => {
  test('has a link to copy, which leads to it', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { ids } = await openMyImages(['A moor', 'Bells'])
    await shows(['Bells', 'A moor'])
    expect(entry('Bells').element().textContent).toMatch(/PNG · 4 × 6 · 1 kB.*Not used in your account/)
    await button('Copy link Bells').click()
    await expect.element(entry('Bells').getByRole('status').getByText('Copied')).toBeVisible()
    const path = userImagePath(ids[1] ?? '')
    expect(write).toHaveBeenCalledExactlyOnceWith(location.origin + path)
    await expect
      .element(page.getByRole('link', { name: 'Open Bells in a new tab' }))
      .toHaveAttribute('href', path)
    write.mockRestore()
  })

  test('says so when the browser blocks the clipboard', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
    await openMyImages(['Bells'])
    await button('Copy link Bells').click()
    await expect.element(page.getByText('The browser doesn’t allow copying here')).toBeVisible()
    write.mockRestore()
  })

  test('is renamed, deleted and brought back; undo reverts each', async () => {
    await openMyImages(['A moor', 'Bells'])
    await shows(['Bells', 'A moor'])
    await rename('Bells', 'Chimes', 'Name')
    await shows(['Chimes', 'A moor'])
    await undo()
    await shows(['Bells', 'A moor'])

    await choose('Bells', 'Delete')
    await shows(['A moor'])
    await undo()
    await shows(['Bells', 'A moor'])
    await choose('Bells', 'Delete')
    await expect.element(page.getByText('show it until then')).toBeVisible()
    await button('Restore Bells').click()
    await shows(['Bells', 'A moor'])
  })

  test('deleted permanently only after a confirmation that says what it means', async () => {
    const { server } = await openMyImages(['A moor'])
    await choose('A moor', 'Delete')
    await expect.element(heading('No images yet')).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Delete permanently: A moor' })
    await button('Delete permanently: A moor').click()
    await expect.element(dialog.getByText('will no longer show it')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.images.all()).toMatchObject([{ name: 'A moor', deletedAt: expect.any(Number) }])
    await button('Delete permanently: A moor').click()
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect.element(toast().getByText('A moor permanently deleted')).toBeVisible()
    expect(server.images.all()).toEqual([])
  })

  test('names what uses it, and opens scripts', async () => {
    const server = await signInToFakeServer()
    const address = location.origin + userImagePath(server.images.saveElsewhere('A moor'))
    server.saveElsewhere(aScript({ title: 'Nine Bells', logo: address }))
    server.characters.saveElsewhere(aSavedCharacter({ image: [address] }))
    await openBuilder({ screen: 'myImages' })
    await page.getByText('Used in 2 places').click()
    await expect.element(page.getByText('Character: Lamplighter')).toBeVisible()
    await button('Script: Nine Bells').click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Nine Bells' })).toBeVisible()
  })

  test('that was deleted elsewhere is said to be gone, and leaves the list', async () => {
    const { server, ids } = await openMyImages(['A moor', 'Bells'])
    await shows(['Bells', 'A moor'])
    server.images.removeElsewhere(ids[0] ?? '')
    await choose('A moor', 'Delete')
    await expect.element(page.getByRole('alert').getByText('This no longer exists')).toBeVisible()
    await shows(['Bells'])
  })
})
