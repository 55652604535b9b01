import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workerPaths } from '../../src/routes/worker.ts'
import { freePort, serve } from '../serve.ts'
import { type Isolate, type IsolateMemory, openIsolate } from './isolate.ts'
import type { Measure } from './measure.ts'
import { scriptFileOf } from './script-file.ts'

const prints = 10
/** What the platform gives an isolate, in megabytes. */
const most = 128

const kinds = [
  { what: 'PDF of 25, with nights', path: workerPaths.sheetPdf, count: 25 },
  { what: 'PNG of 60 at 2x', path: workerPaths.sheetPng, count: 60 },
  { what: 'card of 60', path: workerPaths.scriptCard, count: 60 }
] as const

/**
 * The most that the isolate of a fresh Worker holds after a print, with all that the print has left lying. Before each
 * the engine collects what nobody needs: without a limit, as it runs here, it would put that off for long.
 */
export async function measurePrintMemory(): Promise<Measure[]> {
  const state = await mkdtemp(join(tmpdir(), 'belfry-bench-'))
  const inspector = await freePort()
  const served = await serve({ port: await freePort(), state, inspector })
  const isolate = await openIsolate(inspector)
  try {
    const measures: Measure[] = []
    for (const { what, path, count } of kinds) {
      const largest = await largestOf(isolate, served.origin, path, count)
      measures.push({ what: `isolate: ${what}`, value: totalOf(largest), unit: 'MB', budget: most })
      measures.push({ what: `isolate: ${what}, of it WebAssembly`, value: largest.wasm, unit: 'MB' })
    }
    return measures
  } finally {
    isolate.close()
    await served.stop()
    await rm(state, { recursive: true, force: true })
  }
}

const totalOf = ({ heap, buffers, wasm }: IsolateMemory) => heap + buffers + wasm

async function largestOf(isolate: Isolate, origin: string, path: string, count: number) {
  let largest: IsolateMemory = { heap: 0, buffers: 0, wasm: 0 }
  for (let index = 0; index < prints; index++) {
    await isolate.collect(() => drain(fetch(origin + workerPaths.health)))
    const body = JSON.stringify(scriptFileOf(count, `Bench ${index}`))
    await drain(fetch(origin + path, { method: 'POST', body }))
    const now = await isolate.measure()
    if (totalOf(now) > totalOf(largest)) largest = now
  }
  return largest
}

async function drain(asked: Promise<Response>) {
  const response = await asked
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`)
}
