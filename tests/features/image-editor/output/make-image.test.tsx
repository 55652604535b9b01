import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { builderPaths, characterScreenPath } from '#routes'
import { deleteDrawing } from '#stores/drawings/drawing-actions.ts'
import { $openDrawing, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { $isOpeningDrawing } from '#stores/drawings/open-drawing-of.ts'
import { openUrl } from '#stores/router.ts'
import { $script, undo } from '#stores/script.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { signInToFakeServer } from '../../../components/account-server.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { overflow } from '../../../components/render-page.tsx'
import { aSavedCharacter, aScript } from '../../../core/script-builders.ts'
import { aDrawing } from '../a-drawing.ts'
import { bell, choose, dialog, button as inDialog, village } from './output-helpers.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const path = () => location.pathname

/** Makes an image of a square in the editor that has opened, and uses it. */
async function useSquare(kind: 'icon' | 'logo' = 'icon') {
  await expect.poll(path).toBe(kind === 'icon' ? builderPaths.iconEditor : builderPaths.logoEditor)
  await expect.poll(() => $isOpeningDrawing.get()).toBe(false)
  const open = $openDrawing.get()
  expect(open.drawing.kind).toBe(kind)
  changeDrawing(() => aDrawing(kind))
  await button('Use image').click()
  await inDialog('Use image').click()
  return open
}

const deviceImage = /\/images\/device\/[0-9a-f]{32}\.png$/

describe('a new character', () => {
  test('gets its images from the icon editor, with what was typed before', async () => {
    await openBuilder({ screen: 'newCharacter' })
    await field('Name').fill('Lamplighter')
    await button('Make an image').click()
    const { name } = await useSquare()
    expect(name).toBe('Lamplighter')
    await expect.poll(path).toBe(builderPaths.newCharacter)
    await expect.element(field('Name')).toHaveValue('Lamplighter')
    await expect.element(page.getByText('2 new images are in the form.')).toBeVisible()
    await expect.element(field('Image 1')).toHaveValue(expect.stringMatching(deviceImage))
    await expect.element(field('Image 2')).toHaveValue(expect.stringMatching(deviceImage))
    await expectAccessible()
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect.element(field('Image 1')).not.toBeInTheDocument()
    await expect.element(field('Name')).toHaveValue('Lamplighter')
  })

  test('that isn’t wanted anymore waits for no image', async () => {
    await openBuilder({ screen: 'newCharacter', script: village })
    await button('Make an image').click()
    await expect.poll(path).toBe(builderPaths.iconEditor)
    openUrl(builderPaths.newCharacter)
    await expect.element(field('Name')).toBeVisible()
    openUrl(builderPaths.iconEditor)
    $openDrawing.set({ ...$openDrawing.get(), drawing: aDrawing() })
    await button('Use image').click()
    const destination = dialog().getByRole('combobox', { name: 'Destination' })
    await expect.element(destination).toHaveValue('character')
  })
})

test('a character of the script gets new images in its form, which can be discarded', async () => {
  const script = aScript({
    characters: [{ ...bell, team: 'traveller', image: ['https://example.invalid/1.png'] }]
  })
  await openBuilder({ screen: 'editCharacter', id: 'bellringer', script })
  await button('Make an image').click()
  await expect.poll(path).toBe(builderPaths.iconEditor)
  $openDrawing.set({ ...$openDrawing.get(), drawing: aDrawing() })
  await button('Use image').click()
  await dialog().getByRole('switch', { name: 'Add images for good and evil' }).click()
  await inDialog('Use image').click()
  await expect.element(field('Image 1')).toHaveValue(expect.stringMatching(deviceImage))
  expect($script.get()).toBe(script)
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await expect.poll(path).toBe(builderPaths.script)
  expect($script.get()).toBe(script)
})

test('a saved character gets images of the account', async () => {
  const server = await signInToFakeServer()
  const id = server.characters.saveElsewhere(aSavedCharacter())
  await openBuilder({ screen: 'editSavedCharacter', id })
  await button('Make an image').click()
  await useSquare()
  await expect.element(field('Image 1')).toHaveValue(expect.stringContaining('/images/u/'))
  expect(server.images.all().map(({ name }) => name)).toEqual(['Lamplighter (Good)', 'Lamplighter (Evil)'])
})

test('an image is edited by its drawing: that of this device, or that of the account', async () => {
  const server = await signInToFakeServer()
  await openBuilder({ screen: 'newCharacter' })
  await button('Make an image').click()
  const { id } = await useSquare()
  await button('Edit the image').click()
  await expect.poll(path).toBe(builderPaths.iconEditor)
  await expect.poll(() => $openDrawing.get().id).toBe(id)
  expect(server.requests.filter(each => /^GET .*\/drawing$/.test(each))).toEqual([])
  // Another device has only the images.
  await deleteDrawing(id)
  openUrl(builderPaths.newCharacter)
  await button('Edit the image').click()
  await expect.poll(path).toBe(builderPaths.iconEditor)
  await expect.poll(() => $openDrawing.get().drawing).toEqual(aDrawing())
  expect(server.requests.filter(each => /^GET .*\/drawing$/.test(each))).toHaveLength(1)
  await button('Use image').click()
  const destination = dialog().getByRole('combobox', { name: 'Destination' })
  await expect.element(destination).toHaveValue('form')
})

test('an uploaded image without a drawing says so', async () => {
  const server = await signInToFakeServer()
  const image = `${location.origin}/images/u/${server.images.saveElsewhere('Moor')}`
  const script = aScript({ characters: [{ ...bell, image: [image] }] })
  await openBuilder({ screen: 'editCharacter', id: 'bellringer', script })
  await button('Edit the image').click()
  await expect.element(page.getByText('This image has no drawing to edit')).toBeVisible()
})

describe('the script', () => {
  test('gets its logo from the logo editor', async () => {
    await openBuilder({ screen: 'metadata', script: village })
    await button('Make a logo').click()
    const { name } = await useSquare('logo')
    expect(name).toBe('Village')
    await expect.poll(path).toBe(builderPaths.metadata)
    await expect.element(field('Logo')).toHaveValue(expect.stringMatching(deviceImage))
    await expect.element(page.getByText('1 new image is in the form.')).toBeVisible()
    await expectAccessible()
    undo()
    expect($script.get().logo).toBeUndefined()
  })

  test.each([390, 1000])('offers it at %i px', async width => {
    await openBuilder({ screen: 'metadata', script: village, width })
    await expect.element(button('Make a logo')).toBeVisible()
    expect(overflow()).toBe(0)
  })
})

describe('My images', () => {
  const file = { belfry: 'drawing', version: 1, name: 'Bell', drawing: aDrawing(), images: {} }

  test('open the drawing of an image in its editor', async () => {
    const server = await signInToFakeServer()
    server.images.saveElsewhere('Moor')
    server.images.saveElsewhere('Bell', file)
    await openBuilder({ screen: 'myImages' })
    await expect.element(button('Edit Moor')).not.toBeInTheDocument()
    await button('Edit Bell').click()
    await expect.poll(path).toBe(builderPaths.iconEditor)
    expect($openDrawing.get()).toMatchObject({ name: 'Bell', drawing: aDrawing() })
    await button('Use image').click()
    await choose('Destination', 'My images')
    await inDialog('Save to My images').click()
    await expect.element(dialog().getByText('3 images are saved in My images.')).toBeVisible()
    expect(server.images.all()).toHaveLength(5)
  })

  test('say when the drawing can’t be loaded', async () => {
    const server = await signInToFakeServer()
    server.images.saveElsewhere('Bell', file)
    await openBuilder({ screen: 'myImages' })
    server.meet(() => 'unreachable')
    await button('Edit Bell').click()
    await expect.element(page.getByText('The server can’t be reached')).toBeVisible()
    expect(path()).toBe(builderPaths.myImages)
    await expectAccessible()
  })

  test('lead to new icons and logos', async () => {
    await signInToFakeServer()
    await openBuilder({ screen: 'myImages' })
    await button('Make a logo').click()
    await expect.poll(path).toBe(builderPaths.logoEditor)
    openUrl(builderPaths.myImages)
    await button('Make an icon').click()
    await expect.poll(path).toBe(builderPaths.iconEditor)
  })
})

test('the form that waits is known after a reload', async () => {
  await openBuilder({ screen: 'editCharacter', id: 'bellringer', script: village })
  await button('Make an image').click()
  await expect.poll(path).toBe(builderPaths.iconEditor)
  const stored = JSON.parse(sessionStorage.getItem('belfry:image-target') ?? '')
  expect(stored).toMatchObject({
    kind: 'character',
    name: 'Bellringer',
    path: characterScreenPath('en', 'editCharacter', 'bellringer')
  })
})
