import { beforeEach, expect, test, vi } from 'vitest'
import type { LibraryFileScript } from '#core/saving/library-file.ts'
import { readLibraryImages } from '#core/saving/library-images.ts'
import { readDeviceImage, storeDeviceImage } from '#stores/device-images/device-images.ts'
import { exportImages, importImages, withLocalImages } from '#stores/device-images/library-images.ts'
import { aScript, custom } from '../../core/script-builders.ts'
import { makePng } from '../../images/make-png.ts'
import { stubCaches } from './fake-caches.ts'

const caches = stubCaches()

beforeEach(() => {
  caches.state.failure = undefined
  caches.clear()
})

async function stored(side: number) {
  const result = await storeDeviceImage(new Blob([makePng({ width: side, height: 1 })]))
  if (!result.ok) throw new Error(result.code)
  return result.value
}

const withImage = (image: string, logo: string): LibraryFileScript => ({
  id: 'a',
  madeAt: 1,
  changedAt: 2,
  script: aScript({ characters: [custom('bell', { image: [image] })] }),
  versions: [{ at: 1, script: aScript({ logo }) }]
})

test('a library file has the images of scripts and versions, and another browser stores them', async () => {
  const [icon, logo] = [await stored(3), await stored(4)]
  await stored(5)
  const scripts = [withImage(icon, logo)]
  const json = { deviceImages: await exportImages(scripts) }
  expect(Object.keys(readLibraryImages(json))).toEqual([icon, logo])

  caches.clear()
  vi.stubGlobal('location', new URL('https://new.example/builder'))
  expect(await importImages(readLibraryImages(json))).toBe(0)
  const [moved] = withLocalImages(scripts)
  const newIcon = icon.replace('belfry.example', 'new.example')
  expect(moved).toEqual(withImage(newIcon, logo.replace('belfry.example', 'new.example')))
  expect((await readDeviceImage(newIcon))?.type).toBe('image/png')
  vi.stubGlobal('location', new URL('https://belfry.example/builder'))
})

test('a file without images is written as before, and images that can’t be stored are counted', async () => {
  const scripts = [withImage('https://example.com/a.png', '')]
  expect(await exportImages(scripts)).toEqual({})
  expect(readLibraryImages({})).toEqual({})
  expect(readLibraryImages({ deviceImages: 3 })).toEqual({})
  expect(readLibraryImages(undefined)).toEqual({})
  expect(await importImages({ a: 'no image', b: '%' })).toBe(2)
  caches.state.failure = new DOMException('no', 'QuotaExceededError')
  expect(await importImages({ a: Buffer.from(makePng({ width: 1, height: 1 })).toString('base64') })).toBe(1)
})
