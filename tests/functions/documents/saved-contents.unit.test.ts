import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { emptyScript } from '#core/script/script.ts'
import { characterKind, scriptKind } from '#functions/documents/document-kinds.ts'

const mime = { name: 'Mime', team: 'townsfolk', ability: '', firstNight: 0, otherNight: 0, setup: false }
const isSaved = (id: string) => characterKind.savedSchema.safeParse({ ...mime, id }).success

test.each(['mime', 'black-bird', 'black_bird', 'bell-2', 'a'.repeat(limits.character.id)])(
  'a character may be saved with the id %s',
  id => expect(isSaved(id)).toBe(true)
)

test.each([
  ['is empty', ''],
  ['is the meta entry’s', '_meta'],
  ['is a step of the night', 'dusk'],
  ['is an official character’s', 'imp'],
  ['has an invisible letter', 'mi\u200bme'],
  ['has capitals', 'Mime'],
  ['is too long', 'a'.repeat(limits.character.id + 1)]
])('a character isn’t saved when its id %s: no editor would open it', (_, id) => {
  expect(isSaved(id)).toBe(false)
})

test('a character that was saved with such an id is still read', () => {
  expect(characterKind.schema.parse({ ...mime, id: '_meta' }).id).toBe('_meta')
})

test('a script is saved with as many characters as a file may have, and no more', () => {
  const withCharacters = (count: number) => ({
    ...emptyScript,
    characters: Array.from({ length: count }, (_, at) => ({ kind: 'unknown', id: `bell${at}` }))
  })
  expect(scriptKind.savedSchema.safeParse(withCharacters(limits.file.items)).success).toBe(true)
  expect(scriptKind.savedSchema.safeParse(withCharacters(limits.file.items + 1)).success).toBe(false)
})
