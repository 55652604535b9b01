import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Script } from '#core/script/script.ts'
import { OpenScriptVersionsDialog } from '#features/local-scripts/local-versions-dialog.tsx'
import { readVersions } from '#stores/library/library-actions.ts'
import { setTitle } from '#stores/metadata.ts'
import { $router, openScreen } from '#stores/router.ts'
import { $openScriptId, $script } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'
import {
  blockLibrary,
  choose,
  ferryHouse,
  fillDisk,
  fillLibrary,
  openLocalScripts,
  toast,
  undoByToast
} from './local-scripts-helpers.tsx'

const former = aScript({ title: 'Nine Bells', author: 'Belfry', characters: ['noble', 'empath', 'imp'] })
const present = aScript({ title: 'Nine Bells', author: 'Mara Oakes', characters: ['imp'] })
const changed = { script: present, versions: [former] }

const dialog = () => page.getByRole('dialog')
const restore = () => dialog().getByRole('button', { name: 'Restore this version' }).click()
const versionSizes = async () =>
  (await readVersions($openScriptId.get())).map(({ script }) => script.characters.length)

/** Renders the versions of the open script, without the builder behind them. */
async function openVersions(script = present, versions = [former]) {
  await openLocalScripts({ open: script })
  await fillLibrary({ script, versions })
  openScreen('history')
  await render(<OpenScriptVersionsDialog />)
}

describe('the earlier versions of the open script', () => {
  test('are reached from its menu, say what has changed since, and are restored until undo', async () => {
    await openBuilder({ script: present })
    await fillLibrary({ ...changed, id: $openScriptId.get() })
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Earlier versions' }).click()
    await dialog().getByText('3 characters').click()
    await expect.element(dialog().getByText('Noble, Empath')).toBeVisible()
    const differences = document.querySelector('dialog dl')?.textContent
    expect(differences).toMatch(/Removed\s*Noble, Empath/)
    expect(differences).toMatch(/Author\s*“Belfry” became “Mara Oakes”/)
    await expectAccessible()
    await restore()
    await expect.element(toast().getByText('Earlier version restored')).toBeVisible()
    await expect.element(page.getByText('Noble', { exact: true }).first()).toBeVisible()
    await undoByToast()
    await expect.element(page.getByText('Noble', { exact: true })).not.toBeInTheDocument()
  })

  test('are as many as there were, the newest first', async () => {
    const older = aScript({ title: 'Nine Bells', characters: ['chef', 'imp'] })
    await openVersions(present, [older, former])
    await expect.element(dialog().getByText('3 characters')).toBeVisible()
    const entries = [...document.querySelectorAll('.version-summary')].map(({ textContent }) => textContent)
    expect(entries).toEqual([
      expect.stringMatching(/^3 characters\d changes since$/),
      expect.stringMatching(/^2 characters\d changes since$/)
    ])
  })

  test('may lack fields that scripts have had since, and are restored with their defaults', async () => {
    await openVersions(present, [{ title: 'Nine Bells', author: 'Belfry' } as Script])
    await dialog().getByText('0 characters').click()
    await restore()
    await expect.poll(() => $script.get()).toEqual(aScript({ title: 'Nine Bells', author: 'Belfry' }))
  })

  test('hold the state that a restored version took the place of', async () => {
    await openVersions()
    await dialog().getByText('3 characters').click()
    await restore()
    await expect.poll(() => $script.get()).toEqual(former)
    await expect.poll(versionSizes).toEqual([1, 3])
    await expect.element(dialog().getByText('1 character', { exact: true })).toBeVisible()
    await expect.element(dialog().getByText('Same as now')).toBeVisible()
  })

  test('that equal the present state have nothing to restore', async () => {
    await openVersions(present, [present])
    await dialog().getByText('Same as now').click()
    await expect.element(dialog().getByText('1 character', { exact: true })).toBeVisible()
    expect(dialog().getByRole('button', { name: 'Restore this version' }).query()).toBeNull()
  })

  test('are none at first', async () => {
    await openVersions(present, [])
    await expect.element(dialog().getByText('No earlier versions yet')).toBeVisible()
  })

  test('follow what is stored while they are shown', async () => {
    await openVersions(present, [])
    await expect.element(dialog().getByText('No earlier versions yet')).toBeVisible()
    await fillLibrary(changed)
    await expect.element(dialog().getByText('3 characters')).toBeVisible()
  })

  test('leave the address of their dialog when they are closed', async () => {
    await openVersions()
    expect($router.get()?.route).toBe('history')
    await dialog().getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => $router.get()?.route).toBe('script')
  })
})

describe('the earlier versions of a listed script', () => {
  test('are read from the list, and restoring one opens the script', async () => {
    await openLocalScripts({ open: ferryHouse, others: [changed] })
    await choose('Nine Bells', 'Earlier versions')
    await dialog().getByText('3 characters').click()
    await restore()
    await expect.poll(() => $script.get()).toEqual(former)
    expect([$openScriptId.get(), $router.get()?.route]).toEqual(['Nine Bells', 'script'])
    await expect.element(toast().getByText('Earlier version restored')).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  test('are not restored over an open script that cannot be stored', async () => {
    await openLocalScripts({ open: ferryHouse, others: [changed] })
    await choose('Nine Bells', 'Earlier versions')
    await dialog().getByText('3 characters').click()
    setTitle('The Mill')
    fillDisk()
    await restore()
    await expect.element(page.getByRole('alert').getByText('has no room left')).toBeVisible()
    expect($script.get().title).toBe('The Mill')
  })

  test('say why there are none when the browser stores nothing', async () => {
    await openLocalScripts({ open: ferryHouse })
    blockLibrary()
    await choose('The Ferry House', 'Earlier versions')
    await expect.element(dialog().getByRole('alert')).toBeVisible()
    await expect.element(dialog().getByText('lets Belfry store only the open script')).toBeVisible()
  })
})
