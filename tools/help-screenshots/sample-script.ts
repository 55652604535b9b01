import type { Page } from 'playwright-core'
import { catalogue } from '../../src/catalogue/catalogue.ts'
import { samples } from '../../src/catalogue/samples.ts'
import { readScriptFile } from '../../src/core/script/script-file.ts'
import { m } from '../../src/i18n/messages.ts'
import type { Locale } from '../../src/routes.ts'
import { encodeWorkingCopy } from '../../src/stores/storage/working-copy.ts'

/** The script of the screenshots has a jinx, which no sample has. */
const replaced: Readonly<Record<string, string>> = { gossip: 'magician', witch: 'spy' }

/** Also on the device: an earlier state of the script of the screenshots, to compare it with, and the other samples. */
export const earlierId = 'earlier'

/** The time on every screenshot, so that none differs by its date. */
export const now = new Date('2026-11-24T20:00:00Z')

/**
 * Values of localStorage that show the script of the screenshots in a language, and no hints for people with their first script.
 * An unfinished script has fewer characters.
 */
export function storedSample(
  locale: Locale,
  { isUnfinished = false }: { isUnfinished?: boolean | undefined }
) {
  const script = readSample('standard', locale, ids => {
    const all = ids.map(id => replaced[id] ?? id)
    return isUnfinished ? all.filter((_, index) => index % 3 !== 0) : all
  })
  return [
    { name: 'belfry:script', value: encodeWorkingCopy({ id: 'help', script }) },
    { name: 'belfry:hints', value: JSON.stringify({ shown: [], off: true }) }
  ]
}

/** Stores further scripts on the device of the page, which must be one of the product's origin on which no builder runs. */
export async function storeFurtherScripts(page: Page, locale: Locale) {
  const scripts = [
    {
      id: earlierId,
      age: 26,
      script: { ...readSample('standard', locale), title: `${m.new_standard_title({}, { locale })} 1` }
    },
    { id: 'large', age: 75, script: readSample('large', locale) },
    { id: 'small', age: 190, script: readSample('small', locale) }
  ]
  const stored = scripts.map(({ id, age, script }) => {
    const at = now.getTime() - age * 3_600_000
    return { id, script, madeAt: at, changedAt: at, versions: [] }
  })
  await page.evaluate(store, stored)
}

/** A sample of the product with an author. @param change Returns the entries of its file, of the ids of its characters */
export function readSample(
  size: (typeof samples)[number]['size'],
  locale: Locale,
  change: (ids: readonly string[]) => readonly unknown[] = ids => ids
) {
  const titles = { small: m.new_small_title, standard: m.new_standard_title, large: m.new_large_title }
  const sample = samples.find(each => each.size === size) ?? samples[0]
  const meta = { id: '_meta', name: titles[size]({}, { locale }), author: 'Ada Moreau' }
  const read = readScriptFile([meta, ...change(sample.characters)], catalogue)
  if (!read.ok) throw new Error(read.code)
  return read.value.script
}

/** Runs in the page. The database is that of stores/library/library-database.ts. */
async function store(copies: readonly object[]) {
  const opening = indexedDB.open('belfry', 1)
  opening.onupgradeneeded = () => {
    for (const name of ['copies', 'versions']) opening.result.createObjectStore(name, { keyPath: 'id' })
  }
  await new Promise(resolve => {
    opening.onsuccess = resolve
  })
  const transaction = opening.result.transaction('copies', 'readwrite')
  for (const copy of copies) transaction.objectStore('copies').put(copy)
  await new Promise(resolve => {
    transaction.oncomplete = resolve
  })
  opening.result.close()
}
