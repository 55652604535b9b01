import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Environment without telemetry and update checks. NODE_ENV is unset so that each tool picks its own: a build started
 * by the tests must not inherit theirs and include React's development build.
 */
const toolEnv = {
  ...process.env,
  NODE_ENV: undefined,
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CI: '1'
}

/** Runs one of the project's tools to its end and returns its exit code and its output (stdout and stderr). */
export function runTool(name: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise(resolve => {
    const child = startTool(name, args)
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Starts one of the project's tools with this process's Node: a package's command, or a `.ts` file.
 *
 * @param options.group makes it the leader of its own process group
 */
export function startTool(name: string, args: readonly string[], { group = false } = {}): ChildProcess {
  return spawn(process.execPath, [scriptPathOf(name), ...args], {
    env: toolEnv,
    detached: group,
    stdio: ['ignore', 'pipe', 'pipe']
  })
}

function scriptPathOf(name: string): string {
  if (name.endsWith('.ts')) return name
  const folder = `node_modules/${packageOf[name] ?? name}`
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8')
  )
  const path = `${folder}/${typeof bin === 'string' ? bin : bin[name]}`
  if (!existsSync(path)) throw new Error(`${name} is not installed`)
  return path
}

/** Packages of the tools whose package name differs from the command. */
const packageOf: Record<string, string> = { biome: '@biomejs/biome', tsc: 'typescript-native' }
