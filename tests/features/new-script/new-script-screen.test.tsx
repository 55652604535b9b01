import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { samples } from '#catalogue/samples.ts'
import { emptyScript } from '#core/script/script.ts'
import { $libraryProblem } from '#stores/library/library-database.ts'
import { deleteForever, readLocalScripts, saveToLibrary } from '#stores/library/local-scripts.ts'
import { $script } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'

const village = aScript({ title: 'Village', characters: ['imp'] })
const open = (script = emptyScript) => openBuilder({ script, screen: 'newScript' })
const toast = () => page.getByRole('region', { name: 'Messages' })
const recent = () => page.getByRole('button', { name: /^Old/ })

beforeEach(async () => {
  const stored = await readLocalScripts()
  if (stored.ok) for (const { id } of stored.value) await deleteForever(id)
})

describe('a new script', () => {
  test('is begun in four ways', async () => {
    await open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'New script' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Blank script' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'From a file or a link' }))
      .toHaveAttribute('href', '/builder/import')
    await expect.element(page.getByRole('heading', { name: 'From a sample' })).toBeVisible()
    expect(page.getByRole('listitem').filter({ hasText: 'players' }).elements()).toHaveLength(samples.length)
    await expectAccessible()
  })

  test('is blank, and the open one stays on this device', async () => {
    await open(village)
    await expect.element(page.getByText('“Village” stays on this device.')).toBeVisible()
    await page.getByRole('button', { name: 'Blank script' }).click()
    await expect.element(page.getByRole('heading', { name: 'Your script is empty' })).toBeVisible()
    await expect
      .element(toast().getByText('New script started. Village stays in your scripts.'))
      .toBeVisible()
    expect($script.get()).toEqual(emptyScript)
    const stored = await readLocalScripts()
    expect(stored.ok && stored.value.map(({ script }) => script)).toEqual([village])
  })

  test('is a sample, sorted and named', async () => {
    await open()
    await page.getByRole('button', { name: 'The Ferry House' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'The Ferry House' })).toBeVisible()
    await expect.element(toast().getByText('New script started', { exact: true })).toBeVisible()
    const { author, characters } = $script.get()
    expect(author).toBe('Belfry')
    expect(characters.map(({ id }) => id).toSorted()).toEqual([...samples[0].characters].toSorted())
    await expect.element(page.getByRole('button', { name: 'Sorted by team and ability' })).toBeVisible()
  })

  test('can be undone', async () => {
    await open(village)
    await page.getByRole('button', { name: 'Blank script' }).click()
    await toast().getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Village' })).toBeVisible()
  })

  test('takes the place of the open one where the browser stores only one', async () => {
    await open(village)
    $libraryProblem.set('library_blocked')
    await expect.element(page.getByText('This browser can store only one script. “Village”')).toBeVisible()
    $libraryProblem.set(undefined)
  })

  test('takes nothing from a blank one', async () => {
    await open()
    await expect.element(page.getByRole('button', { name: 'Blank script' })).toBeVisible()
    await expect.element(page.getByText('stays on this device')).not.toBeInTheDocument()
  })
})

describe('the scripts of this device', () => {
  const store = async (...titles: string[]) => {
    for (const title of titles)
      await saveToLibrary({ id: title, script: aScript({ title, characters: ['imp'] }) })
  }

  test('can be opened again', async () => {
    await store('Old Town')
    await open()
    await recent().click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Old Town' })).toBeVisible()
    await expect.element(toast().getByText('Old Town opened')).toBeVisible()
    await expect.poll(() => location.pathname).toBe('/builder')
  })

  test('are the last five, with a link to all', async () => {
    await store('Old 1', 'Old 2', 'Old 3', 'Old 4', 'Old 5', 'Old 6')
    await open()
    await expect.poll(() => recent().elements().length).toBe(5)
    await expect.element(page.getByText('Old 1')).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: 'All scripts' }))
      .toHaveAttribute('href', '/device-scripts')
    await expectAccessible()
  })

  test('have no panel without any', async () => {
    await open()
    await expect.element(page.getByRole('heading', { name: 'Start' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'On this device' })).not.toBeInTheDocument()
  })
})
