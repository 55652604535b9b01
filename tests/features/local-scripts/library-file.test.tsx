import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyDrawing } from '#core/drawing/drawing.ts'
import { storedDrawing } from '#core/drawing/read-drawing.ts'
import { limits } from '#core/limits.ts'
import { readLibraryFile, writeLibraryFile } from '#core/saving/library-file.ts'
import type { Script } from '#core/script/script.ts'
import { exportLibrary } from '#stores/library/import-export.ts'
import { $script } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { chooseFile } from '../../components/choose-file.ts'
import { collectDownloads } from '../../components/downloads.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { stickWorkers } from '../../components/stuck-worker.ts'
import { aScript } from '../../core/script-builders.ts'
import {
  blockLibrary,
  choose,
  ferryHouse,
  fillLibrary,
  listedTitles,
  mine,
  openLocalScripts,
  toast
} from './local-scripts-helpers.tsx'

const nineBells = aScript({ title: 'Nine Bells', characters: ['empath'] })
const theirs = aScript({ title: 'Theirs' })

const importAll = (content: BlobPart) =>
  chooseFile(new File([content], 'all.json', { type: 'application/json' }))

const libraryFile = writeLibraryFile(
  [mine, ferryHouse, nineBells].map(script => ({
    id: script.title,
    madeAt: 1,
    changedAt: 1,
    script,
    versions: []
  }))
)

describe('exporting all scripts', () => {
  test('downloads one file, named by the day, without the bin', async () => {
    await openLocalScripts({ others: [{ script: ferryHouse }, { script: nineBells }] })
    await choose('The Ferry House', 'Delete')
    await expect.poll(listedTitles).toEqual(['Mine', 'Nine Bells'])
    const downloads = collectDownloads()
    await page.getByRole('button', { name: 'Export all' }).click()
    await expect.poll(() => downloads.length).toBe(1)
    const file = await downloads[0]
    expect(file?.name).toMatch(/^belfry-scripts-\d{4}-\d\d-\d\d\.json$/)
    const { scripts } = JSON.parse((await file?.content.text()) ?? '')
    expect(scripts.map(({ script }: { script: unknown }) => script)).toEqual([mine, nineBells])
  })

  test('leaves out what this version cannot read, or no file could be imported', async () => {
    await openLocalScripts({
      others: [{ script: { characters: 'none' } as unknown as Script, id: 'foreign' }]
    })
    await expect.poll(listedTitles).toEqual(['Mine'])
    const exported = await exportLibrary()
    expect(readLibraryFile(exported.ok ? exported.value : '')).toMatchObject({
      ok: true,
      value: [{ id: 'Mine' }]
    })
  })

  test('is in the menu of a narrow window', async () => {
    await fillLibrary()
    await openBuilder({ screen: 'deviceScripts', script: mine, width: 390 })
    const downloads = collectDownloads()
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Export all' }).click()
    await expect.poll(() => downloads.length).toBe(1)
    expect(await (await downloads[0])?.content.text()).toContain('"Mine"')
  })
})

describe('importing all scripts', () => {
  beforeEach(async () => {
    await openLocalScripts({ open: theirs })
    await expect.poll(listedTitles).toEqual(['Theirs'])
  })

  test('puts them beside the present ones, and again changes nothing', async () => {
    importAll(libraryFile)
    await expect.element(toast().getByText('3 scripts imported')).toBeVisible()
    await expect
      .poll(() => listedTitles().sort())
      .toEqual(['Mine', 'Nine Bells', 'The Ferry House', 'Theirs'])
    importAll(libraryFile)
    await expect.element(toast().getByText('All scripts were already here')).toBeVisible()
    expect(listedTitles()).toHaveLength(4)
    await page.getByRole('button', { name: 'Mine', exact: true }).click()
    await expect.poll(() => $script.get()).toEqual(mine)
  })

  test('says how many drawings are imported, and how many not or only in part', async () => {
    const filed = { madeAt: 1, changedAt: 1, name: `Fool ${Date.now()}` }
    const drawings = [
      { ...filed, id: 'drawing', ...storedDrawing(emptyDrawing('icon')) },
      { ...filed, id: 'later', version: 99 }
    ]
    importAll(writeLibraryFile([], { drawings }))
    const banner = page.getByText('1 drawing imported. 1 drawing in the file couldn’t be read completely.')
    await expect.element(banner).toBeVisible()
    importAll(writeLibraryFile([], { drawings: drawings.slice(0, 1) }))
    await expect.element(toast().getByText('All scripts were already here')).toBeVisible()
    await expect.element(banner).not.toBeInTheDocument()
  })

  test('restores a script of the file from the bin', async () => {
    importAll(libraryFile)
    await expect.poll(listedTitles).toHaveLength(4)
    await choose('Mine', 'Delete')
    await expect.poll(listedTitles).toHaveLength(3)
    importAll(libraryFile)
    await expect.element(toast().getByText('1 script imported')).toBeVisible()
    await expect.poll(listedTitles).toContain('Mine')
  })

  test.each([
    ['another file', '["imp"]', 'This isn’t an “Export all” file.'],
    [
      'a file of a later version',
      '{"format":"belfry-scripts","version":9}',
      'This file is from a newer version of Belfry.'
    ],
    ['too large a file', new ArrayBuffer(limits.libraryFile + 1), 'This file is too large: at most']
  ])('refuses %s with the reason', async (_, content, reason) => {
    importAll(content)
    await expect.element(page.getByRole('alert').getByText(reason)).toBeVisible()
    expect(listedTitles()).toEqual(['Theirs'])
    importAll(libraryFile)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test('says when the browser stores nothing', async () => {
    blockLibrary()
    importAll(libraryFile)
    await expect
      .element(page.getByRole('alert').getByText('lets Belfry store only the open script'))
      .toBeVisible()
  })
})

test('a refused import is accessible', async () => {
  await fillLibrary()
  await openBuilder({ screen: 'deviceScripts' })
  await expect.element(page.getByRole('heading', { name: 'No scripts yet' })).toBeVisible()
  importAll('["imp"]')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expectAccessible()
})

test('reading a library file can be stopped, and nothing is added', async () => {
  await openLocalScripts()
  const workers = stickWorkers()
  importAll(libraryFile)
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await expect.element(page.getByRole('button', { name: 'Stop reading' })).not.toBeInTheDocument()
  expect(workers.isTerminated()).toBe(true)
  expect(listedTitles()).toEqual(['Mine'])
  importAll(libraryFile)
  await expect.element(page.getByRole('button', { name: 'Stop reading' })).toBeVisible()
  workers.answer({ kind: 'read', result: { ok: false, code: 'reading_slow', detail: {} } })
  await expect.element(page.getByText('Reading took longer than 60 seconds')).toBeVisible()
})
