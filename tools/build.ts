import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { runTool } from './command.ts'

const stamp = 'dist/built-from'
const sources = [
  '{src,functions,public}/**/*',
  'tools/{catalogue,catalogue-sources,icons,code-styles,messages,one-language,policy,preload}.ts',
  '*.{json,mjs,toml}'
]
const notSources = (name: string) =>
  name.startsWith('src/i18n/generated') ||
  name.startsWith('src/catalogue/generated') ||
  name.startsWith('src/drawings/generated') ||
  /^public\/icons\/\w+(\/|$)/.test(name) ||
  name.startsWith('src/i18n/project.inlang/.')

/** Builds the product unless the last build was made from just these sources. Throws what the build said when it fails. */
export async function build({ always = false } = {}): Promise<void> {
  // The address that pages name is built into them.
  const { PUBLIC_SITE = '', PUBLIC_IMAGE_HOST = '' } = process.env
  const wanted = `${hashOf(sources)} ${PUBLIC_SITE} ${PUBLIC_IMAGE_HOST}`
  if (!always && readStamp(stamp) === wanted) return
  console.log('Building.')
  const { code, output } = await runTool('astro', ['build'])
  if (code !== 0) throw new Error(`The build failed.\n${output}`)
  writeStamp(stamp, wanted)
}

/** What stands for the content of files, so that work on them is not repeated. */
export function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const names = globSync(patterns, { exclude: notSources }).sort()
  for (const name of names) if (statSync(name).isFile()) hash.update(name).update(readFileSync(name))
  return hash.digest('hex')
}

export function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

export function writeStamp(file: string, text: string) {
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true })
  writeFileSync(file, text)
}

if (import.meta.main) {
  try {
    await build({ always: true })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
