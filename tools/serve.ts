import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { hashOf, readStamp, writeStamp } from './build.ts'
import { runTool, startTool } from './command.ts'
import { localSecret } from './local-secret.ts'

const patience = { start: 60_000, stop: 5_000 }

interface Place {
  port: number
  state: string
  config?: string
  /** What the Worker is told besides its configuration. */
  variables?: Record<string, string>
  /** Port where V8's inspector can be asked about the Worker. */
  inspector?: number
}

export interface Served {
  origin: string
  /** Resolves when the server has ended, of itself or not. */
  ended: Promise<unknown>
  stop(): Promise<void>
  /** Ends it at once, with no chance to finish anything, as a loss of power would. */
  kill(): Promise<void>
}

/**
 * Serves the built Worker with its local database and image store kept in `state`, the migrations applied; or, under
 * another `config`, a Worker that has neither. Throws with a sentence to show when it cannot.
 */
export async function serve({ port, state, config, variables = {}, inspector = 0 }: Place): Promise<Served> {
  if (!config) await migrate(state)
  const words = ['dev', '--port', `${port}`, '--inspector-port', `${inspector}`, '--persist-to', state]
  if (config) words.push('--config', config)
  const told = config ? variables : { AUTH_SECRET: localSecret(state), ...variables }
  for (const [name, value] of Object.entries(told)) words.push('--var', `${name}:${value}`)
  const quietly = ['--log-level', 'error', '--show-interactive-dev-session=false']
  const child = startTool('wrangler', [...words, ...quietly], { group: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  const ended = once(child, 'exit')
  const killGroup = () => signalGroup(child, 'SIGKILL')
  process.once('exit', killGroup)
  void ended.then(() => process.off('exit', killGroup))
  const origin = `http://localhost:${port}`
  try {
    await untilAnswering(`${origin}/api/health`, child)
  } catch {
    await end(child, ended)
    throw new Error(`The server did not start.\n${said}`)
  }
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(process.stderr, { end: false })
  const kill = async () => {
    killGroup()
    await ended
    while (!(await isFree(port))) await wait(20)
  }
  return { origin, ended, stop: () => end(child, ended), kill }
}

/** Whether nobody listens on the port, on either of the addresses that `localhost` may mean. */
export async function isFree(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map(host => canListen(port, host)))
  return answers.every(Boolean)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('A TCP server has a numbered port')
  return address.port
}

/** Brings the local database to the newest migration; the files' hash, kept beside it, spares doing so again. */
async function migrate(state: string) {
  const stamp = `${state}/migrated-to`
  const wanted = hashOf(['migrations/*.sql'])
  if (readStamp(stamp) === wanted) return
  const words = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state]
  const { code, output } = await runTool('wrangler', words)
  if (code !== 0) throw new Error(`The migrations could not be applied.\n${output}`)
  writeStamp(stamp, wanted)
}

async function untilAnswering(address: string, child: ChildProcess) {
  const deadline = Date.now() + patience.start
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    await wait(100)
  }
  throw new Error('No answer')
}

/** Ends the whole group: wrangler leaves its runtime behind when only itself is told. */
async function end(child: ChildProcess, ended: Promise<unknown>) {
  signalGroup(child, 'SIGINT')
  const late = wait(patience.stop, 'late', { ref: false })
  if ((await Promise.race([ended, late])) === 'late') signalGroup(child, 'SIGKILL')
  await ended
}

function signalGroup({ pid }: ChildProcess, signal: 'SIGINT' | 'SIGKILL') {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // It has ended already.
  }
}

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
    server.close()
    return true
  } catch (error) {
    // A machine without IPv6 cannot listen there, and nobody else can either.
    return error instanceof Error && 'code' in error && error.code !== 'EADDRINUSE'
  }
}
