import { runTool } from './processes/run-tool.ts'
import { hashFiles, readTextFile, writeTextFile } from './processes/stamp.ts'

const stamp = 'dist/built-from'
const sources = [
  '{src,functions,public}/**/*',
  'tools/{catalogue,messages}.ts',
  'tools/{build,catalogue,processes}/*.ts',
  'tools/benches/sizes.ts',
  '*.{json,mjs,toml}'
]
const isGenerated = (name: string) =>
  name.startsWith('src/i18n/generated') ||
  name.startsWith('src/catalogue/generated') ||
  name.startsWith('src/graphics/generated') ||
  /^public\/icons\/\w+(\/|$)/.test(name) ||
  name.startsWith('public/open-icons') ||
  name.startsWith('src/i18n/project.inlang/.')

/**
 * Builds the product, unless the last build had the same sources and settings.
 *
 * @throws Error with the output of the build when it fails
 */
export async function build({ always = false } = {}): Promise<void> {
  // All are compiled into the pages.
  const { PUBLIC_SITE = '', PUBLIC_IMAGE_HOST = '', OFFLINE = '' } = process.env
  const current = `${hashFiles(sources, isGenerated)} ${PUBLIC_SITE} ${PUBLIC_IMAGE_HOST} ${OFFLINE}`
  if (!always && readTextFile(stamp) === current) return
  console.log('Building.')
  const { code, output } = await runTool('astro', ['build'])
  if (code !== 0) throw new Error(`The build failed.\n${output}`)
  writeTextFile(stamp, current)
}

if (import.meta.main) {
  try {
    await build({ always: !process.argv.includes('--if-changed') })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
