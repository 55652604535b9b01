import { describe, expect, test } from 'vitest'
import { parseJsonText } from '#core/reading/json-text.ts'
import { readScriptText } from '#core/script/script-file.ts'
import { expectGrowth, growing } from '../../growth.ts'
import { catalogue } from '../script-builders.ts'

const texts: Readonly<Record<string, (count: number) => string>> = {
  'missing and extra commas': count => `[${'1,,'.repeat(count)}]`,
  comments: count => `[${'/* x */ 1, // y\n'.repeat(count / 4)}]`,
  'unusual quotation marks': count => `[${`“x”, 'y',`.repeat(count / 4)}]`,
  'keys without quotation marks': count => `{${'key: None,'.repeat(count / 4)}}`,
  escapes: count => `['${'\\u0041\\n\\x'.repeat(count / 4)}']`,
  'words that are no JSON': count => `[${'True, .5,'.repeat(count / 4)}]`,
  'spaces and line breaks': count => `[${' \n\t'.repeat(count)}1,]`,
  'lists inside lists': count => `[${`${'['.repeat(50)}${']'.repeat(50)},`.repeat(count / 50)}]`
}

describe.each(Object.entries(texts))('a file with %s', (_, textOf) => {
  test('is parsed in linear time', () => {
    expect(parseJsonText(textOf(50))).toMatchObject({ ok: true })
    expectGrowth(growing(50_000, textOf), parseJsonText)
  })
})

test.each([
  ['an open comment', (count: number) => `[1, /*${' *'.repeat(count)}`],
  ['an open text', (count: number) => `["${'\\"'.repeat(count)}`],
  ['a number that never ends', (count: number) => `[${'1'.repeat(count)}x]`],
  ['no JSON', (count: number) => 'owl bat\n'.repeat(count / 4)]
])('a file with %s is refused in linear time', (_, textOf) => {
  expect(readScriptText(textOf(100), catalogue)).toMatchObject({ code: 'file_not_json' })
  expectGrowth(growing(50_000, textOf), text => readScriptText(text, catalogue))
})

test('a script as a JSON text in a file is read in linear time', () => {
  const textOf = (count: number) =>
    JSON.stringify({ content: JSON.stringify(Array.from({ length: count }, () => 'imp')) })
  expectGrowth(growing(500, textOf), text => readScriptText(text, catalogue))
})
