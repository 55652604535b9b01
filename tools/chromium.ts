import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import packed, { inflate } from '@sparticuz/chromium'
import { type BrowserServer, chromium } from 'playwright-core'

const home = resolve('node_modules/.cache/chromium')
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--font-render-hinting=none'
]

/** Starts the Chromium that came with the packages; where the machine lacks libraries for it, with its own. */
export async function launchBrowser(): Promise<BrowserServer> {
  await unpack()
  try {
    return await launch({})
  } catch (error) {
    if (!String(error).includes('shared libraries')) throw error
    return launch({ LD_LIBRARY_PATH: `${home}/al2023/lib`, FONTCONFIG_PATH: `${home}/fonts` })
  }
}

const launch = (extra: Record<string, string>) =>
  chromium.launchServer({
    executablePath: `${home}/chromium`,
    args: flags,
    env: { ...definedOnly(process.env), ...extra }
  })

/** Unpacks once. The package unpacks to the temporary folder, so that is pointed to where nobody reads half a file. */
async function unpack() {
  if (existsSync(home)) return
  const draft = `${home}-${process.pid}`
  mkdirSync(draft, { recursive: true })
  const { TMPDIR } = process.env
  process.env.TMPDIR = draft
  try {
    await packed.executablePath()
    await inflate(resolve('node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
    renameSync(draft, home)
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    rmSync(draft, { recursive: true, force: true })
  }
}

const definedOnly = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  )
