import { globSync } from 'node:fs'
import { compile } from '@inlang/paraglide-js'
import { defaultLocale, localePrefix, locales } from '../src/routes.ts'
import { runTool } from './processes/run-tool.ts'
import { hashFiles, readTextFile, writeTextFile } from './processes/stamp.ts'

/** How messages are compiled; the same for the build, for `tsc` and for the tests. */
const messageOptions = {
  project: './src/i18n/project.inlang',
  outdir: './src/i18n/generated',
  outputStructure: 'locale-modules' as const,
  strategy: ['url' as const, 'baseLocale' as const],
  urlPatterns: [{ pattern: '/:path(.*)?', localized: prefixedFirst().map(patternOf) }],
  isServer: 'import.meta.env.SSR',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false
}

const stamp = 'src/i18n/generated/compiled-from'
const sources = [
  'src/i18n/messages/*/*.json',
  'src/i18n/project.inlang/settings.json',
  'tools/messages.ts',
  'src/routes.ts'
]

/** Compiles all messages, unless they were compiled from the same sources before. */
export async function compileMessages() {
  const hash = hashFiles(sources)
  if (readTextFile(stamp) === hash) return
  await compile(messageOptions)
  await declareTypes()
  writeTextFile(stamp, hash)
}

/** Writes the types that are in the comments of the compiled messages. Paraglide's own option takes 8 seconds for that. */
async function declareTypes() {
  const options = '--allowJs --declaration --emitDeclarationOnly --skipLibCheck --ignoreConfig --types'.split(
    ' '
  )
  const modules = '--target esnext --module esnext --moduleResolution bundler'.split(' ')
  const files = globSync(`${messageOptions.outdir}/**/*.js`)
  const { code, output } = await runTool('tsc', [...options, '', ...modules, ...files])
  if (code !== 0) throw new Error(`The types of the messages can't be written: ${output}`)
}

/** English matches any path, so it comes last. */
function prefixedFirst() {
  return [...locales.filter(locale => locale !== defaultLocale), defaultLocale] as const
}

function patternOf(locale: (typeof locales)[number]): [string, string] {
  return [locale, `${localePrefix(locale)}/:path(.*)?`]
}

if (import.meta.main) {
  await compileMessages()
  // The compiler leaves timers behind that would hold the process for half a minute.
  process.exit(0)
}
