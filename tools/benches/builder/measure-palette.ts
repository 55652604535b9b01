import type { Page } from 'playwright-core'
import { type Measure, medianOf } from '../measure.ts'
import { slowComputer } from '../throttled-page.ts'
import { type BuilderBench, withSettledBuilder } from './builder-page.ts'
import { inputToPaint } from './input-to-paint.ts'

const loads = 3
const rounds = 3
const scriptsInLibrary = 20

/** The command palette with a script of 25 and a library of 20, on a 4x slower CPU: from its key to its list, and of a letter. */
export async function measurePalette(bench: BuilderBench): Promise<Measure[]> {
  const opening: number[] = []
  const typing: number[] = []
  for (let load = 0; load < loads; load++)
    await withSettledBuilder(bench, 25, slowComputer, async page => {
      await page.evaluate(fillLibrary, scriptsInLibrary)
      for (let round = 0; round < rounds; round++) {
        opening.push(await press(page, 'Control+k', { selector: '.palette-option', isThere: true }))
        // What the page has is read after the paint.
        await page.waitForTimeout(500)
        typing.push(await press(page, 's', { text: 's' }))
        await press(page, 'Escape', { selector: '.palette', isThere: false })
      }
    })
  return [
    { what: 'from Ctrl+K to the palette', value: medianOf(opening), unit: 'ms', budget: 50 },
    { what: 'slowest opening of the palette', value: Math.max(...opening), unit: 'ms' },
    { what: 'key to paint in the palette', value: medianOf(typing), unit: 'ms' }
  ]
}

const press = (page: Page, key: string, effect: Parameters<typeof inputToPaint>[2]) =>
  inputToPaint(page, 'keydown', effect, () => page.keyboard.press(key))

/** Runs in the page: copies the open script in the library, which the builder has opened before. */
function fillLibrary(count: number) {
  return new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('belfry')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('copies', 'readwrite')
      const copies = transaction.objectStore('copies')
      const reading = copies.getAll()
      reading.onsuccess = () => {
        const [first] = reading.result
        for (let index = 1; index < count; index++) copies.put({ ...first, id: `copy${index}` })
      }
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
      transaction.onerror = () => reject(transaction.error)
    }
  })
}
