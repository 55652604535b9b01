import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultLocale, locales } from '#routes'
import settings from '../../src/i18n/project.inlang/settings.json' with { type: 'json' }

type Words = Record<string, unknown>

const folder = 'src/i18n/messages'
const areas = settings['plugin.inlang.messageFormat'].pathPattern.map(pattern => pattern.replace(/^.*\//, ''))
const read = (locale: string, area: string): Words =>
  JSON.parse(readFileSync(`${folder}/${locale}/${area}`, 'utf8'))

const placeholdersOf = (text: unknown) =>
  [...new Set(JSON.stringify(text).match(/\{\w+\}/g))].sort().join(' ')

/** A sentence for each message that a file of another language lacks, has too many, or fills with other values. */
function differencesFrom(english: Words, texts: Words, file: string): string[] {
  const missing = Object.keys(english).filter(key => !(key in texts))
  const extra = Object.keys(texts).filter(key => !(key in english))
  const wrong = Object.keys(english).filter(
    key => key in texts && placeholdersOf(texts[key]) !== placeholdersOf(english[key])
  )
  return [
    ...missing.map(key => `${file} lacks ${key}: translate it`),
    ...extra.map(key => `${file} has ${key}, which English lacks: remove it or add the English text`),
    ...wrong.map(
      key =>
        `${file}: ${key} has ${placeholdersOf(texts[key]) || 'no placeholder'}; English has ${placeholdersOf(english[key]) || 'none'}`
    )
  ]
}

describe.each(areas)('%s', area => {
  const english = read(defaultLocale, area)

  test('has the same messages with the same placeholders in every language', () => {
    expect(
      locales.flatMap(locale => differencesFrom(english, read(locale, area), `${folder}/${locale}/${area}`))
    ).toEqual([])
  })

  test('names its messages by the area', () => {
    const prefix = area.replace('.json', '_')
    const foreign = Object.keys(english).filter(key => !key.startsWith(prefix) && area !== 'errors.json')
    expect(foreign).toEqual([])
  })
})

test('there is no file of messages that the project does not read', () => {
  const expected = locales.flatMap(locale => areas.map(area => `${folder}/${locale}/${area}`))
  expect(
    globSync(`${folder}/**/*`)
      .filter(name => name.endsWith('.json'))
      .sort()
  ).toEqual(expected.sort())
})

test('no two areas share a message, and the languages are those of the route table', () => {
  const keys = areas.flatMap(area => Object.keys(read(defaultLocale, area)))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  expect(settings.locales).toEqual([...locales])
})

test('no message is unused', () => {
  const files = globSync('{src,functions}/**/*.{ts,tsx,astro}', { exclude: ['src/i18n/generated/**'] })
  const used = new Set(files.flatMap(file => readFileSync(file, 'utf8').match(/\bm\.\w+/g) ?? []))
  const keys = areas.flatMap(area => Object.keys(read(defaultLocale, area)))
  expect(keys.filter(key => !used.has(`m.${key}`))).toEqual([])
})
