import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { runTool, startTool } from '../processes/run-tool.ts'
import { hashFiles, readTextFile, writeTextFile } from '../processes/stamp.ts'
import { localSecret } from './local-secret.ts'

/** Milliseconds. */
const timeouts = { start: 60_000, stop: 5_000 }

interface ServeOptions {
  port: number
  /** The folder of the database, images and secrets. */
  state: string
  /** The Wrangler configuration of another Worker. */
  config?: string
  /** Environment variables of the Worker besides its configuration. */
  variables?: Record<string, string>
  /** Port of V8's inspector for the Worker. */
  inspector?: number
  /** A file for all that the server logs, besides the standard error output. */
  log?: string
}

export interface LocalServer {
  origin: string
  /** The process group of the server and its runtime. */
  group: number
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<unknown>
  stop(): Promise<void>
  /** Kills it at once without a graceful shutdown, like a power failure. */
  kill(): Promise<void>
}

/**
 * Serves the built Worker with a local database and image store in `state`, after applying the migrations; with
 * `config`, another Worker without either.
 *
 * @throws Error with a message for the user when the server does not start
 */
export async function serve({
  port,
  state,
  config,
  variables = {},
  inspector = 0,
  log
}: ServeOptions): Promise<LocalServer> {
  if (!config) await migrate(state)
  const args = ['dev', '--port', `${port}`, '--inspector-port', `${inspector}`, '--persist-to', state]
  if (config) args.push('--config', config)
  const workerVariables = config ? variables : { AUTH_SECRET: localSecret(state), ...variables }
  for (const [name, value] of Object.entries(workerVariables)) args.push('--var', `${name}:${value}`)
  const quietArgs = ['--log-level', 'error', '--show-interactive-dev-session=false']
  const child = startTool('wrangler', [...args, ...quietArgs], { group: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const ended = once(child, 'exit')
  const killGroup = () => signalGroup(child, 'SIGKILL')
  process.once('exit', killGroup)
  void ended.then(() => process.off('exit', killGroup))
  const origin = `http://localhost:${port}`
  try {
    await waitUntilReady(`${origin}/api/health`, child)
  } catch {
    await end(child, ended)
    throw new Error(`The server did not start.\n${output}`)
  }
  for (const stream of [child.stdout, child.stderr]) {
    stream?.pipe(process.stderr, { end: false })
    if (log) stream?.pipe(createWriteStream(log, { flags: 'a' }))
  }
  const kill = async () => {
    killGroup()
    await ended
    while (!(await isPortFree(port))) await wait(20)
  }
  return { origin, group: child.pid ?? 0, ended, stop: () => end(child, ended), kill }
}

/** Whether no program listens on the port, on either address of `localhost` (IPv4 and IPv6). */
export async function isPortFree(port: number): Promise<boolean> {
  const results = await Promise.all(['127.0.0.1', '::1'].map(host => canListen(port, host)))
  return results.every(Boolean)
}

/** A port that no program uses at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('A listening TCP server must have a port')
  return address.port
}

/** Applies the migrations to the local database, unless a stored hash shows that they are applied already. */
export async function migrate(state: string) {
  const stamp = `${state}/migrated-to`
  const current = hashFiles(['migrations/*.sql'])
  if (readTextFile(stamp) === current) return
  const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state]
  const { code, output } = await runTool('wrangler', args)
  if (code !== 0) throw new Error(`The migrations could not be applied.\n${output}`)
  writeTextFile(stamp, current)
}

async function waitUntilReady(url: string, child: ChildProcess) {
  const deadline = Date.now() + timeouts.start
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await wait(100)
  }
  throw new Error(`No response from ${url}`)
}

/** Ends the whole process group: wrangler alone would leave its runtime running. */
async function end(child: ChildProcess, ended: Promise<unknown>) {
  signalGroup(child, 'SIGINT')
  const timeout = wait(timeouts.stop, 'timeout', { ref: false })
  if ((await Promise.race([ended, timeout])) === 'timeout') signalGroup(child, 'SIGKILL')
  await ended
}

function signalGroup({ pid }: ChildProcess, signal: 'SIGINT' | 'SIGKILL') {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // The process has ended already.
  }
}

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
    server.close()
    return true
  } catch (error) {
    // Without IPv6 listening fails with another code; then no other program listens there either.
    return error instanceof Error && 'code' in error && error.code !== 'EADDRINUSE'
  }
}
