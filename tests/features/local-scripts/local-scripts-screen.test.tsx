import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Script } from '#core/script/script.ts'
import { $libraryProblem, announceLibraryChange, withLibrary } from '#stores/library/library-database.ts'
import { setTitle } from '#stores/metadata.ts'
import { $router, openScreen } from '#stores/router.ts'
import { $script, undo } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript, custom } from '../../core/script-builders.ts'
import {
  blockLibrary,
  choose,
  ferryHouse,
  fillDisk,
  fillLibrary,
  listedTitles,
  mine,
  openLocalScripts,
  toast,
  undoByToast
} from './local-scripts-helpers.tsx'

const openFerryHouse = () => openLocalScripts({ open: ferryHouse, others: [{ script: mine }] })

describe('the list of local scripts', () => {
  test('has the last changed first, and says which is open', async () => {
    await openLocalScripts({
      open: aScript({ title: 'Nine Bells', author: 'Mara Oakes' }),
      others: [{ script: mine }, { script: ferryHouse }]
    })
    await expect.poll(listedTitles).toEqual(['Nine Bells', 'Mine', 'The Ferry House'])
    const [first, second] = [...document.querySelectorAll('.script-entry')].map(row => row.textContent)
    expect(first).toMatch(/by Mara Oakes.*Open.*Changed 1 minute ago/)
    expect(second).toContain('Changed 2 minutes ago')
    expect(second).not.toContain('Open')
  })

  test('names a script without a title', async () => {
    await openLocalScripts({ open: aScript({ characters: ['imp'] }) })
    await expect.poll(listedTitles).toEqual(['Untitled script'])
    await expect.element(page.getByRole('button', { name: 'More for Untitled script' })).toBeVisible()
  })

  test('follows what another tab does', async () => {
    await openLocalScripts()
    await expect.poll(listedTitles).toEqual(['Mine'])
    await withLibrary(({ copies }) =>
      copies.put({ id: 'other', madeAt: 0, changedAt: 0, script: ferryHouse, versions: [] })
    )
    expect(listedTitles()).toEqual(['Mine'])
    const otherTab = new BroadcastChannel('belfry:library')
    otherTab.postMessage('changed')
    otherTab.close()
    await expect.poll(listedTitles).toEqual(['Mine', 'The Ferry House'])
  })

  test('leaves out what is no script, and shows one without the fields of later versions', async () => {
    await openLocalScripts()
    await withLibrary(async ({ copies }) => {
      const times = { madeAt: 0, changedAt: 0, versions: [] }
      await copies.put({ id: 'old', ...times, script: { title: 'Old' } as Script })
      await copies.put({ id: 'foreign', ...times, script: { characters: 'none' } as unknown as Script })
    })
    announceLibraryChange()
    await expect.poll(listedTitles).toEqual(['Mine', 'Old'])
  })
})

describe('a local script', () => {
  test('is opened in the builder, by its row or its menu', async () => {
    await openFerryHouse()
    await page.getByRole('button', { name: 'Mine', exact: true }).click()
    await expect.poll(() => $script.get()).toEqual(mine)
    expect($router.get()?.route).toBe('script')
    await expect.element(toast().getByText('Mine opened')).toBeVisible()
    await choose('The Ferry House', 'Open')
    await expect.poll(() => $script.get()).toEqual(ferryHouse)
    await expect.element(toast().getByText('The Ferry House opened')).toBeVisible()
  })

  test('that is open already is shown without a message', async () => {
    openScreen('deviceScripts')
    await openFerryHouse()
    await page.getByRole('button', { name: 'The Ferry House', exact: true }).click()
    await expect.poll(() => $router.get()?.route).toBe('script')
    expect(toast().getByText('opened').query()).toBeNull()
  })

  test('is renamed, until undo', async () => {
    await openFerryHouse()
    await choose('Mine', 'Rename')
    await page.getByRole('textbox', { name: 'Script name' }).fill('Ours')
    await userEvent.keyboard('{Enter}')
    await expect.poll(listedTitles).toEqual(['Ours', 'The Ferry House'])
    await undoByToast()
    await expect.poll(listedTitles).toEqual(['Mine', 'The Ferry House'])
  })

  test('that is open is renamed as an edit, which the builder’s Undo reverts', async () => {
    await openFerryHouse()
    await choose('The Ferry House', 'Rename')
    await page.getByRole('textbox', { name: 'Script name' }).fill('The Mill')
    await userEvent.keyboard('{Enter}')
    await expect.poll(listedTitles).toEqual(['The Mill', 'Mine'])
    undo()
    await expect.poll(listedTitles).toEqual(['The Ferry House', 'Mine'])
  })

  test('keeps its name when the dialog is closed with the same one', async () => {
    await openFerryHouse()
    await choose('Mine', 'Rename')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(listedTitles()).toEqual(['The Ferry House', 'Mine'])
    expect(toast().getByRole('button', { name: 'Undo' }).query()).toBeNull()
  })

  test('is duplicated under the next free name, until undo', async () => {
    await openFerryHouse()
    await choose('Mine', 'Duplicate')
    await expect.poll(listedTitles).toEqual(['Mine 2', 'The Ferry House', 'Mine'])
    await page.getByRole('button', { name: 'Mine 2', exact: true }).click()
    await expect.poll(() => $script.get()).toEqual({ ...mine, title: 'Mine 2' })
    await choose('Mine', 'Duplicate')
    await expect.poll(listedTitles).toContain('Mine 3')
    await undoByToast()
    await expect.poll(listedTitles).not.toContain('Mine 3')
  })

  test('is deleted, until undo or until it is brought back from the bin', async () => {
    await openFerryHouse()
    await choose('Mine', 'Delete')
    await expect.poll(listedTitles).toEqual(['The Ferry House'])
    await undoByToast()
    await expect.poll(listedTitles).toEqual(['The Ferry House', 'Mine'])
    await choose('Mine', 'Delete')
    await expect.poll(listedTitles).toEqual(['The Ferry House'])
    await expect.element(page.getByText('Permanently deleted after 30 days.')).toBeVisible()
    await page.getByRole('button', { name: 'Restore Mine' }).click()
    await expect.poll(listedTitles).toEqual(['The Ferry House', 'Mine'])
    await undoByToast()
    await expect.poll(listedTitles).toEqual(['The Ferry House'])
  })

  test('that is open leaves a blank one open when it is deleted, until undo', async () => {
    await openFerryHouse()
    await choose('The Ferry House', 'Delete')
    await expect.poll(listedTitles).toEqual(['Mine'])
    expect($script.get().characters).toEqual([])
    await undoByToast()
    await expect.poll(listedTitles).toEqual(['The Ferry House', 'Mine'])
    await expect.element(page.getByText('Open', { exact: true })).toBeVisible()
  })
})

describe('accessibility', () => {
  test('of the empty list, which says what to do', async () => {
    await fillLibrary()
    await openBuilder({ screen: 'deviceScripts' })
    await expect.element(page.getByRole('heading', { name: 'No scripts yet' })).toBeVisible()
    await expectAccessible()
  })

  test('of the list with a bin, and no width scrolls sideways', async () => {
    await fillLibrary({ script: mine }, { script: ferryHouse })
    await openBuilder({
      screen: 'deviceScripts',
      script: aScript({ title: 'The Long Fair', characters: ['imp', custom('baker')] })
    })
    await choose('Mine', 'Delete')
    await expect.element(page.getByRole('heading', { name: 'Recently deleted' })).toBeVisible()
    for (const width of [390, 1000, 1440]) {
      await page.viewport(width, 900)
      expect(document.documentElement.scrollWidth - innerWidth, `${width} px`).toBeLessThanOrEqual(0)
      if (width !== 1000) await expectAccessible()
    }
    await choose('The Long Fair', 'Rename')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expectAccessible()
  })
})

describe('a browser that stores nothing', () => {
  test('lists the one open script, and says so', async () => {
    await fillLibrary()
    blockLibrary()
    await openBuilder({ screen: 'deviceScripts', script: mine })
    await expect
      .element(page.getByRole('alert').getByText('lets Belfry store only the open script'))
      .toBeVisible()
    await expect.poll(listedTitles).toEqual(['Mine'])
    await expectAccessible()
  })

  test('says that it has no room left, and leaves the open script open', async () => {
    await openFerryHouse()
    await expect.poll(listedTitles).toEqual(['The Ferry House', 'Mine'])
    setTitle('The Mill')
    fillDisk()
    await choose('Mine', 'Duplicate')
    await expect.element(page.getByRole('alert').getByText('has no room left')).toBeVisible()
    expect(listedTitles()).toEqual(['The Mill', 'Mine'])
    const problems: unknown[] = []
    onTestFinished($libraryProblem.listen(problem => problems.push(problem)))
    await page.getByRole('button', { name: 'Mine', exact: true }).click()
    await expect.poll(() => problems).toEqual([undefined, 'library_full'])
    expect($script.get().title).toBe('The Mill')
    await expect.element(page.getByRole('alert').getByText('has no room left')).toBeVisible()
  })
})
