import { expect, test } from 'vitest'
import { countPublic, listPublicPage } from '../../../functions/db/public-documents.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'

test('public documents are listed page by page, without those that others may not find', async () => {
  const { DB, sqlite } = openMemoryDatabase()
  const insert = sqlite.prepare(`INSERT INTO documents
    (id, public_id, kind, owner_id, data, name, search, visibility, save_id, made_at, changed_at, deleted_at)
    VALUES (?1, ?1, ?2, 'ann', '{}', 'Bells', 'bells', ?3, 's', 0, 7, ?4)`)
  for (const id of ['c', 'a', 'd', 'b']) insert.run(id, 'script', 'public', null)
  insert.run('e', 'character', 'public', null)
  insert.run('f', 'script', 'unlisted', null)
  insert.run('g', 'script', 'public', 1)
  const first = await listPublicPage(DB, 'script', '', 3)
  expect(first).toEqual(['a', 'b', 'c'].map(publicId => ({ publicId, name: 'Bells', changedAt: 7 })))
  expect((await listPublicPage(DB, 'script', 'c', 3)).map(({ publicId }) => publicId)).toEqual(['d'])
  expect([await countPublic(DB, 'script'), await countPublic(DB, 'character')]).toEqual([4, 1])
})
