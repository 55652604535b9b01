import { expect, onTestFinished, test } from 'vitest'
import type { SavedCharacter } from '#core/saving/document.ts'
import { moveToBin, restoreDocument } from '../../../functions/db/document-changes.ts'
import { characterKind } from '../../../functions/documents/document-kinds.ts'
import { duplicateContent, saveWithOwnId } from '../../../functions/documents/save-content.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'
import { signedInAs } from '../helpers/signed-in-as.ts'

const mime: SavedCharacter = {
  id: 'mime',
  name: 'Mime',
  team: 'townsfolk',
  ability: '',
  firstNight: 0,
  otherNight: 0,
  setup: false
}
const first = 'character-0123456789'
const second = 'character-9876543210'

function openAccount() {
  const { DB, sqlite } = openMemoryDatabase()
  onTestFinished(() => sqlite.close())
  const context = { env: { DB }, var: signedInAs('ann') }
  return {
    DB,
    sqlite,
    save: (id: string, content: SavedCharacter, version = 0) =>
      saveWithOwnId(context, characterKind, { id, saveId: crypto.randomUUID(), version, content }),
    duplicate: (copyId: string) =>
      duplicateContent(context, characterKind, first, { id: copyId, name: 'Copy' }),
    ids: () =>
      sqlite
        .prepare(`SELECT data ->> '$.id' AS id FROM documents WHERE deleted_at IS NULL ORDER BY id`)
        .all()
        .map(({ id }) => id)
  }
}

test('two saves at one moment never share an id', async () => {
  const { save, ids } = openAccount()
  const [one, two] = await Promise.all([save(first, mime), save(second, mime)])
  expect(one).toMatchObject({ ok: true })
  expect(two).toMatchObject({ code: 'id_taken', taken: { id: first }, freeId: 'mime-2' })
  expect(ids()).toEqual(['mime'])
})

test('an id in another spelling is taken too', async () => {
  const { save, ids } = openAccount()
  await save(first, { ...mime, id: 'black-bird' })
  const taken = { code: 'id_taken', taken: { id: first }, freeId: 'black_bird-2' }
  expect(await save(second, { ...mime, id: 'black_bird' })).toMatchObject(taken)
  expect(await save(first, { ...mime, id: 'BlackBird' }, 1)).toMatchObject({ ok: true })
  expect(await save(second, { ...mime, id: 'blackbird' })).toMatchObject({ code: 'id_taken' })
  expect(ids()).toEqual(['BlackBird'])
})

test('two further saves at one moment never share an id', async () => {
  const { save, ids } = openAccount()
  await save(first, { ...mime, id: 'a' })
  await save(second, { ...mime, id: 'b' })
  const outcomes = await Promise.all([save(first, mime, 1), save(second, mime, 1)])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  // Either may be the first; the other one keeps its id.
  expect(ids()).toEqual([outcomes[0].ok ? 'b' : 'a', 'mime'])
})

test('a copy is made once, and never takes the id of another document', async () => {
  const { save, duplicate, ids } = openAccount()
  await save(first, mime)
  await save(second, { ...mime, id: 'other' })
  const copy = await duplicate('copy-a-0123456789')
  expect(copy).toMatchObject({ ok: true, value: { name: 'Copy' } })
  expect(await duplicate('copy-a-0123456789')).toEqual(copy)
  for (const taken of [first, second]) expect(await duplicate(taken)).toEqual({ ok: false, code: 'reused' })
  expect(ids()).toHaveLength(3)
})

test('two copies made at one moment get different ids', async () => {
  const { save, duplicate, ids } = openAccount()
  await save(first, mime)
  const copies = await Promise.all([duplicate('copy-a-0123456789'), duplicate('copy-b-0123456789')])
  expect(copies).toMatchObject([{ ok: true }, { ok: true }])
  expect(new Set(ids()).size).toBe(3)
})

test('of many copies at one moment, each gets an id of its own or is refused as a conflict', async () => {
  const { save, duplicate, ids } = openAccount()
  await save(first, mime)
  const copies = await Promise.all(
    Array.from({ length: 8 }, (_, index) => duplicate(`copy-${index}-0123456789`))
  )
  const refused = copies.filter(({ ok }) => !ok)
  expect(refused).toEqual(refused.map(() => expect.objectContaining({ code: 'conflict' })))
  expect(new Set(ids()).size).toBe(1 + copies.length - refused.length)
})

test('a character that shares its id since an earlier release keeps it', async () => {
  const { sqlite, save, ids } = openAccount()
  await save(first, mime)
  await save(second, { ...mime, id: 'b' })
  sqlite.exec(`UPDATE documents SET data = json_set(data, '$.id', 'mime')`)
  expect(await save(first, { ...mime, name: 'Mimes' }, 1)).toMatchObject({ ok: true })
  expect(ids()).toEqual(['mime', 'mime'])
})

test('a character returns from the bin only when its id is free', async () => {
  const { DB, save, ids } = openAccount()
  const scope = { ownerId: 'ann', kind: 'character' } as const
  await save(first, mime)
  await moveToBin(DB, scope, first, Date.now())
  await save(second, mime)
  expect(await restoreDocument(DB, scope, first, Date.now(), 500)).toEqual({ ok: false, code: 'id_taken' })
  await moveToBin(DB, scope, second, Date.now())
  expect(await restoreDocument(DB, scope, first, Date.now(), 500)).toMatchObject({ ok: true })
  expect(ids()).toEqual(['mime'])
})
