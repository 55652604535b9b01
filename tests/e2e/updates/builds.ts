import { execFile } from 'node:child_process'
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { locales } from '#routes'

const run = promisify(execFile)

/** The folder of the built product. */
export const buildA = resolve('dist/client')

interface NextBuild {
  folder: string
  remove(): Promise<void>
}

/**
 * A second build, made from the first: its pages have `<meta name="build" content="B">`, the chunks whose names begin with
 * `renamed` and all that import them have other names, and the project's own step has written its worker. English alone,
 * to be quick.
 */
export async function makeBuildB(renamed: string): Promise<NextBuild> {
  const { root, folder } = await copyBuild()
  const files = globSync([`${folder}/**/*.html`, `${folder}/_astro/*.js`])
  const texts = new Map(files.map(file => [file, readFileSync(file, 'utf8')]))
  const names = withImporters(renamed, texts)
  if (names.size === 0) throw new Error(`No chunk of the build begins with ${renamed}`)
  const pattern = new RegExp([...names].map(name => name.replaceAll('.', '\\.')).join('|'), 'g')
  for (const [file, text] of texts) {
    const next = text.replace(pattern, nextName).replace('</head>', '<meta name="build" content="B"></head>')
    if (next !== text) writeFileSync(file, next)
    if (names.has(basename(file))) renameSync(file, file.replace(basename(file), nextName))
  }
  await writeWorker(root)
  return { folder, remove: () => rm(root, { recursive: true, force: true }) }
}

/** The same files with the kill switch for a service worker. */
export async function makeBuildOff(): Promise<NextBuild> {
  const { root, folder } = await copyBuild()
  await writeWorker(root, { OFFLINE: 'off' })
  return { folder, remove: () => rm(root, { recursive: true, force: true }) }
}

const nextName = (name: string) => name.replace(/\.js$/, '-b.js')

/** Names of the chunks that begin with `start`, and of those that import them, directly or not. */
function withImporters(start: string, texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const chunks = [...texts].filter(([file]) => file.endsWith('.js'))
  const names = new Set(chunks.map(([file]) => basename(file)).filter(name => name.startsWith(start)))
  for (const name of names)
    for (const [file, text] of chunks) if (text.includes(name)) names.add(basename(file))
  return names
}

/** A folder that looks like the project to the build's step, with a copy of the built files. */
async function copyBuild() {
  const root = await mkdtemp(join(tmpdir(), 'belfry-build-'))
  const folder = join(root, 'dist/client')
  await mkdir(folder, { recursive: true })
  const otherLanguages = new Set(locales.slice(1).map(locale => join(buildA, locale)))
  await cp(buildA, folder, { recursive: true, filter: source => !otherLanguages.has(source) })
  for (const name of ['src', 'node_modules', 'package.json']) await symlink(resolve(name), join(root, name))
  return { root, folder }
}

async function writeWorker(root: string, env: Record<string, string> = {}) {
  const script = resolve('tests/e2e/updates/write-worker.ts')
  await run(process.execPath, [script], { cwd: root, env: { ...process.env, OFFLINE: '', ...env } })
}
