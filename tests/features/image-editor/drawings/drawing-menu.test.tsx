import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyDrawing } from '#core/drawing/drawing.ts'
import { writeDrawingFile } from '#core/drawing/drawing-file.ts'
import { deleteStoredDrawing, listDrawings, storeDrawing } from '#stores/drawings/device-drawings.ts'
import { $drawingCopy, $drawingSaveState, saveDrawings } from '#stores/drawings/drawing-saver.ts'
import { $openDrawing, changeDrawing, newDeviceDrawing, showDrawing } from '#stores/drawings/open-drawing.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { chooseFile } from '../../../components/choose-file.ts'
import { collectDownloads } from '../../../components/downloads.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { aDrawing, anImage, aShape } from '../../../core/drawing/drawing-builders.ts'

const menuButton = page.getByRole('button', { name: 'Drawing menu' })
const item = (name: string) => page.getByRole('menuitem', { name })
const nameField = page.getByRole('textbox', { name: 'Name of the drawing' })
const dialog = page.getByRole('dialog', { name: 'Icons on this device' })
const layers = () => $openDrawing.get().drawing.layers.map(({ id }) => id)
const add = (id: string) =>
  changeDrawing(drawing => ({ ...drawing, layers: [...drawing.layers, aShape(id)] }))

const storeNew = (name: string, layer = 'a', kind: 'icon' | 'logo' = 'icon') =>
  storeDrawing({ id: `stored-${name}`, name, drawing: aDrawing([aShape(layer)], kind) }, undefined, name)

async function storedNames() {
  const list = await listDrawings()
  return list.ok ? list.value.map(({ name }) => name).sort() : list.code
}

async function choose(name: string) {
  await menuButton.click()
  await item(name).click()
}

beforeEach(async () => {
  await saveDrawings()
  const list = await listDrawings()
  for (const { id } of list.ok ? list.value : []) await deleteStoredDrawing(id)
  sessionStorage.clear()
  $drawingCopy.set(undefined)
  showDrawing(newDeviceDrawing('icon'))
})

describe('the name of a drawing', () => {
  test('is edited beside the state of its storage, and both are accessible', async () => {
    await openBuilder({ screen: 'iconEditor' })
    await expect.element(nameField).toHaveAttribute('placeholder', 'Unnamed icon')
    await expect.element(page.getByText('Nothing to save yet')).toBeVisible()
    await nameField.fill('Fool')
    await expect.element(page.getByText('Saving…')).toBeVisible()
    await expect.element(page.getByText('Saved on this device')).toBeVisible()
    expect(await storedNames()).toEqual(['Fool'])
    await expectAccessible()
  })

  test('is in the menu at 390 px', async () => {
    await openBuilder({ screen: 'logoEditor', width: 390 })
    await expect.element(menuButton).toBeVisible()
    await expect.element(nameField).not.toBeInTheDocument()
    await choose('Rename')
    await nameField.fill('Title')
    await userEvent.keyboard('{Enter}')
    await expect.poll(storedNames).toEqual(['Title'])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

describe('the menu', () => {
  test('starts a new drawing; the one before stays stored', async () => {
    await openBuilder({ screen: 'iconEditor' })
    add('a')
    await choose('New icon')
    expect(layers()).toEqual([])
    await expect.poll(storedNames).toEqual([''])
  })

  test('removes all layers, which undo brings back', async () => {
    await openBuilder({ screen: 'iconEditor' })
    add('a')
    await choose('Delete all layers')
    expect($openDrawing.get().drawing).toEqual(emptyDrawing('icon'))
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    expect(layers()).toEqual(['a'])
  })

  test('saves a drawing file, which opens again as a drawing of its own', async () => {
    await openBuilder({ screen: 'iconEditor' })
    add('a')
    await nameField.fill('Fool')
    const downloads = collectDownloads()
    await choose('Save as drawing file')
    await expect.poll(() => downloads.length).toBe(1)
    const file = await downloads[0]
    expect(file?.name).toBe('fool.json')
    const { id } = $openDrawing.get()
    chooseFile(new File([file?.content ?? ''], 'fool.json'))
    await expect.poll(() => $openDrawing.get().id).not.toBe(id)
    expect([$openDrawing.get().name, layers()]).toEqual(['Fool', ['a']])
    await expect.poll(storedNames).toEqual(['Fool', 'Fool'])
  })

  test('opens the file of a logo in the logo editor', async () => {
    await openBuilder({ screen: 'iconEditor' })
    const text = writeDrawingFile({ name: 'Title', drawing: aDrawing([aShape('a')], 'logo'), images: {} })
    chooseFile(new File([text.ok ? text.value : ''], 'title.json'))
    await expect.element(page.getByRole('heading', { name: 'Logo editor' })).toBeVisible()
    await expect.element(nameField).toHaveValue('Title')
  })

  test('says what is wrong with a file, and what could not be read of one', async () => {
    await openBuilder({ screen: 'iconEditor' })
    chooseFile(new File(['imp'], 'imp.json'))
    const alert = page.getByRole('alert')
    await expect.element(alert.getByText(/There is no drawing in this file/)).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    const broken = aDrawing([aShape('a'), aShape('b', { scaleX: 0 }), anImage('c', 'missing')])
    chooseFile(new File([JSON.stringify({ belfry: 'drawing', version: 1, drawing: broken })], 'broken.json'))
    await expect.element(alert.getByText(/Layer 2 has no size and is left out/)).toBeVisible()
    await expect.element(alert.getByText(/The image of layer 2 is missing/)).toBeVisible()
    expect(layers()).toEqual(['a', 'c'])
  })
})

describe('the list', () => {
  test('says what to do while it is empty', async () => {
    await openBuilder({ screen: 'iconEditor' })
    await choose('Icons on this device')
    await expect.element(dialog.getByText('No icons yet')).toBeVisible()
    await expectAccessible()
  })

  test('has the drawings of this kind with a preview, and opens one', async () => {
    await storeNew('Fool', 'fool')
    await storeNew('Imp', 'imp')
    await storeNew('Title', 'title', 'logo')
    await openBuilder({ screen: 'iconEditor' })
    await choose('Icons on this device')
    await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(2)
    await expect.poll(() => dialog.element().querySelectorAll('svg [data-layer]').length).toBe(2)
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Fool', exact: true }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(layers()).toEqual(['fool'])
    await expect.element(nameField).toHaveValue('Fool')
  })

  test('renames, duplicates and deletes with undo', async () => {
    await storeNew('Fool')
    await openBuilder({ screen: 'iconEditor', width: 390 })
    await choose('Icons on this device')
    const menuOf = (name: string) => dialog.getByRole('button', { name: `More for ${name}`, exact: true })
    await menuOf('Fool').click()
    await item('Rename').click()
    await page.getByRole('textbox', { name: 'Name of the drawing' }).fill('Jester')
    await userEvent.keyboard('{Enter}')
    await menuOf('Jester').click()
    await item('Duplicate').click()
    await menuOf('Jester 2').click()
    await item('Delete').click()
    await expect.element(dialog.getByText('Jester 2 deleted')).toBeVisible()
    expect(await storedNames()).toEqual(['Jester'])
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(storedNames).toEqual(['Jester', 'Jester 2'])
  })

  test('paints only the previews in view of 200 drawings', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, index) => storeNew(`Icon ${index}`)))
    await openBuilder({ screen: 'iconEditor' })
    const started = performance.now()
    await choose('Icons on this device')
    await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(200)
    const previews = () => dialog.element().querySelectorAll('svg [data-layer]').length
    await expect.poll(previews).toBeGreaterThan(2)
    expect(previews()).toBeLessThan(30)
    expect(performance.now() - started).toBeLessThan(8000)
  })

  test('says that a drawing of a later version can’t be opened', async () => {
    await storeNew('Fool')
    const { readDrawings } = await import('#stores/drawings/drawings-database.ts')
    const content = { version: 99, drawing: {} }
    await readDrawings(database => database.put('contents', { id: 'stored-Fool', content }))
    await openBuilder({ screen: 'iconEditor' })
    await choose('Icons on this device')
    await expect.element(dialog.getByText('No preview')).toBeVisible()
    await dialog.getByRole('button', { name: 'Fool', exact: true }).click()
    await expect.element(dialog.getByRole('alert').getByText(/A newer version of Belfry/)).toBeVisible()
  })
})

test('a drawing is opened by the address, which loses the id', async () => {
  await storeNew('Fool', 'fool')
  await storeNew('Imp', 'imp')
  await openBuilder({ screen: 'iconEditor' })
  history.pushState(null, '', `${location.pathname}?drawing=stored-Fool`)
  const { showPlace } = await import('#stores/navigation/place.ts')
  showPlace()
  await expect.element(nameField).toHaveValue('Fool')
  await expect.poll(() => location.search).toBe('')
})

test('a drawing that can’t be stored says so at once, and offers to save again', async () => {
  await openBuilder({ screen: 'iconEditor' })
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => put.mockRestore())
  add('a')
  await expect.element(page.getByRole('alert').getByText(/This device has no room left/)).toBeVisible()
  await expect.element(page.getByText('Not saved', { exact: true })).toBeVisible()
  await expectAccessible()
  put.mockRestore()
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect.element(page.getByText('Saved on this device')).toBeVisible()
  expect($drawingSaveState.get()).toBe('saved')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a conflict says under which name this window’s state is stored', async () => {
  await openBuilder({ screen: 'iconEditor' })
  await nameField.fill('Fool')
  await saveDrawings()
  const { id } = $openDrawing.get()
  // Another window, which doesn't tell this one.
  const { readDrawings } = await import('#stores/drawings/drawings-database.ts')
  await readDrawings(async database => {
    const info = await database.get('drawings', id)
    if (info) await database.put('drawings', { ...info, name: 'Imp', revision: 9 })
  })
  add('a')
  await expect.element(page.getByRole('alert').getByText(/“Fool 2”/)).toBeVisible()
  await expect.element(nameField).toHaveValue('Fool 2')
  expect(await storedNames()).toEqual(['Fool 2', 'Imp'])
})
