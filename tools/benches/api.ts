import { workerPaths } from '../../src/routes/worker-paths.ts'
import { measureLoad, repeatUrl, serveTrivial } from './load.ts'
import { type Bench, medians } from './measure.ts'
import { gzipped, workerFiles } from './sizes.ts'

const rounds = 7
const requests = 2_000
const connections = 8

/** Requests per second of the API, relative to a trivial Worker on the same runtime; and the Worker's size. */
export const measureApi: Bench = async ({ origin, state }) => {
  const trivial = await serveTrivial(`${state}/trivial`)
  try {
    for (const each of [origin, trivial.origin]) await rate(each)
    const [ours = 0, theirs = 0, ratio = 0] = await medians(rounds, async () => {
      const [mine, other] = [await rate(origin), await rate(trivial.origin)]
      return [mine, other, mine / other]
    })
    return [
      { what: `GET ${workerPaths.health}`, value: ours, unit: '/s' },
      { what: 'a trivial Hono route', value: theirs, unit: '/s' },
      { what: 'the one beside the other', value: ratio, unit: '×', budget: 0.8, isMinimum: true },
      { what: 'Worker, gz', value: gzipped(workerFiles()) / 1024, unit: 'KB', budget: 3 * 1024 }
    ]
  } finally {
    await trivial.stop()
  }
}

const rate = async (origin: string) =>
  (await measureLoad(repeatUrl(`${origin}${workerPaths.health}`, requests), { connections })).rate
