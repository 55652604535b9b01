import { workerPaths } from '../../src/routes/worker.ts'
import { measureBrowserPrints } from './browser-prints.ts'
import { type Bench, type Measure, median } from './measure.ts'
import { measurePrintMemory } from './print-memory.ts'
import { scriptFileOf } from './script-file.ts'

const warmUps = 3
const runs = 20

/**
 * Sheets made by the Worker once it is warm, by a browser's web worker, and by Chromium printing an equal page; the sizes
 * of the files, and the memory that the Worker's isolate needs. Each time of another title, or it would be handed on.
 */
export const measureSheets: Bench = async origin => {
  const edge = (path: string, query = '') => `${origin}${path}${query}`
  return [
    ...(await measure(edge(workerPaths.sheetPdf, '?parts=sheet'), 'PDF of 25, sheet', pdf)),
    ...(await measure(edge(workerPaths.sheetPdf), 'PDF of 25, with nights', pdf)),
    ...(await measure(edge(workerPaths.sheetPng), 'PNG of 25 at 2x', { time: 300 })),
    ...(await measure(edge(workerPaths.scriptCard), 'card of 25', {})),
    ...(await measureBrowserPrints(origin, () => print(edge(workerPaths.sheetPdf)))),
    ...(await measurePrintMemory())
  ]
}

/** Milliseconds, and KB. */
interface Budget {
  time?: number
  size?: number
}

const pdf: Budget = { time: 120, size: 120 }

async function measure(address: string, what: string, budget: Budget): Promise<Measure[]> {
  for (let index = 0; index < warmUps; index++) await print(address)
  const time = await median(runs, async () => {
    const began = performance.now()
    await print(address)
    return performance.now() - began
  })
  const size = (await print(address)) / 1024
  const most = (value: number | undefined) => (value === undefined ? {} : { budget: value })
  return [
    { what: `edge: ${what}`, value: time, unit: 'ms', ...most(budget.time) },
    { what: `edge: ${what}, size`, value: size, unit: 'KB', ...most(budget.size) }
  ]
}

let titles = 0

/** Bytes of the printed file. */
async function print(address: string): Promise<number> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scriptFileOf(25, `Bench ${titles++}`))
  })
  const { byteLength } = await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return byteLength
}
