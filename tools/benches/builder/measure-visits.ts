import type { BrowserContext, Page } from 'playwright-core'
import { builderPaths } from '../../../src/routes.ts'
import { type Measure, medianOf } from '../measure.ts'
import { type FileKind, fileKinds, observeAppearance, recordTraffic } from '../page-load.ts'
import { type Conditions, desktop, openThrottledPage, slowPhone, withProfile } from '../throttled-page.ts'
import { type BuilderBench, openAndType, settleTime } from './builder-page.ts'

/** Visits in which the newcomer's name is typed at once, and visits without any input. */
const runs = { typing: 5, watching: 3 }

interface Visits {
  acceptsTyping: number
  ready: number
  firstPaint: number
  blockingTime: number
  /** The largest of all visits, since a shift depends on what comes first; to three digits, as Lighthouse gives it. */
  shift: number
  /** Bytes that the page has received when it was ready. */
  bytes: Record<FileKind, number>
}

type VisitBudgets = Partial<Omit<Visits, 'bytes'>>

const places: readonly { name: string; conditions: Conditions; first: VisitBudgets; later: VisitBudgets }[] =
  [
    { name: 'desktop', conditions: desktop, first: { ready: 190 }, later: {} },
    {
      name: 'slow 4G and 4x',
      conditions: slowPhone,
      first: { ready: 1400, firstPaint: 700, blockingTime: 100 },
      later: { ready: 600 }
    }
  ]

/** First and later visits of an empty script: when the page is usable, how it appears, and what it has received by then. */
export async function measureVisits({ browser, origin, floor }: BuilderBench): Promise<Measure[]> {
  const measures: Measure[] = []
  const inNewProfile = <Result>(baseURL: string, work: (profile: BrowserContext) => Promise<Result>) =>
    withProfile(browser, { baseURL }, work)
  for (const { name, conditions, first, later } of places) {
    const firstVisits = (baseURL: string) =>
      visit(work =>
        inNewProfile(baseURL, async profile => work(await openThrottledPage(profile, conditions)))
      )
    const laterVisits = (baseURL: string) =>
      inNewProfile(baseURL, async profile => {
        await visitOnce(profile)
        return visit(async work => {
          const page = await openThrottledPage(profile, conditions)
          await work(page)
          await page.close()
        })
      })
    const [visits, floorVisits] = [await firstVisits(origin), await firstVisits(floor)]
    measures.push(...visitRows(`first visit, ${name}`, visits, floorVisits, first))
    if (conditions.slowNetwork) measures.push(...byteRows(visits.bytes, floorVisits.bytes))
    measures.push(
      ...visitRows(`later visit, ${name}`, await laterVisits(origin), await laterVisits(floor), later)
    )
  }
  return measures
}

async function visit(open: (work: (page: Page) => Promise<void>) => Promise<void>): Promise<Visits> {
  const typed: Pick<Visits, 'acceptsTyping' | 'ready' | 'bytes'>[] = []
  const watched: Pick<Visits, 'firstPaint' | 'blockingTime' | 'shift'>[] = []
  for (let run = 0; run < runs.typing; run++)
    await open(async page => {
      const traffic = await recordTraffic(page)
      const { acceptsTyping, ready, time } = await openAndType(page)
      typed.push({ acceptsTyping, ready, bytes: traffic.bytesUntil(time) })
    })
  for (let run = 0; run < runs.watching; run++)
    await open(async page => {
      const appearance = await observeAppearance(page)
      await page.goto(builderPaths.script, { waitUntil: 'commit' })
      await page.locator('[role="combobox"]:enabled').first().waitFor()
      await page.waitForTimeout(settleTime)
      watched.push(await appearance())
    })
  return {
    acceptsTyping: medianOf(typed.map(({ acceptsTyping }) => acceptsTyping)),
    ready: medianOf(typed.map(({ ready }) => ready)),
    firstPaint: medianOf(watched.map(({ firstPaint }) => firstPaint)),
    blockingTime: medianOf(watched.map(({ blockingTime }) => blockingTime)),
    shift: Number(Math.max(...watched.map(({ shift }) => shift)).toFixed(3)),
    bytes: Object.fromEntries(
      fileKinds.map(kind => [kind, medianOf(typed.map(({ bytes }) => bytes[kind]))])
    ) as Visits['bytes']
  }
}

/** Opens the builder and waits until its service worker has stored what it stores; the floor has none. */
async function visitOnce(profile: BrowserContext) {
  const page = await profile.newPage()
  await page.goto(builderPaths.script)
  await page.locator('[role="combobox"]:enabled').first().waitFor()
  await page.waitForTimeout(settleTime)
  await page.evaluate(async () => {
    if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready
  })
  const countStored = () =>
    page.evaluate(async () => {
      const stored = await Promise.all(
        (await caches.keys()).map(async name => (await caches.open(name)).keys())
      )
      return stored.flat().length
    })
  let stored = -1
  for (let now = await countStored(); now > stored; now = await countStored()) {
    stored = now
    await page.waitForTimeout(1_000)
  }
  await page.close()
}

function visitRows(where: string, visits: Visits, floor: Visits, budgets: VisitBudgets): Measure[] {
  const row = (key: keyof VisitBudgets, what: string): Measure => ({
    what: `${where}: ${what}`,
    value: visits[key],
    unit: 'ms',
    budget: budgets[key],
    floor: floor[key]
  })
  return [
    row('firstPaint', 'first paint'),
    row('acceptsTyping', 'field accepts typing'),
    row('ready', 'ready'),
    row('blockingTime', 'blocking time'),
    { ...row('shift', 'shift of layout'), unit: '', budget: 0 }
  ]
}

function byteRows(bytes: Visits['bytes'], floor: Visits['bytes']): Measure[] {
  const all = (of: Visits['bytes']) => fileKinds.reduce((sum, kind) => sum + of[kind], 0) / 1024
  const kinds = fileKinds.map(
    (kind): Measure => ({
      what: `before ready: ${kind}`,
      value: bytes[kind] / 1024,
      unit: 'KB',
      budget: kind === 'js' ? 125 : undefined,
      floor: floor[kind] / 1024
    })
  )
  return [
    ...kinds,
    { what: 'before ready: all', value: all(bytes), unit: 'KB', budget: 170, floor: all(floor) }
  ]
}
