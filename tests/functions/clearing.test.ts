import { expect, inject, onTestFinished, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { userImagePath, workerPaths } from '#routes/worker.ts'
import { makePng } from '../pictures/make-png.ts'
import { fetchAs, type User } from './as-user.ts'
import { comeRound, isStored, runSql } from './local-store.ts'
import { ask, newId, readScript, saveScript, someone, titled } from './saved-work.ts'

const png = makePng({ width: 3, height: 2 })
const justBefore = limits.binDays - 0.1
const justAfter = limits.binDays + 0.1

const upload = async (user: User, id: string) =>
  (await fetchAs(user, `${workerPaths.images}/${id}?name=A+moor`, { method: 'PUT', body: png })).status

const versionsOf = async (id: string) =>
  (await runSql('SELECT version FROM versions WHERE document_id = ?', [id])).flat()

test('a script can be brought back for thirty days; then it is gone, and its versions with it', async () => {
  const mara = someone()
  const { id } = await saveScript(mara, titled('Bells'))
  await saveScript(mara, titled('More bells'), { id, version: 1 })
  await ask(mara, 'DELETE', `/api/scripts/${id}`)
  await comeRound(justBefore)
  expect((await ask(mara, 'POST', `/api/scripts/${id}/return`)).status).toBe(200)
  await comeRound(justAfter)
  expect((await readScript(mara, id)).status).toBe(200)
  expect(await versionsOf(id)).toEqual([1])

  await ask(mara, 'DELETE', `/api/scripts/${id}`)
  await comeRound(justAfter)
  expect((await ask(mara, 'POST', `/api/scripts/${id}/return`)).status).toBe(404)
  expect(await runSql('SELECT id FROM documents WHERE id = ?', [id])).toEqual([])
  expect(await versionsOf(id)).toEqual([])
})

test('so can an image, and then its file is gone too', async () => {
  const mara = someone()
  const id = newId()
  const path = `/api/images/${id}`
  expect(await upload(mara, id)).toBe(200)
  await ask(mara, 'DELETE', path)
  await comeRound(justBefore)
  expect((await ask(mara, 'POST', `${path}/return`)).status).toBe(200)
  await comeRound(justAfter)
  expect((await fetch(inject('origin') + userImagePath(id))).status).toBe(200)

  await ask(mara, 'DELETE', path)
  await comeRound(justAfter)
  expect((await ask(mara, 'POST', `${path}/return`)).status).toBe(404)
  expect((await fetch(inject('origin') + userImagePath(id))).status).toBe(404)
  expect(await isStored(id)).toBe(false)
})

test('what has lain in a bin for thirty days is gone even before the round comes', async () => {
  const mara = someone()
  const id = newId()
  await upload(mara, id)
  await ask(mara, 'DELETE', `/api/images/${id}`)
  await runSql(`UPDATE images SET deleted_at = deleted_at - ${justAfter * 24 * 3600 * 1000} WHERE id = ?`, [
    id
  ])
  expect((await ask(mara, 'GET', '/api/images?bin=true')).body).toMatchObject({ items: [], total: 0 })
  expect((await ask(mara, 'POST', `/api/images/${id}/return`)).status).toBe(404)
})

test('the file of an upload that was cut off is kept for a retry, and not for long', async () => {
  const mara = someone()
  const [retried, left] = [newId(), newId()]
  await runSql(`CREATE TRIGGER cut_off BEFORE INSERT ON images WHEN new.id IN ('${retried}', '${left}')
    BEGIN SELECT RAISE(ABORT, 'cut off'); END`)
  const mend = () => runSql('DROP TRIGGER IF EXISTS cut_off')
  onTestFinished(async () => void (await mend()))
  expect([await upload(mara, retried), await upload(mara, left)]).toEqual([500, 500])
  await mend()
  await comeRound(0)
  expect([await isStored(retried), await isStored(left)]).toEqual([true, true])
  expect(await upload(mara, retried)).toBe(200)
  await comeRound(1.1)
  expect([await isStored(retried), await isStored(left)]).toEqual([true, false])
  expect((await fetch(inject('origin') + userImagePath(retried))).status).toBe(200)
})
