import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import packed, { inflate } from '@sparticuz/chromium'
import { type BrowserServer, chromium } from 'playwright-core'

const installFolder = resolve('node_modules/.cache/chromium')
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--font-render-hinting=none'
]

/** Starts the Chromium that comes with the packages. */
export const launchBrowser = async (): Promise<BrowserServer> => chromium.launchServer(await browserOptions())

/** How to start that Chromium: with its own libraries where the machine lacks them. */
export async function browserOptions() {
  await unpack()
  const own = { LD_LIBRARY_PATH: `${installFolder}/al2023/lib`, FONTCONFIG_PATH: `${installFolder}/fonts` }
  const env = { ...definedOnly(process.env), ...(lacksLibraries() && own) }
  return { executablePath: `${installFolder}/chromium`, args: flags, env }
}

/** Whether the machine's loader finds a library missing. Without `ldd`, nothing is known to be missing. */
function lacksLibraries(): boolean {
  const { stdout } = spawnSync('ldd', [`${installFolder}/chromium`], { encoding: 'utf8' })
  return stdout?.includes('not found') ?? false
}

/**
 * Unpacks Chromium once. The package unpacks to TMPDIR, which is set to a folder of this process; renaming that folder
 * when complete keeps other processes from reading half a file.
 */
async function unpack() {
  if (existsSync(installFolder)) return
  const temporary = `${installFolder}-${process.pid}`
  mkdirSync(temporary, { recursive: true })
  const { TMPDIR } = process.env
  process.env.TMPDIR = temporary
  try {
    await packed.executablePath()
    await inflate(resolve('node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
    renameSync(temporary, installFolder)
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Drops undefined values, which the type of `process.env` allows. */
const definedOnly = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  )
