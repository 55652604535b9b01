import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workerPaths } from '../../src/routes/worker.ts'
import { freePort, serve } from '../serve.ts'
import { type Bench, medians } from './measure.ts'
import { gzipped, workerFiles } from './sizes.ts'

const rounds = 7
const requests = 2_000
const connections = 8

/** Requests a second of the API beside those of a trivial Worker on the same runtime, and the Worker's size. */
export const measureApi: Bench = async origin => {
  const state = await mkdtemp(join(tmpdir(), 'belfry-bench-'))
  const config = 'tools/benches/trivial-worker.toml'
  const trivial = await serve({ port: await freePort(), state, config })
  try {
    for (const each of [origin, trivial.origin]) await rate(each)
    const [ours = 0, theirs = 0, ratio = 0] = await medians(rounds, async () => {
      const [mine, other] = [await rate(origin), await rate(trivial.origin)]
      return [mine, other, mine / other]
    })
    return [
      { what: `GET ${workerPaths.health}`, value: ours, unit: '/s' },
      { what: 'a trivial Hono route', value: theirs, unit: '/s' },
      { what: 'the one beside the other', value: ratio, unit: '×', budget: 0.8, isFloor: true },
      { what: 'Worker, gz', value: gzipped(workerFiles()) / 1024, unit: 'KB', budget: 3 * 1024 }
    ]
  } finally {
    await trivial.stop()
    await rm(state, { recursive: true, force: true })
  }
}

/** Requests a second, over a few connections that stay open. */
async function rate(origin: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let left = requests
  const began = performance.now()
  const ask = async () => {
    while (left-- > 0) await answered(`${origin}${workerPaths.health}`, agent)
  }
  await Promise.all(Array.from({ length: connections }, ask))
  agent.destroy()
  return requests / ((performance.now() - began) / 1000)
}

const answered = (address: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    const request = get(address, { agent }, response => {
      if (response.statusCode !== 200) reject(new Error(`${address} answers ${response.statusCode}`))
      response.resume().on('end', resolve)
    })
    request.on('error', reject)
  })
