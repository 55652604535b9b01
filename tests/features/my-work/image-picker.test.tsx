import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BuilderScreen } from '#routes'
import { userImagePath } from '#routes/worker-paths.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { signInToFakeServer } from '../../components/account-server.ts'
import { chooseFiles } from '../../components/choose-file.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aPng } from './a-png.ts'
import { manyNames } from './my-work-helpers.tsx'

/** Shows a screen of a user who uploaded these images; returns their addresses. */
async function openScreenWith(names: readonly string[], screen: BuilderScreen) {
  const { images } = await signInToFakeServer()
  const ids = names.map(name => images.saveElsewhere(name))
  await openBuilder({ screen })
  return ids.map(id => location.origin + userImagePath(id))
}

const dialog = () => page.getByRole('dialog', { name: 'From my images' })
const choice = (name: string) => dialog().getByRole('button', { name: `Choose ${name}` })
const field = (name: string) => page.getByRole('textbox', { name })
const openPicker = (name: string) => page.getByRole('button', { name: `From my images: ${name}` }).click()

test('finds one of the images for a script, or uploads one first', async () => {
  const [moor = ''] = await openScreenWith(['A moor', 'Bells'], 'metadata')
  await openPicker('Logo')
  await expect.element(choice('Bells')).toBeVisible()
  await expectAccessible()
  await dialog().getByRole('searchbox').fill('zzz')
  await expect.element(dialog().getByText('None of your images has “zzz” in its name.')).toBeVisible()
  await dialog().getByRole('searchbox').fill('moor')
  await expect.element(choice('Bells')).not.toBeInTheDocument()
  await choice('A moor').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(field('Logo')).toHaveValue(moor)

  await openPicker('Background')
  await expect.element(choice('Bells')).toBeVisible()
  chooseFiles([await aPng('Chapel')], dialog().element())
  await choice('Chapel').click()
  await expect.element(field('Background')).toHaveValue(expect.stringContaining(userImagePath('')))
  expect(field('Background').element()).not.toHaveValue(moor)
})

test('picks an image for a character', async () => {
  const [moor = ''] = await openScreenWith(['A moor'], 'newCharacter')
  await page.getByRole('button', { name: 'Add an image' }).click()
  await openPicker('Image 1')
  await choice('A moor').click()
  await expect.element(field('Image 1')).toHaveValue(moor)
})

test('has pages, and changes nothing when it is closed', async () => {
  await openScreenWith(manyNames(25), 'metadata')
  await openPicker('Logo')
  await expect.element(choice('Night 25')).toBeVisible()
  await dialog().getByRole('button', { name: 'Page 2' }).click()
  await expect.element(choice('Night 01')).toBeVisible()
  expect(dialog().getByRole('button', { name: 'Choose Night' }).elements()).toHaveLength(1)
  await dialog().getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(field('Logo')).toHaveValue('')
})

test('invites to upload while there are no images', async () => {
  await openScreenWith([], 'metadata')
  await openPicker('Logo')
  await expect.element(dialog().getByRole('heading', { name: 'No images yet' })).toBeVisible()
  expect(dialog().getByRole('searchbox').elements()).toEqual([])
})
