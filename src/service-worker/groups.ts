import { type Locale, splitLocale } from '#routes'
import type { OfflineAvailability } from './messages.ts'
import type { OfflineFiles } from './offline-files.ts'
import { isPackable } from './packed-file.ts'

/**
 * The files of the builder and the catalogue in one language. The pages come last: once they are stored, all that they
 * load is stored.
 */
export function languageFiles({ common, languages }: OfflineFiles, locale: Locale): string[] {
  const { pages, files } = languages[locale]
  return [...common, ...files, pages]
}

/** Every file of a build. */
export const allFiles = ({ common, languages, later, onUse }: OfflineFiles): string[] => [
  ...common,
  ...Object.values(languages).flatMap(({ pages, files }) => [...files, pages]),
  ...later,
  ...onUse
]

/**
 * Whether a file is stored compressed. What the builder or a print starts with isn't: browsers keep compiled code only for
 * scripts that are stored as they were served.
 */
export function isStoredPacked({ start, later }: OfflineFiles): (path: string) => boolean {
  const asServed = new Set([...start, ...later])
  return path => isPackable(path) && !asServed.has(path)
}

/** What works without a network in a language. @param stored paths of the files in the cache */
export function availability(
  files: OfflineFiles,
  locale: Locale,
  stored: ReadonlySet<string>
): OfflineAvailability {
  const areStored = (paths: readonly string[]) => paths.every(path => stored.has(path))
  if (!areStored(languageFiles(files, locale))) return 'nothing'
  return areStored(files.later) ? 'everything' : 'builder'
}

/** The languages that an installation stores: those of the open pages, and those that were used before. */
export function languagesToInstall(openPages: readonly string[], used: readonly Locale[]): Locale[] {
  const open = openPages.map(address => splitLocale(new URL(address).pathname).locale)
  return [...new Set([...open, ...used])]
}
