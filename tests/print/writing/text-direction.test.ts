import { test } from 'vitest'
import { levelsOf } from '#print/writing/text-direction.ts'
import { expectGrowth, growing } from '../../growth.ts'

const words: Readonly<Record<string, (count: number) => string>> = {
  'isolated words': count => '\u2067א a\u2069 '.repeat(count),
  'isolates in each other': count => '\u2067א'.repeat(count) + '\u2069'.repeat(count),
  'words in brackets': count => '(א) '.repeat(count),
  'brackets in each other': count => `${'('.repeat(count)}א${')'.repeat(count)}`,
  'brackets around everything': count => '(a '.repeat(count) + 'א) '.repeat(count),
  'words and numbers': count => 'א1, '.repeat(count)
}

test.each(Object.entries(words))(
  'the time for the directions of a text grows with its length: %s',
  (_, textOf) => {
    expectGrowth(growing(2000, textOf), text => levelsOf(text, 'ltr'))
  }
)
