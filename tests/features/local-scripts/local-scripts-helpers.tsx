import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Script } from '#core/script/script.ts'
import { LocalScriptsScreen } from '#features/local-scripts/local-scripts-screen.tsx'
import { NoticeToasts } from '#layouts/notices/notice-toasts.tsx'
import { startLibraryAutosave } from '#stores/library/library-autosave.ts'
import { announceLibraryChange, withLibrary } from '#stores/library/library-database.ts'
import { addVersion } from '#stores/library/local-scripts.ts'
import { dismissNotice } from '#stores/notice.ts'
import { openWorkingCopy } from '#stores/script.ts'
import { aScript } from '../../core/script-builders.ts'

export const mine = aScript({
  title: 'Mine',
  characters: ['chef', 'empath', 'saint', 'baron', 'spy', 'imp']
})
export const ferryHouse = aScript({ title: 'The Ferry House', characters: ['noble', 'po'] })

/** A script of the library with the contents of its earlier versions, oldest first. */
interface Stored {
  /** The script's title by default. */
  id?: string
  script: Script
  versions?: readonly Script[]
}

const minute = 60_000

/** Makes the library hold these scripts and no others, the last changed first. */
export async function fillLibrary(...stored: readonly Stored[]) {
  const now = Date.now()
  await withLibrary(async stores => {
    await stores.copies.clear()
    await stores.versions.clear()
    for (const [index, { script, id = script.title, versions = [] }] of stored.entries()) {
      const changedAt = now - (index + 1) * minute
      const infos = []
      for (const version of versions)
        infos.push(await addVersion(version, changedAt - minute, changedAt, stores))
      await stores.copies.put({ id, madeAt: changedAt, changedAt, script, versions: infos })
    }
  })
  announceLibraryChange()
}

/** Renders the list of local scripts, with `open` open and `others` in the library. */
export async function openLocalScripts({
  open = mine,
  others = []
}: {
  open?: Script
  others?: readonly Stored[]
} = {}) {
  dismissNotice()
  openWorkingCopy({ id: open.title, script: open })
  await fillLibrary({ script: open }, ...others)
  await render(
    <>
      <LocalScriptsScreen />
      <NoticeToasts />
    </>
  )
}

/** Saves changes of the open script to the library until the test ends, as the builder does. */
export const autosave = () => onTestFinished(startLibraryAutosave())

export const listedTitles = () =>
  [...document.querySelectorAll('.script-entry-open')].map(({ textContent }) => textContent)

export const toast = () => page.getByRole('region', { name: 'Messages' })
export const undoByToast = () => toast().getByRole('button', { name: 'Undo' }).click()

/** Chooses an item of the menu of a listed script. */
export async function choose(title: string, item: string) {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Makes the library's database refuse everything until the test ends, as in a private window. */
export function blockLibrary() {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError')
  })
  onTestFinished(() => transaction.mockRestore())
}

/** Makes the library's database full until the test ends. */
export function fillDisk() {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  onTestFinished(() => put.mockRestore())
}
