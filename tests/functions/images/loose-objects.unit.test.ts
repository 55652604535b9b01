import { expect, onTestFinished, test } from 'vitest'
import { addLooseObject, uploadLease } from '../../../functions/db/images.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'
import { signedInAs } from '../helpers/signed-in-as.ts'

test('an upload can’t take over the object of another account’s upload, or of a running one', async () => {
  const { DB, sqlite } = openMemoryDatabase()
  onTestFinished(() => sqlite.close())
  const register = (owner: string, due: number) =>
    addLooseObject(DB, signedInAs(owner).sessionKey, 'image-0123456789abcdef', due)
  expect(await register('ann', 5)).toBe(true)
  expect(await register('ben', 9 + uploadLease)).toBe(false)
  expect(await register('ann', 4 + uploadLease)).toBe(false)
  expect(await register('ann', 5 + uploadLease)).toBe(true)
  expect(sqlite.prepare('SELECT owner_id, due FROM loose_objects').all()).toMatchObject([
    { owner_id: 'ann', due: 5 + uploadLease }
  ])
})
