import { expect, onTestFinished, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { emptyScript } from '#core/script/script.ts'
import { userImagePath } from '#routes/worker-paths.ts'
import { maxImageUses } from '../../../functions/db/image-uses.ts'
import { scriptKind } from '../../../functions/documents/document-kinds.ts'
import { renameContent, saveContent } from '../../../functions/documents/save-content.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'
import { signedInAs } from '../helpers/signed-in-as.ts'

const id = 'script-0123456789'

/** A script that names as many uploads, each twice. */
const withImages = (count: number) => {
  const images = Array.from({ length: count }, (_, at) => userImagePath(`image-${`${at}`.padStart(12, '0')}`))
  return { ...emptyScript, title: 'Bells', extra: { images: [...images, ...images] } }
}

function openAccount() {
  const { DB, sqlite } = openMemoryDatabase()
  onTestFinished(() => sqlite.close())
  const context = { env: { DB }, var: signedInAs('ann') }
  return {
    save: (count: number, version: number) =>
      saveContent(context, scriptKind, {
        id,
        saveId: crypto.randomUUID(),
        version,
        content: withImages(count)
      }),
    /** Has other documents use this many images. */
    fill: (count: number) =>
      sqlite.exec(`INSERT INTO documents (id, owner_id, kind, data, name, search, save_id, made_at, changed_at)
          VALUES ('other', 'ann', 'script', '{}', '', '', '', 0, 0);
        WITH RECURSIVE uses (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM uses WHERE at < ${count})
        INSERT INTO image_uses (owner_id, image_id, document_id) SELECT 'ann', at, 'other' FROM uses`),
    rename: () => renameContent(context, scriptKind, id, 'Chimes'),
    rows: () => sqlite.prepare('SELECT count(*) AS count FROM image_uses').get()?.count
  }
}

test('a document uses as many uploads as an account may have, and no more', async () => {
  const { save, rename, rows } = openAccount()
  expect(await save(limits.images.count, 0)).toMatchObject({ ok: true, value: { version: 1 } })
  expect(rows()).toBe(limits.images.count)
  expect(await save(limits.images.count + 1, 1)).toEqual({ ok: false, code: 'too_many_images' })
  expect(await rename()).toMatchObject({ ok: true, value: { name: 'Chimes' } })
  expect(rows()).toBe(limits.images.count)
})

test('the uses of an account have a limit, and a save beyond it is saved', async () => {
  const { save, fill, rows } = openAccount()
  fill(maxImageUses - 3)
  expect(await save(5, 0)).toMatchObject({ ok: true })
  expect(rows()).toBe(maxImageUses)
  expect(await save(6, 1)).toMatchObject({ ok: true, value: { version: 2 } })
  expect(rows()).toBe(maxImageUses)
  expect(await save(1, 2)).toMatchObject({ ok: true, value: { version: 3 } })
  expect(rows()).toBe(maxImageUses - 2)
})
