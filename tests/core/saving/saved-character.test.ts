import { expect, test } from 'vitest'
import type { SavedCharacter } from '#core/saving/document.ts'
import { characterFromScript, scriptFromCharacter } from '#core/saving/saved-character.ts'
import { emptyScript } from '#core/script/script.ts'

const ringer: SavedCharacter = {
  id: 'ringer',
  name: 'Ringer',
  team: 'townsfolk',
  ability: 'Rings.',
  firstNight: 0,
  otherNight: 3,
  setup: false
}

test.each([ringer, { ...ringer, almanacDetails: 'A tale.' }])(
  'a character survives conversion to a script and back: %o',
  character => {
    const script = scriptFromCharacter(character)
    expect(script).toMatchObject({ title: 'Ringer', characters: [{ kind: 'custom', id: 'ringer' }] })
    expect(characterFromScript(script, 'ringer')).toEqual(character)
  }
)

test('is undefined for an official character and for a missing one', () => {
  const script = { ...emptyScript, characters: [{ kind: 'official' as const, id: 'imp' }] }
  expect(characterFromScript(script, 'imp')).toBeUndefined()
  expect(characterFromScript(script, 'ringer')).toBeUndefined()
})

test('the character is found by its id among others, with a text of the almanac that isn’t empty', () => {
  const owl: SavedCharacter = { ...ringer, id: 'owl', name: 'Owl' }
  const script = (almanac: unknown) => ({
    ...emptyScript,
    characters: [
      { kind: 'custom' as const, ...owl },
      { kind: 'custom' as const, ...ringer }
    ],
    customData: { 'ringer-almanacDetails': almanac }
  })
  expect(characterFromScript(script('A tale.'), 'ringer')).toEqual({ ...ringer, almanacDetails: 'A tale.' })
  expect(characterFromScript(script(''), 'ringer')).toStrictEqual(ringer)
  expect(characterFromScript(script(7), 'ringer')).toStrictEqual(ringer)
})
