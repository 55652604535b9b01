import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import type { SavedImage } from '#core/saving/saved-image.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import { makePng } from '../../images/make-png.ts'
import { fetchAs, type User } from '../helpers/as-user.ts'
import { newId, newUser } from '../helpers/documents.ts'
import { isStored, runCleanupAfter, runSql } from '../helpers/worker-storage.ts'

const png = makePng({ width: 3, height: 2 })
const drawing = {
  belfry: 'drawing',
  version: 1,
  name: 'Bell',
  drawing: { layers: [{ d: 'M0 0' }] },
  images: {}
}

async function upload(user: User): Promise<SavedImage> {
  const path = `${workerPaths.images}/${newId()}?name=Bell`
  const response = await fetchAs(user, path, { method: 'PUT', body: png })
  expect(response.status).toBe(200)
  return response.json()
}

const request = (user: User | undefined, { id }: SavedImage, method: string, body?: string) =>
  fetchAs(user, workerPaths.imageDrawing.replace(':id', id), {
    method,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } })
  })
const put = (user: User | undefined, image: SavedImage, body: unknown = drawing) =>
  request(user, image, 'PUT', typeof body === 'string' ? body : JSON.stringify(body))
const get = (user: User | undefined, image: SavedImage) => request(user, image, 'GET')

const answerOf = async (response: Response) => [response.status, await response.json()]
const codeOf = async (response: Response) => `${response.status} ${(await response.json()).code}`

test('a drawing is stored with its image, read again, and stays the first', async () => {
  const user = newUser()
  const image = await upload(user)
  expect(image.hasDrawing).toBe(false)
  expect(await codeOf(await get(user, image))).toBe('404 drawing_missing')
  const drawn = { ...image, hasDrawing: true }
  expect(await answerOf(await put(user, image))).toEqual([200, drawn])
  expect(await answerOf(await put(user, image, { ...drawing, name: 'Again' }))).toEqual([200, drawn])
  expect(await answerOf(await get(user, image))).toEqual([200, drawing])
  const list = await fetchAs(user, workerPaths.images)
  expect(await list.json()).toMatchObject({ items: [drawn] })
})

test('nobody else reads or stores it', async () => {
  const user = newUser()
  const image = await upload(user)
  await put(user, image)
  expect(await codeOf(await get(newUser(), image))).toBe('404 image_missing')
  expect(await codeOf(await put(newUser(), image))).toBe('404 image_missing')
  expect(await codeOf(await get(undefined, image))).toBe('401 signed_out')
  expect(await codeOf(await put(undefined, image))).toBe('401 signed_out')
  expect(await answerOf(await get(user, image))).toEqual([200, drawing])
})

test.each([
  ['no JSON', '{', '400 file_not_json'],
  ['another file', { ...drawing, belfry: 'game' }, '422 invalid'],
  ['no version', { belfry: 'drawing' }, '422 invalid'],
  [
    'a deep one',
    `{"belfry":"drawing","version":1,"a":${'['.repeat(500)}${']'.repeat(500)}}`,
    '422 file_too_deep'
  ],
  ['a byte over 2 MB', { ...drawing, padding: 'x'.repeat(limits.images.drawing) }, '413 drawing_too_large']
])('refuses %s', async (_, body, refusal) => {
  const user = newUser()
  const image = await upload(user)
  expect(await codeOf(await put(user, image, body))).toBe(refusal)
  expect(await codeOf(await get(user, image))).toBe('404 drawing_missing')
})

test('accepts 2 MB', async () => {
  const user = newUser()
  const image = await upload(user)
  const empty = JSON.stringify({ ...drawing, padding: '' }).length
  const whole = { ...drawing, padding: 'x'.repeat(limits.images.drawing - empty) }
  expect((await put(user, image, whole)).status).toBe(200)
  expect(await answerOf(await get(user, image))).toEqual([200, whole])
})

test('a drawing stays in the bin with its image, and is deleted with it', async () => {
  const user = newUser()
  const [image, binned] = [await upload(user), await upload(user)]
  for (const each of [image, binned]) await put(user, each)
  const keys = (await runSql('SELECT drawing FROM images WHERE owner_id = ?', [user.sub])).map(
    ([key]) => `${key}`
  )
  expect(await Promise.all(keys.map(isStored))).toEqual([true, true])
  const remove = (each: SavedImage, query = '') =>
    fetchAs(user, `${workerPaths.images}/${each.id}${query}`, { method: 'DELETE' })
  await remove(binned)
  expect((await get(user, binned)).status).toBe(200)
  await remove(image, '?forever=true')
  expect(await codeOf(await get(user, image))).toBe('404 image_missing')
  await runCleanupAfter(limits.binDays + 1)
  expect(await codeOf(await get(user, binned))).toBe('404 image_missing')
  expect(await Promise.all(keys.map(isStored))).toEqual([false, false])
})
