import { setTimeout as wait } from 'node:timers/promises'
import { workerPaths } from '../../src/routes/worker-paths.ts'
import { type LoadResult, measureLoad, repeatUrl, serveTrivial } from './load.ts'
import { type Bench, type Measure, medians } from './measure.ts'
import { type PublicScript, savePublicScripts } from './public-scripts.ts'

/** Many short rounds in turn with the trivial Worker: other load on the machine affects both. */
const rounds = 15
const requests = 400
const connections = 8
/** Scripts that are requested once each: over 100, so that the p99 is not the slowest response. */
const scripts = 200
/** Milliseconds after which the Worker revalidates a cached response. */
const revalidateAfter = 4_100

/**
 * Measures responses with a public script of 25 characters: page, file, and 304 for an unchanged file. Each relative to
 * the trivial Worker on the same runtime under the same load.
 *
 * - warm: cached, many parallel requests
 * - lapsed: cached, but old enough that the Worker checks the database; one request per script, in sequence
 * - cold: not cached, so the Worker renders it; one request per script, in sequence
 */
export const measurePublic: Bench = async ({ origin, state }) => {
  const [one, ...others] = await savePublicScripts(origin, state, scripts + 1)
  if (!one) throw new Error('At least one script must be saved')
  const trivial = await serveTrivial(`${state}/trivial`)
  try {
    const baseline = trivial.origin + workerPaths.health
    for (const url of [one.page, one.file, baseline]) await measureLoad(repeatUrl(url, 50), { connections })
    return [...(await measureOnce(others, baseline)), ...(await measureWarm(one, trivial.origin))]
  } finally {
    await trivial.stop()
  }
}

async function measureOnce(scripts: readonly PublicScript[], baseline: string): Promise<Measure[]> {
  const pages = scripts.map(({ page }) => page)
  const files = scripts.map(({ file }) => file)
  const measures: Measure[] = []
  const measure = async (what: string, urls: readonly string[]) => {
    const ours = await measureLoad(urls, { connections: 1 })
    const other = await measureLoad(repeatUrl(baseline, urls.length), { connections: 1 })
    measures.push(...rows(what, ours))
    measures.push({ what: 'a trivial route meanwhile, p50', value: other.p50, unit: 'ms' })
    measures.push({ what: `${what}, beside that`, value: ours.rate / other.rate, unit: '×' })
  }
  await measure('page, cold', pages)
  await measure('file, cold', files)
  await wait(revalidateAfter)
  await measure('page, lapsed', pages)
  await measure('file, lapsed', files)
  return measures
}

async function measureWarm({ page, file }: PublicScript, trivial: string): Promise<Measure[]> {
  const headers = { 'if-none-match': (await fetch(file)).headers.get('etag') ?? '' }
  /** A trivial response of the same length. */
  const sameLength = async (url: string) =>
    `${trivial}/api/bytes/${(await (await fetch(url)).arrayBuffer()).byteLength}`
  const empty = trivial + workerPaths.health
  const kinds = [
    { what: 'page, warm', url: page, baseline: await sameLength(page), options: {} },
    { what: 'file, warm', url: file, baseline: await sameLength(file), options: {} },
    { what: '304 of a file, warm', url: file, baseline: empty, options: { headers, status: 304 } }
  ]
  const measures: Measure[] = []
  for (const { what, url, baseline, options } of kinds) {
    const [rate = 0, p50 = 0, p99 = 0, theirs = 0, ratio = 0] = await medians(rounds, async () => {
      const ours = await measureLoad(repeatUrl(url, requests), { connections, ...options })
      const other = await measureLoad(repeatUrl(baseline, requests), { connections })
      return [ours.rate, ours.p50, ours.p99, other.rate, ours.rate / other.rate]
    })
    measures.push(...rows(what, { rate, p50, p99 }))
    measures.push({ what: 'a trivial route as long, meanwhile', value: theirs, unit: '/s' })
    measures.push({ what: `${what}, beside that`, value: ratio, unit: '×', budget: 0.8, isMinimum: true })
  }
  return measures
}

const rows = (what: string, { rate, p50, p99 }: LoadResult): Measure[] => [
  { what, value: rate, unit: '/s' },
  { what: `${what}, p50`, value: p50, unit: 'ms' },
  { what: `${what}, p99`, value: p99, unit: 'ms' }
]
