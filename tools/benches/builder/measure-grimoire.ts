import type { Page } from 'playwright-core'
import { emptyGame, emptySeat } from '../../../src/core/grimoire/game.ts'
import { newRecord, storedRecord } from '../../../src/core/grimoire/game-record.ts'
import { type Measure, medianOf } from '../measure.ts'
import { type Conditions, desktop, slowComputer } from '../throttled-page.ts'
import { type BuilderBench, withSettledBuilder } from './builder-page.ts'
import { inputToPaint } from './input-to-paint.ts'
import { drag } from './measure-drag.ts'

const runs = 3
const seats = 20
const remindersOfSeat = 3

/** The grimoire with a full table: from the tab to the circle, and frames per second while a reminder is dragged. */
export async function measureGrimoire(bench: BuilderBench): Promise<Measure[]> {
  const opening: number[] = []
  const frames: number[] = []
  for (let run = 0; run < runs; run++) {
    opening.push(await withTable(bench, desktop, async (_, milliseconds) => milliseconds))
    frames.push(await withTable(bench, slowComputer, page => drag(page, '.table-token')))
  }
  return [
    { what: 'from the tab to the circle of 20', value: medianOf(opening), unit: 'ms', budget: 300 },
    {
      what: 'frames per second, dragging one of 60 reminders',
      value: medianOf(frames),
      unit: '/s',
      budget: 55,
      isMinimum: true
    }
  ]
}

/** Opens the grimoire with a stored game from a settled builder. `work` is told how long that took in milliseconds. */
const withTable = <Result>(
  bench: BuilderBench,
  conditions: Conditions,
  work: (page: Page, opening: number) => Promise<Result>
) =>
  withSettledBuilder(bench, 25, conditions, async page => {
    const ids = await page.locator('[data-handle]').evaluateAll(rows => rows.map(row => row.dataset.handle))
    await page.evaluate(storeGame, gameOf(ids.filter(id => id !== undefined)))
    const opening = await inputToPaint(page, 'click', { selector: '.table-token', isThere: true }, () =>
      page.locator('a.tab[href$="/builder/grimoire"]').click()
    )
    return work(page, opening)
  })

/** A stored game of the script that the bench opens. */
function gameOf(characters: readonly string[]) {
  const start = {
    ...emptyGame,
    phase: 'night' as const,
    round: 2,
    seats: Array.from({ length: seats }, (_, index) => ({
      ...emptySeat(`s${index}`, `Player ${index + 1}`),
      character: characters[index] ?? ''
    })),
    reminders: Array.from({ length: seats * remindersOfSeat }, (_, index) => ({
      id: `r${index}`,
      seat: `s${index % seats}`,
      character: characters[index % characters.length] ?? '',
      text: 'Poisoned'
    }))
  }
  const record = storedRecord(newRecord(start))
  return { id: 'bench', scriptId: 'bench', name: '', startedAt: 1, changedAt: 1, revision: 1, record }
}

/** Runs in the page: stores a game as the grimoire does, in a database that isn't there yet. */
const storeGame = (game: object) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('belfry-games', 1)
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('games', { keyPath: 'id' }).createIndex('byScript', 'scriptId')
    opening.onsuccess = () => {
      const { transaction } = opening.result.transaction('games', 'readwrite').objectStore('games').put(game)
      if (transaction) transaction.oncomplete = () => resolve()
      opening.result.close()
    }
  })
