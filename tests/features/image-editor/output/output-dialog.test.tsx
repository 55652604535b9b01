import { unzipSync } from 'fflate'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { userImagePath } from '#routes/worker-paths.ts'
import { $script, undo } from '#stores/script.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { refusal } from '../../../components/account/answers.ts'
import { signInToFakeServer } from '../../../components/account-server.ts'
import { collectDownloads } from '../../../components/downloads.ts'
import { overflow } from '../../../components/render-page.tsx'
import { aDrawing, aDrawingWithImage } from '../a-drawing.ts'
import { button, choose, dialog, measure, openOutput, village } from './output-helpers.tsx'

const imagesOf = (id: string) => {
  const character = $script.get().characters.find(each => each.id === id)
  if (character?.kind === 'official') return character.changes?.image
  return character?.kind === 'custom' ? character.image : undefined
}

/** The images that this browser has stored. */
async function storedImage(address = '') {
  for (const name of await caches.keys()) {
    const found = await (await caches.open(name)).match(address)
    if (found) return found.blob()
  }
  throw new Error(`No image is stored at ${address}`)
}

describe('signed out', () => {
  test('the images go onto a character of the script, in one step to undo', async () => {
    await openOutput()
    await expect.element(dialog().getByText('Stored only on this device.')).toBeVisible()
    await button('Use image').click()
    await expect.element(dialog().getByText('Bellringer has 2 new images.')).toBeVisible()
    const [good, evil, ...others] = imagesOf('bellringer') ?? []
    expect(others).toEqual([])
    expect(good).toMatch(new RegExp(`^${location.origin}/images/device/[0-9a-f]{32}\\.png$`))
    const transparent = { type: 'image/png', width: 539, height: 539, corner: [0, 0, 0, 0] }
    const [goodImage, evilImage] = [
      await measure(await storedImage(good)),
      await measure(await storedImage(evil))
    ]
    expect([goodImage, evilImage]).toMatchObject([transparent, transparent])
    const [red = 0, , blue = 0] = goodImage.middle ?? []
    expect(blue).toBeGreaterThan(red)
    expect(evilImage.middle?.[0]).toBeGreaterThan(evilImage.middle?.[2] ?? 0)
    undo()
    expect(imagesOf('bellringer')).toBeUndefined()
  })

  test('a character’s own side comes first, and the other one only if wanted', async () => {
    await openOutput()
    await choose('Character', 'Imp')
    await dialog().getByRole('switch', { name: 'Add an image for the other side' }).click()
    await button('Use image').click()
    await expect.element(dialog().getByText('Imp has a new image.')).toBeVisible()
    const [evil, ...others] = imagesOf('imp') ?? []
    expect(others).toEqual([])
    const { middle = [] } = await measure(await storedImage(evil))
    expect(middle[0]).toBeGreaterThan(middle[2] ?? 0)
  })

  test('My images are no destination; the dialog says what they need', async () => {
    await openOutput()
    await expect.element(dialog().getByText('Sign in to save to My images.')).toBeVisible()
    const options = [...document.querySelectorAll('dialog option')].map(({ textContent }) => textContent)
    expect(options).toEqual(['Character on the script', 'Files', 'Bellringer', 'Imp'])
  })

  test('a browser that stores nothing says so, and changes nothing', async () => {
    const open = vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('blocked', 'SecurityError'))
    onTestFinished(() => open.mockRestore())
    await openOutput()
    await button('Use image').click()
    await expect
      .element(dialog().getByText('Good and Evil: This browser doesn’t let Belfry store images'))
      .toBeVisible()
    expect($script.get()).toBe(village)
  })
})

describe('signed in', () => {
  test('the images go to the account with their drawing, and onto the character', async () => {
    const server = await signInToFakeServer()
    await openOutput()
    await button('Use image').click()
    await expect.element(dialog().getByText('Bellringer has 2 new images.')).toBeVisible()
    const [good, evil] = server.images.all()
    expect([good?.name, evil?.name]).toEqual(['Bell (Good)', 'Bell (Evil)'])
    expect(imagesOf('bellringer')).toEqual(
      [good, evil].map(image => location.origin + userImagePath(image?.id ?? ''))
    )
    const file = { belfry: 'drawing', name: 'Bell', drawing: aDrawing() }
    expect(server.images.drawingOf(good?.id ?? '')).toMatchObject(file)
    expect(server.images.drawingOf(evil?.id ?? '')).toMatchObject(file)
  })

  test('chosen variants are saved in My images', async () => {
    const server = await signInToFakeServer()
    await openOutput()
    await choose('Destination', 'My images')
    for (const name of ['Good', 'Evil', 'Neutral']) await dialog().getByRole('checkbox', { name }).click()
    await expect.element(button('Save to My images')).toBeDisabled()
    await dialog().getByRole('checkbox', { name: 'Neutral' }).click()
    await button('Save to My images').click()
    await expect.element(dialog().getByText('1 image is saved in My images.')).toBeVisible()
    expect(server.images.all().map(({ name, width, height }) => [name, width, height])).toEqual([
      ['Bell', 539, 539]
    ])
    expect($script.get()).toBe(village)
  })

  test('what fails is named with its reason, and trying again stores nothing twice', async () => {
    const server = await signInToFakeServer()
    await openOutput()
    let uploads = 0
    server.meet((method, path) => {
      if (method !== 'PUT' || path.endsWith('/drawing')) return undefined
      uploads += 1
      return uploads === 2 ? 'unreachable' : undefined
    })
    await button('Use image').click()
    const alert = dialog().getByRole('alert')
    await expect
      .element(alert.getByText('Evil: The server can’t be reached. Check your connection and try again.'))
      .toBeVisible()
    await expect.element(alert.getByText('Already saved: Good.')).toBeVisible()
    expect($script.get()).toBe(village)
    await button('Use image').click()
    await expect.element(dialog().getByText('Bellringer has 2 new images.')).toBeVisible()
    expect(server.images.all()).toHaveLength(2)
    expect(imagesOf('bellringer')).toHaveLength(2)
  })

  test('without a network, the images can be stored in this browser', async () => {
    const server = await signInToFakeServer()
    await openOutput()
    server.meet(() => 'unreachable')
    await button('Use image').click()
    await button('Store on this device').click()
    await expect.element(dialog().getByText('Bellringer has 2 new images.')).toBeVisible()
    expect(imagesOf('bellringer')?.[0]).toContain('/images/device/')
  })

  test('an image whose drawing the account refuses says so', async () => {
    const server = await signInToFakeServer()
    await openOutput()
    server.meet((_, path) => (path.endsWith('/drawing') ? refusal(403, 'images_full') : undefined))
    await button('Use image').click()
    await expect.element(dialog().getByText('Bellringer has 2 new images.')).toBeVisible()
    await expect.element(dialog().getByText('Its drawing isn’t in your account')).toBeVisible()
    await expect.element(dialog().getByText('Your account is full')).toBeVisible()
  })

  test('a drawing of more than 2 MB stays on the device', async () => {
    const server = await signInToFakeServer()
    const [layer] = aDrawing().layers
    if (layer?.content.kind !== 'shape') throw new Error('Expected a shape')
    const d = layer.content.d + ' '.repeat(limits.drawing.path - layer.content.d.length)
    const layers = Array.from({ length: 40 }, (_, at) => ({
      ...layer,
      id: `layer-${at}`,
      content: { ...layer.content, d }
    }))
    await openOutput({ drawing: aDrawing('icon', { layers: layers as never }) })
    await button('Use image').click()
    await expect.element(dialog().getByText('The drawing is larger than 2 MB.')).toBeVisible()
    expect(server.requests.filter(each => each.endsWith('/drawing'))).toEqual([])
  })

  test('canceling stops the upload and changes nothing', async () => {
    const server = await signInToFakeServer()
    const goOn = server.holdUploads()
    await openOutput()
    await button('Use image').click()
    await expect.element(dialog().getByText('Saving…')).toBeVisible()
    await expect.element(dialog().getByRole('progressbar', { name: 'Saving…' })).toBeVisible()
    await expectAccessible()
    await button('Cancel').click()
    await expect.element(dialog().getByText('Good and Evil: Cancelled')).toBeVisible()
    goOn()
    expect([server.images.all(), $script.get()]).toEqual([[], village])
  })
})

describe('files', () => {
  const download = async (files: ReturnType<typeof collectDownloads>) => {
    await button('Download').click()
    await expect.element(dialog().getByText('The download has started.')).toBeVisible()
    const [file] = await Promise.all(files)
    if (!file) throw new Error('Nothing was downloaded')
    return file
  }

  test('several images are one ZIP, named after the drawing', async () => {
    const files = collectDownloads()
    await openOutput({ name: 'Die Glöcknerin' })
    await choose('Destination', 'Files')
    const { name, content } = await download(files)
    expect(name).toBe('die-glocknerin.zip')
    const entries = Object.keys(unzipSync(new Uint8Array(await content.arrayBuffer())))
    expect(entries).toEqual(['good', 'evil', 'neutral'].map(variant => `die-glocknerin-${variant}.png`))
  })

  test('one image is a PNG', async () => {
    const files = collectDownloads()
    await openOutput({ name: '' })
    await choose('Destination', 'Files')
    for (const name of ['Good', 'Neutral']) await dialog().getByRole('checkbox', { name }).click()
    const { name, content } = await download(files)
    expect(name).toBe('icon.png')
    expect(await measure(content)).toMatchObject({ type: 'image/png', width: 539, height: 539 })
  })

  test('an SVG is possible for shapes', async () => {
    const files = collectDownloads()
    await openOutput()
    await choose('Destination', 'Files')
    for (const name of ['Evil', 'Neutral']) await dialog().getByRole('checkbox', { name }).click()
    await dialog().getByRole('radio', { name: 'SVG' }).click()
    const { name, content } = await download(files)
    expect(name).toBe('bell.svg')
    const { documentElement } = new DOMParser().parseFromString(await content.text(), 'image/svg+xml')
    expect(documentElement.getAttribute('viewBox')).toBe('0 0 539 539')
  })

  test('the layers that prevent one are named', async () => {
    await openOutput({ drawing: aDrawingWithImage() })
    await choose('Destination', 'Files')
    await expect
      .element(dialog().getByText('PNG only. SVG can’t contain these image layers: Photo.'))
      .toBeVisible()
    await expect.element(dialog().getByRole('radio', { name: 'SVG' })).not.toBeInTheDocument()
  })
})

test('a logo becomes the script’s logo, at twice its size', async () => {
  const server = await signInToFakeServer()
  await openOutput({ drawing: aDrawing('logo'), name: 'Village' })
  await expect.element(dialog().getByText('2400 × 800 pixels, transparent')).toBeVisible()
  await button('Use image').click()
  await expect.element(dialog().getByText('The script has a new logo.')).toBeVisible()
  const [image] = server.images.all()
  expect(image).toMatchObject({ name: 'Village', width: 2400, height: 800, hasDrawing: true })
  expect($script.get().logo).toBe(location.origin + userImagePath(image?.id ?? ''))
  undo()
  expect($script.get().logo).toBeUndefined()
})

test('a drawing that shows nothing isn’t saved', async () => {
  await openOutput({ drawing: aDrawing('icon', { layers: [] }) })
  await expect.element(dialog().getByText('The drawing has no visible layers.')).toBeVisible()
  await expectAccessible()
})

test.each([390, 1000, 1440])('is accessible and fits %i px', async width => {
  await openOutput({ width })
  await choose('Destination', 'Files')
  if (width !== 1000) await expectAccessible()
  expect(overflow()).toBe(0)
})
