import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findFreePort } from '../serve/serve.ts'
import { type Bench, median } from './measure.ts'

/** The start time of `npm start` with everything installed and built, from the command to its "ready" line. */
export const measureStart: Bench = async () => [
  { what: 'npm start, all built', value: await median(3, untilReady), unit: 'ms', budget: 5_000 }
]

async function untilReady(): Promise<number> {
  const began = performance.now()
  const PORT = String(await findFreePort())
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT },
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore']
  })
  const ended = once(child, 'exit')
  try {
    for await (const line of createInterface(child.stdout))
      if (line.startsWith('Belfry is ready')) return performance.now() - began
    throw new Error('npm start exited before it was ready')
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
    await ended
  }
}
