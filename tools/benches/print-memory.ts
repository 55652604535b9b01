import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workerPaths } from '../../src/routes/worker-paths.ts'
import { findFreePort, serve } from '../serve/serve.ts'
import { type Isolate, type IsolateMemory, openIsolate } from './isolate.ts'
import type { Measure } from './measure.ts'
import { sampleScriptFile } from './sample-script.ts'

const prints = 10
/** Cloudflare's limit per isolate, in megabytes. */
const memoryLimit = 128

const kinds = [
  { what: 'PDF of 25, with nights', path: workerPaths.sheetPdf, count: 25 },
  { what: 'PNG of 60 at 2x', path: workerPaths.sheetPng, count: 60 },
  { what: 'card of 60', path: workerPaths.scriptCard, count: 60 }
] as const

/**
 * The largest memory of a fresh Worker's isolate after a print, including its garbage. A garbage collection precedes each
 * print: without a memory limit, as here, the engine would delay it for long.
 */
export async function measurePrintMemory(): Promise<Measure[]> {
  const state = await mkdtemp(join(tmpdir(), 'belfry-bench-'))
  const inspector = await findFreePort()
  const server = await serve({ port: await findFreePort(), state, inspector })
  const isolate = await openIsolate(inspector)
  try {
    const measures: Measure[] = []
    for (const { what, path, count } of kinds) {
      const largest = await largestOf(isolate, server.origin, path, count)
      measures.push({ what: `isolate: ${what}`, value: totalOf(largest), unit: 'MB', budget: memoryLimit })
      measures.push({ what: `isolate: ${what}, of it WebAssembly`, value: largest.wasm, unit: 'MB' })
    }
    return measures
  } finally {
    isolate.close()
    await server.stop()
    await rm(state, { recursive: true, force: true })
  }
}

const totalOf = ({ heap, buffers, wasm }: IsolateMemory) => heap + buffers + wasm

async function largestOf(isolate: Isolate, origin: string, path: string, count: number) {
  let largest: IsolateMemory = { heap: 0, buffers: 0, wasm: 0 }
  for (let index = 0; index < prints; index++) {
    await isolate.collect(() => drain(fetch(origin + workerPaths.health)))
    const body = JSON.stringify(sampleScriptFile(count, `Bench ${index}`))
    await drain(fetch(origin + path, { method: 'POST', body }))
    const now = await isolate.measure()
    if (totalOf(now) > totalOf(largest)) largest = now
  }
  return largest
}

async function drain(pending: Promise<Response>) {
  const response = await pending
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${response.url} responds with ${response.status}`)
}
