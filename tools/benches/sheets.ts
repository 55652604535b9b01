import { readFileSync } from 'node:fs'
import { workerPaths } from '../../src/routes/worker-paths.ts'
import { measureBrowserPrints } from './browser-prints.ts'
import { type Bench, type Measure, median } from './measure.ts'
import { measurePrintMemory } from './print-memory.ts'
import { sampleScriptFile } from './sample-script.ts'

const warmUps = 3
const runs = 20

/**
 * Measures prints of the warm Worker, of a browser's web worker, and of Chromium printing an equivalent page; the file
 * sizes, and the memory of the Worker's isolate. Every print has another title, so that no cache responds.
 */
export const measureSheets: Bench = async ({ origin }) => {
  const urlOf = (path: string, query = '') => `${origin}${path}${query}`
  return [
    ...(await measure(urlOf(workerPaths.sheetPdf, '?parts=sheet'), 'PDF of 25, sheet', pdf)),
    ...(await measure(urlOf(workerPaths.sheetPdf), 'PDF of 25, with nights', pdf)),
    ...(await measure(
      urlOf(workerPaths.sheetPdf, '?parts=sheet'),
      'PDF of 25 in Chinese',
      han,
      hanScriptFile
    )),
    ...(await measure(urlOf(workerPaths.sheetPng), 'PNG of 25 at 2x', { time: 300 })),
    ...(await measure(urlOf(workerPaths.scriptCard), 'card of 25', {})),
    ...(await measureBrowserPrints(origin, () => print(urlOf(workerPaths.sheetPdf)))),
    ...(await measurePrintMemory())
  ]
}

/** `time` in milliseconds, `size` in KB. */
interface Budget {
  time?: number
  size?: number
}

const pdf: Budget = { time: 120, size: 120 }
const han: Budget = { time: 400, size: 250 }

type ScriptFile = (name: string) => unknown

const latinScriptFile: ScriptFile = name => sampleScriptFile(25, name)

/** A script in Chinese with 25 characters. */
const hanScriptFile: ScriptFile = name => {
  const [meta, ...characters] = JSON.parse(
    readFileSync('tests/fixtures/writing-systems/chinese-simplified.json', 'utf8')
  )
  return [{ ...meta, name: `${meta.name} ${name}` }, ...characters]
}

async function measure(
  url: string,
  what: string,
  budget: Budget,
  scriptFile = latinScriptFile
): Promise<Measure[]> {
  for (let index = 0; index < warmUps; index++) await print(url, scriptFile)
  const time = await median(runs, async () => {
    const began = performance.now()
    await print(url, scriptFile)
    return performance.now() - began
  })
  const size = (await print(url, scriptFile)) / 1024
  const withBudget = (value: number | undefined) => (value === undefined ? {} : { budget: value })
  return [
    { what: `edge: ${what}`, value: time, unit: 'ms', ...withBudget(budget.time) },
    { what: `edge: ${what}, size`, value: size, unit: 'KB', ...withBudget(budget.size) }
  ]
}

let titleCount = 0

/** Requests a print; returns its size in bytes. */
async function print(url: string, scriptFile = latinScriptFile): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scriptFile(`Bench ${titleCount++}`))
  })
  const { byteLength } = await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} responds with ${response.status}`)
  return byteLength
}
