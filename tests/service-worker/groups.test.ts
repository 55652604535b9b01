import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#routes'
import {
  allFiles,
  availability,
  isStoredPacked,
  languageFiles,
  languagesToInstall
} from '#service-worker/groups.ts'
import type { LanguageFiles, OfflineFiles } from '#service-worker/offline-files.ts'

const languageOf = (locale: Locale): LanguageFiles => ({
  pages: `/pages.${locale}.gz`,
  files: [`/words.${locale}.js`]
})

const files: OfflineFiles = {
  common: ['/builder.js', '/page.css'],
  languages: Object.fromEntries(locales.map(locale => [locale, languageOf(locale)])) as Record<
    Locale,
    LanguageFiles
  >,
  start: ['/builder.js'],
  later: ['/print.js'],
  onUse: ['/font.ttf']
}

describe('the files of a language', () => {
  test('are the common ones and its own, the pages last', () => {
    expect(languageFiles(files, 'fr')).toEqual(['/builder.js', '/page.css', '/words.fr.js', '/pages.fr.gz'])
  })

  test('are all among the files of the build', () => {
    const all = allFiles(files)
    for (const locale of locales) expect(all).toEqual(expect.arrayContaining(languageFiles(files, locale)))
    expect(all).toContain('/print.js')
    expect(all).toContain('/font.ttf')
    expect(all).toHaveLength(2 + 2 * locales.length + 2)
  })
})

test.each([
  ['/builder.js', false],
  ['/page.css', true],
  ['/words.fr.js', true],
  ['/pages.fr.gz', false],
  ['/print.js', false],
  ['/screen-of-another-build.js', true]
])('%s is stored compressed: %s', (path, expected) => {
  expect(isStoredPacked(files)(path)).toBe(expected)
})

describe('what works without a network', () => {
  const stored = languageFiles(files, 'fr')

  test('is the builder once all files of the language are stored', () => {
    expect(availability(files, 'fr', new Set(stored))).toBe('builder')
    expect(availability(files, 'en', new Set(stored))).toBe('nothing')
  })

  test.each(stored)('is nothing while %s is missing', missing => {
    const others = stored.filter(path => path !== missing)
    expect(availability(files, 'fr', new Set([...others, ...files.later]))).toBe('nothing')
  })

  test('is everything once the rest is stored too', () => {
    expect(availability(files, 'fr', new Set([...stored, ...files.later]))).toBe('everything')
  })
})

describe('an installation', () => {
  test('stores the languages of the open pages and those used before, each once', () => {
    const open = [
      'https://belfry.test/fr/builder?open=1',
      'https://belfry.test/builder',
      'https://belfry.test/fr'
    ]
    expect(languagesToInstall(open, ['vi', 'fr'])).toEqual(['fr', 'en', 'vi'])
  })

  test('stores what was used before when no page is open', () => {
    expect(languagesToInstall([], ['tr'])).toEqual(['tr'])
  })
})
