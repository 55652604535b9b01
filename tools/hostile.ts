import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workerPaths } from '../src/routes/worker-paths.ts'
import { build } from './build.ts'
import {
  addressRequests,
  fileRequests,
  type HostileRequest,
  largestRequests,
  printedRequests
} from './hostile/hostile-requests.ts'
import { pictureRequests } from './hostile/picture-requests.ts'
import { publicRequests } from './hostile/public-requests.ts'
import { measureRequests, type RequestCost, statusOf } from './hostile/send-requests.ts'
import { findFreePort, serve } from './serve/serve.ts'

/**
 * `npm run hostile [-- FILE]`: builds and serves the product, sends hostile requests to every open route, and prints what
 * each cost the Worker, the worst first; with FILE, all costs as JSON too. Exits with 1 when a request costs more than the
 * limits, fails with a status of 500 or more, or isn't answered. `ONLY=text` sends the requests whose name or path
 * contains the text.
 */
const limits = { cpu: 2, memory: 100 }
const fileBytes = 500_000
const shown = 25

const isTooMuch = ({ cpu, memory, status, isUnavailable }: RequestCost) =>
  cpu > limits.cpu || memory > limits.memory || isFailed(status, isUnavailable)

const isFailed = (status: number, isUnavailable: boolean) =>
  status === 0 || (status >= 500 && !(isUnavailable && status === 503))

const line = ({ name, path, bytes, status, cpu, memory }: RequestCost) =>
  `${cpu.toFixed(2).padStart(6)} s ${memory.toFixed(0).padStart(5)} MB  ${String(status || 'none').padEnd(4)} ${`${Math.round(bytes / 1000)} KB`.padStart(8)}  ${name}: ${path}`

await build()
const state = await mkdtemp(join(tmpdir(), 'belfry-hostile-'))
const server = await serve({ port: await findFreePort(), state })
try {
  const only = process.env.ONLY ?? ''
  const published = only && !only.includes('public') ? [] : await publicRequests(server.origin, state)
  const painted = only && !only.includes('pictures') ? [] : await pictureRequests(server.origin, state)
  const all: HostileRequest[] = [
    ...fileRequests(fileBytes),
    ...printedRequests(),
    ...largestRequests(),
    ...addressRequests,
    ...published,
    ...painted
  ]
  const selected = all.filter(({ name, path }) => `${name} ${path}`.includes(only))
  await warmUp(server.origin)
  const costs: RequestCost[] = []
  await measureRequests(server.origin, selected, cost => {
    costs.push(cost)
    if (isTooMuch(cost)) console.log(`✗ ${line(cost)}`)
  })
  costs.sort((one, other) => other.cpu - one.cpu)
  console.log(`\nThe ${shown} most expensive of ${costs.length} requests:`)
  for (const cost of costs.slice(0, shown)) console.log(line(cost))
  const [file] = process.argv.slice(2)
  if (file) await writeFile(file, `${JSON.stringify(costs, null, 2)}\n`)
  const failures = costs.filter(isTooMuch)
  console.log(
    `\n${failures.length} of ${costs.length} cost over ${limits.cpu} s or ${limits.memory} MB, or failed.`
  )
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await server.stop()
  await rm(state, { recursive: true, force: true })
}
process.exit()

/** Loads fonts, layout engine and texts, which an isolate does once, and lets the engine compile the code. */
async function warmUp(origin: string) {
  const ids =
    'washerwoman librarian investigator chef empath fortuneteller undertaker monk imp poisoner'.split(' ')
  for (let run = 0; run < 5; run++) {
    const body = JSON.stringify([{ id: '_meta', name: `Warm ${run}` }, ...ids])
    for (const path of [
      workerPaths.import,
      `${workerPaths.sheetPdf}?parts=sheet,back,night,almanac,tokens`,
      `${workerPaths.sheetPng}?parts=sheet`,
      workerPaths.scriptCard
    ])
      await statusOf(origin, path, body)
  }
}
