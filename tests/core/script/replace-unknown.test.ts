import { expect, test } from 'vitest'
import { replaceUnknown } from '#core/script/replace-unknown.ts'
import { aScript, catalogue, official, unknown } from '../script-builders.ts'

const script = aScript({
  characters: ['imp', { ...unknown('Fortune Tellr'), extra: { colour: 'red' } }, 'chef'],
  firstNight: ['dusk', 'Fortune Tellr', 'chef', 'dawn']
})

test('an unknown character becomes the official one, in its place', () => {
  const { characters, firstNight } = replaceUnknown(script, 'Fortune Tellr', 'fortuneteller', catalogue)
  expect(characters).toEqual([
    official('imp'),
    { kind: 'official', id: 'fortuneteller', extra: { colour: 'red' } },
    official('chef')
  ])
  expect(firstNight).toContain('fortuneteller')
})

test('an unknown character is removed when the official one is on the script', () => {
  const { characters } = replaceUnknown(script, 'Fortune Tellr', 'chef', catalogue)
  expect(characters).toEqual([official('imp'), official('chef')])
})

test('no other character is replaced', () => {
  expect(replaceUnknown(script, 'imp', 'po', catalogue)).toBe(script)
  expect(replaceUnknown(script, 'nobody', 'po', catalogue)).toBe(script)
})
