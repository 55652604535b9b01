import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchCharacters } from '#core/character/character-search.ts'
import { fileName } from '#core/file-name.ts'
import { foldLetters } from '#core/fold-letters.ts'
import { normalizeId } from '#core/id.ts'
import { createCustomId } from '#core/reading/identity.ts'
import { catalogue } from './script-builders.ts'

test.each([
  ['Straße', 'strasse'],
  ['CŒUR', 'coeur'],
  ['Đêm', 'dem'],
  ['KAPICI İmp ısı', 'kapici imp isi'],
  ['Ørsted Æsir Łódź', 'orsted aesir lodz'],
  ['Ǿ', 'o'],
  ['Йод ガス', 'йод ガス'],
  ['imp 2', 'imp 2']
])('%s is folded to %s', (text, folded) => {
  expect(foldLetters(text)).toBe(folded)
})

test('folded text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => foldLetters(foldLetters(text)) === foldLetters(text))
  )
})

test.each([
  ['Kapıcı', 'kapici'],
  ['Đao phủ', 'daophu'],
  ['Łowca', 'lowca'],
  ['Straße', 'strasse'],
  ['Bjørn', 'bjorn'],
  ['Æsir', 'aesir']
])('%s has the same letters as an id, in a file name and in a search', (name, plain) => {
  expect(normalizeId(name)).toBe(plain)
  expect(createCustomId('', name, new Set(), catalogue).replace('_', '')).toBe(plain)
  expect(fileName(name, 'json').replace('-', '')).toBe(`${plain}.json`)
  expect(searchCharacters(plain, [{ id: 'x', name, ability: '' }])).toHaveLength(1)
})
