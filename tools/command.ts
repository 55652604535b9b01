import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Switches off what tools send or ask over the network of their own accord. What kind of run this is, each tool says
 * itself: a build that the tests start must not take over theirs and carry React's development half.
 */
const quiet = {
  ...process.env,
  NODE_ENV: undefined,
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CI: '1'
}

/** Runs one of the project's tools to its end; its output comes back, and is shown only when it is needed. */
export function runTool(name: string, words: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise(resolve => {
    const child = startTool(name, words)
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
}

/** Starts one of the project's tools under the Node that runs this; `group` puts it at the head of a process group. */
export function startTool(name: string, words: readonly string[], { group = false } = {}): ChildProcess {
  return spawn(process.execPath, [entryOf(name), ...words], {
    env: quiet,
    detached: group,
    stdio: ['ignore', 'pipe', 'pipe']
  })
}

function entryOf(name: string): string {
  if (name.endsWith('.ts')) return name
  const folder = `node_modules/${packageOf[name] ?? name}`
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8')
  )
  const entry = `${folder}/${typeof bin === 'string' ? bin : bin[name]}`
  if (!existsSync(entry)) throw new Error(`${name} is not installed`)
  return entry
}

/** Tools whose package has another name. */
const packageOf: Record<string, string> = { biome: '@biomejs/biome', tsc: 'typescript' }
