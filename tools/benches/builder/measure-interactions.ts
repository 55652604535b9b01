import type { Page } from 'playwright-core'
import { type Measure, medianOf } from '../measure.ts'
import { slowComputer } from '../throttled-page.ts'
import { type BuilderBench, withSettledBuilder } from './builder-page.ts'
import {
  filterPicker,
  type Interaction,
  type InteractionTimes,
  interactions,
  removeAndUndo,
  sortList,
  typeAtOnce,
  typeByKeys,
  undoAdding
} from './interactions.ts'
import { scriptSizes } from './stored-script.ts'

/** Page loads for each size of script, in turn, so that a busy machine slows all sizes; what each load does how often. */
const loads = 3
const rounds = 2

/** Milliseconds at the size of script that a budget is for. */
const budgets: Partial<Record<Interaction, Readonly<Partial<Record<number, number>>>>> = {
  key: { 100: 40 },
  enter: { 100: 40 },
  add: { 25: 165 },
  slowest: { 25: 40 }
}
/** A script of 200 beside an empty one. */
const growthBudget = 1.15

/** Times of the interactions with a script of 0, 25, 100 and 200 characters on a 4x slower CPU. */
export async function measureInteractions(bench: BuilderBench): Promise<Measure[]> {
  const floorBench = { ...bench, origin: bench.floor }
  const bySize = new Map<number, InteractionTimes[]>(scriptSizes.map(size => [size, []]))
  const ofFloor: InteractionTimes[] = []
  for (let load = 0; load < loads; load++) {
    for (const [size, times] of bySize)
      times.push(...(await withSettledBuilder(bench, size, slowComputer, page => play(page, playRound))))
    ofFloor.push(
      ...(await withSettledBuilder(floorBench, 0, slowComputer, page => play(page, playFloorRound)))
    )
  }
  return (Object.keys(interactions) as Interaction[]).flatMap(interaction => {
    const middle = (times: readonly InteractionTimes[] = []) => {
      const values = times.flatMap(each => each[interaction] ?? [])
      return values.length > 0 ? medianOf(values) : undefined
    }
    return rows(interaction, size => middle(bySize.get(size)), middle(ofFloor))
  })
}

function rows(
  interaction: Interaction,
  timeWith: (size: number) => number | undefined,
  floor: number | undefined
): Measure[] {
  const what = interactions[interaction]
  const found = scriptSizes.flatMap(size => {
    const value = timeWith(size)
    return value === undefined ? [] : [{ size, value }]
  })
  const measures = found.map(
    ({ size, value }): Measure => ({
      what: `${what}, ${size}`,
      value,
      unit: 'ms',
      budget: budgets[interaction]?.[size],
      floor
    })
  )
  const [smallest, largest] = [found[0], found.at(-1)]
  // The browser rounds the slowest to 8 ms.
  if (!smallest || !largest || interaction === 'slowest') return measures
  const growth = largest.value / smallest.value
  const where = `${what}, ${largest.size} beside ${smallest.size}`
  return [...measures, { what: where, value: growth, unit: '×', budget: growthBudget }]
}

async function play(
  page: Page,
  playRound: (page: Page, isLast: boolean) => Promise<InteractionTimes>
): Promise<InteractionTimes[]> {
  const times: InteractionTimes[] = []
  for (let round = 1; round <= rounds; round++) times.push(await playRound(page, round === rounds))
  return times
}

/** Opens the picker last, since that leaves the script's screen. */
async function playRound(page: Page, isLast: boolean): Promise<InteractionTimes> {
  const byKeys = await typeByKeys(page)
  const removed = await removeAndUndo(page)
  await undoAdding(page)
  const canSort = (await page.locator('.sort-button').count()) > 0
  const sorted = canSort ? await sortList(page) : {}
  const atOnce = await typeAtOnce(page)
  await undoAdding(page)
  const filtered = isLast ? await filterPicker(page) : {}
  return { ...byKeys, ...removed, ...sorted, ...atOnce, ...filtered }
}

/** The floor can't remove what was added. */
async function playFloorRound(page: Page): Promise<InteractionTimes> {
  const byKeys = await typeByKeys(page)
  await page.reload()
  const atOnce = await typeAtOnce(page)
  await page.reload()
  return { ...byKeys, ...atOnce }
}
