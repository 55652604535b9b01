import sharp, { type Sharp } from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { limits } from '#core/limits.ts'
import type { SavedImage } from '#core/saving/saved-image.ts'
import { readImageHeader } from '#images/image-header.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import { makeGif } from '../../images/make-gif.ts'
import { makePng } from '../../images/make-png.ts'
import { fetchAs, type User } from '../helpers/as-user.ts'
import { requestJson as askJson, saveScript, scriptTitled } from '../helpers/documents.ts'
import { runSql } from '../helpers/worker-storage.ts'

let count = 0
const newId = (): string => crypto.randomUUID()
const newUser = (): User => ({ sub: `images-${newId()}`, name: `Painter ${count++}` })

type Bytes = Uint8Array<ArrayBuffer>

const put = (user: User | undefined, body: Bytes, { id = newId(), name = 'A moor' } = {}) =>
  fetchAs(user, `${workerPaths.images}/${id}?${new URLSearchParams({ name })}`, { method: 'PUT', body })

async function upload(
  user: User,
  body: Bytes,
  more: { id?: string; name?: string } = {}
): Promise<SavedImage> {
  const response = await put(user, body, more)
  expect(response.status).toBe(200)
  return response.json()
}

async function list(user: User, query = ''): Promise<{ items: SavedImage[]; total: number; pages: number }> {
  return (await fetchAs(user, `${workerPaths.images}?${query}`)).json()
}

const request = (user: User, { id }: SavedImage, method: string, more = '', body?: unknown) =>
  fetchAs(user, `${workerPaths.images}/${id}${more}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  })

const fetchImage = (image: SavedImage, init?: RequestInit) => fetch(inject('origin') + image.address, init)
const bytesOf = async (image: SavedImage) => Buffer.from(await (await fetchImage(image)).arrayBuffer())

const codeOf = async (response: Response) => `${response.status} ${(await response.json()).code}`

const png = makePng({ width: 3, height: 2 })
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#85171a' } })
const bytes = async (image: Sharp): Promise<Bytes> => new Uint8Array(await image.toBuffer())
const jpeg = await bytes(plain(3, 2).jpeg())
const webp = await bytes(plain(3, 2).webp())
const text = (words: string) => new TextEncoder().encode(words)
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

describe('uploading', () => {
  test.each([
    ['PNG', png, 'image/png'],
    ['JPEG', jpeg, 'image/jpeg'],
    ['WebP', webp, 'image/webp']
  ])('accepts a %s, whatever its name says', async (_, file, type) => {
    const user = newUser()
    const image = await upload(user, file, { name: 'page.html' })
    expect(image).toMatchObject({ name: 'page.html', type, width: 3, height: 2, usedIn: [] })
    const response = await fetchImage(image)
    expect(response.headers.get('content-type')).toBe(type)
    const stored = new Uint8Array(await response.arrayBuffer())
    expect(stored.byteLength).toBe(image.bytes)
    expect(readImageHeader(stored)).toMatchObject({ ok: true, value: { type, width: 3, height: 2 } })
  })

  test.each([
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), '422 image_type'],
    ['a page', text('<!doctype html><script>alert(1)</script>'), '422 image_type'],
    ['a GIF', makeGif({ width: 1, height: 1, colours: [0] }), '422 image_type'],
    ['nothing', new Uint8Array(), '422 image_type'],
    ['half a PNG', png.slice(0, 50), '422 image_broken'],
    ['4097 pixels', makePng({ width: 4097, height: 1 }), '422 image_too_wide'],
    [
      'a byte over 5 MB',
      joined(png, new Uint8Array(limits.images.bytes + 1 - png.length)),
      '413 image_too_large'
    ]
  ])('refuses %s', async (_, file, refusal) => {
    const user = newUser()
    expect(await codeOf(await put(user, file))).toBe(refusal)
    expect((await list(user)).total).toBe(0)
  })

  test('accepts 4096 pixels on a side', async () => {
    const image = await upload(newUser(), await bytes(plain(4096, 4096).png()))
    expect([image.width, image.height]).toEqual([4096, 4096])
  })

  test.each(['png', 'jpeg', 'webp'] as const)('removes all data of a %s except its pixels', async format => {
    const exif = { IFD0: { Copyright: 'Mara Oakes' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
    const withMetadata = await bytes(plain(8, 8).withExif(exif).toFormat(format))
    expect(Buffer.from(withMetadata).includes('Mara Oakes')).toBe(true)
    const stored = await bytesOf(
      await upload(newUser(), joined(withMetadata, text('<script>alert(1)</script>PK\x03\x04')))
    )
    for (const trace of ['Mara Oakes', 'Exif', 'eXIf', 'EXIF', '<script>', 'PK'])
      expect(stored.includes(trace)).toBe(false)
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
  })

  test('applies the orientation of a photograph', async () => {
    const rotated = await bytes(plain(40, 20).jpeg().withMetadata({ orientation: 6 }))
    const image = await upload(newUser(), rotated)
    expect([image.width, image.height]).toEqual([20, 40])
    expect((await sharp(await bytesOf(image)).metadata()).orientation).toBeUndefined()
  })

  test('keeps the transparency of a PNG, pixel by pixel', async () => {
    const drawn = makePng({ width: 2, height: 1, pixel: x => [10, 20, 30, x * 128] })
    const stored = await bytesOf(await upload(newUser(), drawn))
    expect([...(await sharp(stored).ensureAlpha().raw().toBuffer())]).toEqual([
      10, 20, 30, 0, 10, 20, 30, 128
    ])
  })

  test('responds to a retry like to the first upload', async () => {
    const user = newUser()
    const id = newId()
    const first = await upload(user, png, { id })
    expect(await upload(user, png, { id })).toEqual(first)
    const answers = await Promise.all(
      [1, 2, 3].map(() => upload(user, png, { id: `twice-${id.slice(0, 30)}` }))
    )
    expect(new Set(answers.map(image => JSON.stringify(image))).size).toBe(1)
    expect((await list(user)).total).toBe(2)
  })

  test('requires a name and an id', async () => {
    expect(await codeOf(await put(newUser(), png, { name: ' ' }))).toBe('422 image_name')
    expect(await codeOf(await put(newUser(), png, { id: 'short' }))).toBe('422 image_id')
  })
})

describe('the public URL of an image', () => {
  test('can’t be used as a page, and is immutable for browsers', async () => {
    const image = await upload(newUser(), png)
    const { headers } = await fetchImage(image)
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="${image.id}.png"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff'
    })
    const again = await fetchImage(image, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect([again.status, again.headers.get('x-content-type-options')]).toEqual([304, 'nosniff'])
    const head = await fetchImage(image, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/png', ''])
  })

  test('works while the image is in the bin, and not after its deletion', async () => {
    const user = newUser()
    const image = await upload(user, png)
    const binned: SavedImage = await (await request(user, image, 'DELETE')).json()
    expect(binned.deletedAt).toBeGreaterThan(image.madeAt - 1)
    expect((await fetchImage(image)).status).toBe(200)
    expect([(await list(user)).total, (await list(user, 'bin=true')).total]).toEqual([0, 1])
    expect(await (await request(user, image, 'POST', '/return')).json()).toEqual(image)
    expect((await request(user, image, 'DELETE', '?forever=true')).status).toBe(200)
    expect(await codeOf(await fetchImage(image))).toBe('404 image_missing')
    expect((await fetchImage(image)).headers.get('cache-control')).toBe('no-store')
  })
})

describe('the list of images', () => {
  test('is searched without accents, sorted and paginated', async () => {
    const user = newUser()
    for (const name of ['Zebra', 'Été', 'Ahorn']) await upload(user, png, { name })
    const names = async (query: string) => (await list(user, query)).items.map(({ name }) => name)
    expect(await names('sort=name')).toEqual(['Ahorn', 'Été', 'Zebra'])
    expect(await names('search=ete')).toEqual(['Été'])
    expect(await names('')).toEqual(['Ahorn', 'Été', 'Zebra'])
    for (let index = 0; index < 22; index++) await upload(user, png)
    expect(await list(user, 'page=2')).toMatchObject({ items: [{}], total: 25, pages: 2 })
    expect(await codeOf(await fetchAs(user, `${workerPaths.images}?page=0`))).toBe('422 images_query')
  })

  test('shows the new name of a renamed image', async () => {
    const user = newUser()
    const image = await upload(user, png)
    expect(await (await request(user, image, 'PATCH', '', { name: ' Fen ' })).json()).toEqual({
      ...image,
      name: 'Fen'
    })
    expect(await codeOf(await request(user, image, 'PATCH', '', { name: '' }))).toBe('422 invalid')
    const broken = await fetchAs(user, `${workerPaths.images}/${image.id}`, { method: 'PATCH', body: '{' })
    expect(await codeOf(broken)).toBe('400 file_not_json')
  })
})

describe('the uses of an image', () => {
  test('are the saved scripts and characters of the same owner outside the bin', async () => {
    const [user, stranger] = [newUser(), newUser()]
    const image = await upload(user, png)
    const address = inject('origin') + image.address
    const script = await saveScript(user, scriptTitled('Bells', { logo: address }))
    await saveScript(user, scriptTitled('No bells'))
    await saveScript(stranger, scriptTitled('Theirs', { logo: address }))
    const id = newId()
    const content = {
      id: 'ringer',
      name: 'Ringer',
      team: 'townsfolk',
      ability: 'You ring.',
      image: [address]
    }
    const saved = await askJson(user, 'PUT', `/api/characters/${id}`, {
      content,
      version: 0,
      saveId: newId()
    })
    expect(saved.status).toBe(200)
    const uses = async () => (await list(user)).items[0]?.usedIn
    expect(await uses()).toEqual([
      { kind: 'script', id: script.id, name: 'Bells' },
      { kind: 'character', id, name: 'Ringer' }
    ])
    await askJson(user, 'DELETE', `/api/scripts/${script.id}`)
    expect(await uses()).toEqual([{ kind: 'character', id, name: 'Ringer' }])
  })
})

test('another user can’t list, replace, rename, delete or restore an image', async () => {
  const [owner, stranger] = [newUser(), newUser()]
  const image = await upload(owner, png)
  expect((await list(stranger)).total).toBe(0)
  const answers = await Promise.all([
    put(stranger, await bytes(plain(9, 9).png()), { id: image.id }),
    request(stranger, image, 'PATCH', '', { name: 'Mine' }),
    request(stranger, image, 'DELETE'),
    request(stranger, image, 'DELETE', '?forever=true'),
    request(stranger, image, 'POST', '/return')
  ])
  expect(await Promise.all(answers.map(codeOf))).toEqual(Array(5).fill('404 image_missing'))
  expect((await list(owner)).items).toEqual([image])
  expect((await bytesOf(image)).byteLength).toBe(image.bytes)
})

test('a signed-out visitor can’t upload or list images', async () => {
  expect(await codeOf(await put(undefined, png))).toBe('401 signed_out')
  expect(await codeOf(await fetchAs(undefined, workerPaths.images))).toBe('401 signed_out')
})

test('an account holds 1,000 images', async () => {
  const user = newUser()
  const ids = Array.from({ length: limits.images.count - 1 }, newId)
  // Uploading them all would take half a minute.
  await runSql(
    `INSERT INTO images (id, owner_id, name, search, type, bytes, width, height, made_at)
      SELECT value, ?, 'A moor', 'a moor', 'image/png', 1, 1, 1, 0 FROM json_each(?)`,
    [user.sub, JSON.stringify(ids)]
  )
  const last = await Promise.all([put(user, png), put(user, png)])
  expect(last.map(({ status }) => status).sort()).toEqual([200, 403])
  expect(await codeOf(await put(user, png))).toBe('403 images_full')
  expect((await list(user)).total).toBe(limits.images.count)
})
