import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultLocale, type Locale, locales } from '#routes'

/** A message in one of its forms, such as the plural. */
interface Wording {
  key: string
  text: string
  hasPlurals: boolean
}

const wordingsOf = (locale: Locale): Wording[] =>
  globSync(`src/i18n/messages/${locale}/*.json`)
    .sort()
    .flatMap(file => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>))
    .flatMap(([key, message]) =>
      formsOf(message).map(text => ({ key, text, hasPlurals: typeof message !== 'string' }))
    )

/** @param message a text, or a list of variants whose `match` has a text for each form */
function formsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  return (message as { match: Record<string, string> }[]).flatMap(({ match }) => Object.values(match))
}

const wordings = Object.fromEntries(locales.map(locale => [locale, wordingsOf(locale)])) as Record<
  Locale,
  Wording[]
>

/** Lines to read in a failed test, for the texts in which something is found. */
const found = (texts: readonly Wording[], pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ key, text }) => `${key}: ${text}`)

const wordPattern = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu')

/** The words that no message has, from the cells of the glossary's table “Interface”: “image ≠ picture, photo”. */
function forbiddenWords(): Record<Locale, string[]> {
  const section = readFileSync('src/catalogue/glossary.md', 'utf8').split('\n## Interface\n')[1] ?? ''
  const rows = section
    .split('\n')
    .filter(line => /^\| \w/.test(line))
    .slice(1)
    .map(line => line.split('|').slice(1, -1))
  const columns = rows[0] ? locales.map((_, column) => rows.map(row => row[column] ?? '')) : []
  const wordsOf = (cell: string) =>
    (cell.split('≠')[1] ?? '')
      .split(',')
      .map(word => word.trim())
      .filter(Boolean)
  return Object.fromEntries(
    locales.map((locale, index) => [locale, (columns[index] ?? []).flatMap(wordsOf)])
  ) as Record<Locale, string[]>
}

const forbidden = forbiddenWords()

describe.each(locales)('messages in %s', locale => {
  const texts = wordings[locale]

  test('use the glossary’s word for each thing', () => {
    expect(forbidden[locale].length).toBeGreaterThan(0)
    expect(found(texts, wordPattern(forbidden[locale]))).toEqual([])
  })

  test('have curly quotes, single spaces and no exclamation marks', () => {
    expect(found(texts, /["']|\s{2}|!|^\s|\s$/)).toEqual([])
  })
})

/** Names of companies, programs and their labels, which are English in every language. */
const quotesEnglish = /^(?:tools_|about_independent_text)/

/** Words that none of the other five languages has. */
const englishWords = wordPattern(['the', 'and', 'with', 'your', 'this', 'of'])

test.each(locales.filter(locale => locale !== defaultLocale))(
  'no English is left in the messages in %s',
  locale => {
    const translated = wordings[locale].filter(({ key }) => !quotesEnglish.test(key))
    expect(found(translated, englishWords)).toEqual([])
  }
)

/** A number before a noun, by the names that placeholders of numbers have. */
const counted =
  /\{(?:count|limit|total|players|votes|days|minutes|seconds|pages|versions)\} (?:[a-z]+ ){0,2}[a-z]+(?<!thi)s\b/

/** Limits, other constants, and counts that are mentioned only when they are above a limit: never 0 or 1. */
const alwaysSeveral = new RegExp(
  `^(?:${[
    'about_privacy_',
    'account_game_full',
    'advice_(?:script_large|\\w+_(?:few|long|many|much))',
    'api_limit_',
    'bag_seen_of',
    'catalogue_description',
    'device_deleted_note',
    'editor_position_steps',
    'export_excess_',
    'icon_search_full',
    'image_adjust_file_pixels',
    'image_editor_(?:several|said_full)',
    'images_full',
    'reading_slow',
    'saving_refused_full',
    'tools_chat_parts',
    'work_too_many_images'
  ].join('|')})`
)

test('numbers before nouns have a singular and a plural in English', () => {
  const single = wordings.en.filter(({ key, hasPlurals }) => !hasPlurals && !alwaysSeveral.test(key))
  expect(found(single, counted)).toEqual([])
})

/** Messages whose words are the same in the plural. Turkish and Vietnamese nouns after a number always are. */
const samePlural: Partial<Record<Locale, RegExp>> = {
  fr: /_jinx(?:es_in_play|_count)$/,
  de: /^(?:characters_filters_on|editor_errors(?:_short)?|script_players_count|\w+_wakes_(?:first|other))$/,
  'pt-br': /_wakes_(?:first|other)$/
}

test.each(Object.entries(samePlural))('what has a plural in English has one in %s', (locale, same) => {
  const withPlurals = new Set(wordings.en.filter(({ hasPlurals }) => hasPlurals).map(({ key }) => key))
  const lacking = wordings[locale as Locale].filter(
    ({ key, hasPlurals }) => withPlurals.has(key) && !hasPlurals && !same.test(key)
  )
  expect(lacking.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
})
