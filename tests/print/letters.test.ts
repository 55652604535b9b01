import { expect, test } from 'vitest'
import { printable } from '#print/letters.ts'
import { custom } from '../core/build.ts'
import { aCast, print } from './press.ts'

test('letters in fancy dress and full width print as the plain ones that they say', () => {
  expect(printable('𝘚𝘲𝘶𝘦𝘭𝘤𝘩')).toBe('Squelch')
  expect(printable('ＡＢ\u3000Ｃ！')).toBe('AB C!')
  expect(printable('★By Ann★')).toBe('*By Ann*')
})

test('what nobody sees leaves no box behind', () => {
  expect(printable('so\u00adft \u200bzero\ufeff \u200eleft\u0007')).toBe('soft zero left')
  expect(printable('a\ufe0fb')).toBe('ab')
  expect(printable('one\u2800\u2800two')).toBe('one  two')
})

test('white space, accents and letters of other scripts stay', () => {
  for (const text of ['a\tb\nc', 'Ngữ ığdır ß “…” –', '满城雪', 'ل'])
    expect(printable(text)).toBe(text.normalize('NFC'))
})

test('a sheet says such a name in plain letters', async () => {
  const { text } = await print(
    aCast({ characters: [custom('odd', { name: '𝘚𝘲𝘶𝘦𝘭𝘤𝘩\u200b', ability: 'Si\u00adng.' })] })
  )
  expect(text).toContain('Squelch')
  expect(text).toContain('Sing.')
})
