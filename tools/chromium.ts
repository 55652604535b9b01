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

/** Starts the Chromium of the npm package. If the machine lacks shared libraries, retries with the package's own. */
export async function launchBrowser(): Promise<BrowserServer> {
  await unpack()
  try {
    return await launch({})
  } catch (error) {
    if (!String(error).includes('shared libraries')) throw error
    return launch({
      LD_LIBRARY_PATH: `${installFolder}/al2023/lib`,
      FONTCONFIG_PATH: `${installFolder}/fonts`
    })
  }
}

const launch = (extraEnv: Record<string, string>) =>
  chromium.launchServer({
    executablePath: `${installFolder}/chromium`,
    args: flags,
    env: { ...definedOnly(process.env), ...extraEnv }
  })

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
