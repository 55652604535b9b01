import { setTimeout as wait } from 'node:timers/promises'
import { workerPaths } from '../../src/routes/worker.ts'
import { type Load, load, often, serveTrivial } from './load.ts'
import { type Bench, type Measure, medians } from './measure.ts'
import { type PublicScript, savePublicScripts } from './public-scripts.ts'

/** Many short ones, by turns with the trivial Worker: what else the machine does comes upon both. */
const rounds = 15
const requests = 400
const connections = 8
/** Scripts that are asked for once each: 100 for a p99 that is not the slowest of all. */
const scripts = 200
/** Milliseconds after which the Worker looks again whether an answer is still so. */
const lapse = 4_100

/**
 * A public script of 25 as page, as file, and as the answer that whoever holds the file still has the newest. Warm: asked
 * for by many in the same seconds. Lapsed: not asked for lately, so that the database is looked at. Cold: not asked for
 * since it was saved, so that it is made. Lapsed and cold ones are asked for one after the other, each once. Beside each
 * the trivial Worker on the same runtime, asked in the same way.
 */
export const measurePublic: Bench = async (origin, state) => {
  const [one, ...others] = await savePublicScripts(origin, state, scripts + 1)
  if (!one) throw new Error('There is no script to ask for')
  const trivial = await serveTrivial(`${state}/trivial`)
  try {
    const plain = trivial.origin + workerPaths.health
    for (const address of [one.page, one.file, plain]) await load(often(address, 50), { connections })
    return [...(await measureOnce(others, plain)), ...(await measureWarm(one, trivial.origin))]
  } finally {
    await trivial.stop()
  }
}

async function measureOnce(scripts: readonly PublicScript[], plain: string): Promise<Measure[]> {
  const pages = scripts.map(({ page }) => page)
  const files = scripts.map(({ file }) => file)
  const measures: Measure[] = []
  const measure = async (what: string, addresses: readonly string[]) => {
    const ours = await load(addresses, { connections: 1 })
    const other = await load(often(plain, addresses.length), { connections: 1 })
    measures.push(...rows(what, ours))
    measures.push({ what: 'a trivial route meanwhile, p50', value: other.p50, unit: 'ms' })
    measures.push({ what: `${what}, beside that`, value: ours.rate / other.rate, unit: '×' })
  }
  await measure('page, cold', pages)
  await measure('file, cold', files)
  await wait(lapse)
  await measure('page, lapsed', pages)
  await measure('file, lapsed', files)
  return measures
}

async function measureWarm({ page, file }: PublicScript, trivial: string): Promise<Measure[]> {
  const headers = { 'if-none-match': (await fetch(file)).headers.get('etag') ?? '' }
  const asLong = async (address: string) =>
    `${trivial}/api/bytes/${(await (await fetch(address)).arrayBuffer()).byteLength}`
  const plain = trivial + workerPaths.health
  const kinds = [
    { what: 'page, warm', address: page, beside: await asLong(page), options: {} },
    { what: 'file, warm', address: file, beside: await asLong(file), options: {} },
    { what: '304 of a file, warm', address: file, beside: plain, options: { headers, status: 304 } }
  ]
  const measures: Measure[] = []
  for (const { what, address, beside, options } of kinds) {
    const [rate = 0, p50 = 0, p99 = 0, theirs = 0, ratio = 0] = await medians(rounds, async () => {
      const ours = await load(often(address, requests), { connections, ...options })
      const other = await load(often(beside, requests), { connections })
      return [ours.rate, ours.p50, ours.p99, other.rate, ours.rate / other.rate]
    })
    measures.push(...rows(what, { rate, p50, p99 }))
    measures.push({ what: 'a trivial route as long, meanwhile', value: theirs, unit: '/s' })
    measures.push({ what: `${what}, beside that`, value: ratio, unit: '×', budget: 0.8, isFloor: true })
  }
  return measures
}

const rows = (what: string, { rate, p50, p99 }: Load): Measure[] => [
  { what, value: rate, unit: '/s' },
  { what: `${what}, p50`, value: p50, unit: 'ms' },
  { what: `${what}, p99`, value: p99, unit: 'ms' }
]
