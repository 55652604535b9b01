import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { runTool } from './command.ts'

const stamp = 'dist/built-from'
const sources = [
  '{src,functions,public}/**/*',
  'tools/{catalogue,catalogue-sources,icons,code-styles,messages,one-language,policy,preload}.ts',
  '*.{json,mjs,toml}'
]
const isGenerated = (name: string) =>
  name.startsWith('src/i18n/generated') ||
  name.startsWith('src/catalogue/generated') ||
  name.startsWith('src/drawings/generated') ||
  /^public\/icons\/\w+(\/|$)/.test(name) ||
  name.startsWith('src/i18n/project.inlang/.')

/**
 * Builds the product, unless the last build had the same sources and settings.
 *
 * @throws Error with the output of the build when it fails
 */
export async function build({ always = false } = {}): Promise<void> {
  // Both are compiled into the pages.
  const { PUBLIC_SITE = '', PUBLIC_IMAGE_HOST = '' } = process.env
  const current = `${hashOf(sources)} ${PUBLIC_SITE} ${PUBLIC_IMAGE_HOST}`
  if (!always && readStamp(stamp) === current) return
  console.log('Building.')
  const { code, output } = await runTool('astro', ['build'])
  if (code !== 0) throw new Error(`The build failed.\n${output}`)
  writeStamp(stamp, current)
}

/** SHA-256, in hex, of the names and contents of all files that match the globs. */
export function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const names = globSync(patterns, { exclude: isGenerated }).sort()
  for (const name of names) if (statSync(name).isFile()) hash.update(name).update(readFileSync(name))
  return hash.digest('hex')
}

/** The text of a file, or undefined when it cannot be read. */
export function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Writes a text file and creates its folder. */
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
