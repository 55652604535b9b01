import { expect, inject, onTestFinished, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { userImagePath, workerPaths } from '#routes/worker-paths.ts'
import { makePng } from '../images/make-png.ts'
import { fetchAs, type User } from './helpers/as-user.ts'
import { newId, newUser, readScript, requestJson, saveScript, scriptTitled } from './helpers/documents.ts'
import { isStored, runCleanupAfter, runSql } from './helpers/worker-storage.ts'

const png = makePng({ width: 3, height: 2 })
const justBefore = limits.binDays - 0.1
const justAfter = limits.binDays + 0.1

const upload = async (user: User, id: string) =>
  (await fetchAs(user, `${workerPaths.images}/${id}?name=A+moor`, { method: 'PUT', body: png })).status

const versionsOf = async (id: string) =>
  (await runSql('SELECT version FROM earlier_versions WHERE document_id = ?', [id])).flat()

test('a script can be restored for 30 days; then it is deleted with its versions', async () => {
  const mara = newUser()
  const { id } = await saveScript(mara, scriptTitled('Bells'))
  await saveScript(mara, scriptTitled('More bells'), { id, version: 1 })
  await requestJson(mara, 'DELETE', `/api/scripts/${id}`)
  await runCleanupAfter(justBefore)
  expect((await requestJson(mara, 'POST', `/api/scripts/${id}/return`)).status).toBe(200)
  await runCleanupAfter(justAfter)
  expect((await readScript(mara, id)).status).toBe(200)
  expect(await versionsOf(id)).toEqual([1])

  await requestJson(mara, 'DELETE', `/api/scripts/${id}`)
  await runCleanupAfter(justAfter)
  expect((await requestJson(mara, 'POST', `/api/scripts/${id}/return`)).status).toBe(404)
  expect(await runSql('SELECT id FROM documents WHERE id = ?', [id])).toEqual([])
  expect(await versionsOf(id)).toEqual([])
})

test('an image can be restored for 30 days; then it is deleted with its file', async () => {
  const mara = newUser()
  const id = newId()
  const path = `/api/images/${id}`
  expect(await upload(mara, id)).toBe(200)
  await requestJson(mara, 'DELETE', path)
  await runCleanupAfter(justBefore)
  expect((await requestJson(mara, 'POST', `${path}/return`)).status).toBe(200)
  await runCleanupAfter(justAfter)
  expect((await fetch(inject('origin') + userImagePath(id))).status).toBe(200)

  await requestJson(mara, 'DELETE', path)
  await runCleanupAfter(justAfter)
  expect((await requestJson(mara, 'POST', `${path}/return`)).status).toBe(404)
  expect((await fetch(inject('origin') + userImagePath(id))).status).toBe(404)
  expect(await isStored(id)).toBe(false)
})

test('an image whose time in the bin is over is gone even before the cleanup runs', async () => {
  const mara = newUser()
  const id = newId()
  await upload(mara, id)
  await requestJson(mara, 'DELETE', `/api/images/${id}`)
  await runSql(`UPDATE images SET deleted_at = deleted_at - ${justAfter * 24 * 3600 * 1000} WHERE id = ?`, [
    id
  ])
  expect((await requestJson(mara, 'GET', '/api/images?bin=true')).body).toMatchObject({ items: [], total: 0 })
  expect((await requestJson(mara, 'POST', `/api/images/${id}/return`)).status).toBe(404)
})

test('the file of a failed upload is deleted, unless a retry has stored the image', async () => {
  const mara = newUser()
  const [retried, abandoned] = [newId(), newId()]
  await runSql(`CREATE TRIGGER interrupt BEFORE INSERT ON images WHEN new.id IN ('${retried}', '${abandoned}')
    BEGIN SELECT RAISE(ABORT, 'interrupted'); END`)
  const removeTrigger = () => runSql('DROP TRIGGER IF EXISTS interrupt')
  onTestFinished(async () => void (await removeTrigger()))
  expect([await upload(mara, retried), await upload(mara, abandoned)]).toEqual([500, 500])
  await removeTrigger()
  expect([await isStored(retried), await isStored(abandoned)]).toEqual([true, true])
  expect(await upload(mara, retried)).toBe(200)
  await runCleanupAfter(0)
  expect([await isStored(retried), await isStored(abandoned)]).toEqual([true, false])
  expect((await fetch(inject('origin') + userImagePath(retried))).status).toBe(200)
})

test('the file of an upload whose end is unknown is deleted after a day', async () => {
  const mara = newUser()
  const id = newId()
  expect(await upload(mara, id)).toBe(200)
  // As it is while an upload runs, or after the Worker that stored the file has died.
  const due = Date.now() + 24 * 3600 * 1000
  await runSql(`INSERT INTO loose_objects (id, owner_id, due) VALUES (?, ?, ${due})`, [id, mara.sub])
  await runSql('DELETE FROM images WHERE id = ?', [id])
  await runCleanupAfter(0)
  expect(await isStored(id)).toBe(true)
  await runCleanupAfter(1.1)
  expect(await isStored(id)).toBe(false)
})

test('the daily job compresses contents of before and moves them to the bucket, where they stay readable', async () => {
  const mara = newUser()
  const { id } = await saveScript(mara, scriptTitled('Bells'))
  await runSql(`INSERT INTO versions VALUES (?, 0, '${JSON.stringify(scriptTitled('Of before'))}', 5)`, [id])
  await runSql('UPDATE documents SET version = 2 WHERE id = ?', [id])
  await runSql('UPDATE versions SET version = 1 WHERE document_id = ?', [id])
  await runSql('UPDATE earlier_versions SET version = 1 WHERE document_id = ?', [id])
  const read = () => requestJson<{ content: object }>(mara, 'GET', `/api/scripts/${id}/versions/1`)
  expect((await read()).body).toMatchObject({ content: { title: 'Of before' } })
  await runCleanupAfter(0)
  const [[object] = []] = await runSql('SELECT object FROM contents WHERE owner_id = ?', [mara.sub])
  expect(await isStored(`${object}`)).toBe(true)
  expect((await read()).body).toMatchObject({ content: { title: 'Of before' } })
  await requestJson(mara, 'DELETE', `/api/scripts/${id}?forever=true`)
  await runCleanupAfter(0)
  expect(await isStored(`${object}`)).toBe(false)
})
