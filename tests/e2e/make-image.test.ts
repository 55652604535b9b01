import { expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { aScript, custom } from '../core/script-builders.ts'
import { aDrawing } from '../features/image-editor/a-drawing.ts'
import { fetchAs, type User } from '../functions/helpers/as-user.ts'
import { newId, newUser, requestJson } from '../functions/helpers/documents.ts'
import { pngSize } from '../functions/helpers/read-pixels.ts'
import { makePng } from '../images/make-png.ts'
import { openPage } from './browser.ts'
import { signInAs, withUserAndScript } from './signed-in.ts'

/** An image of the account that was made from a square on another device. */
async function saveSquare(user: User) {
  const id = newId()
  const body = makePng({ width: 12, height: 12 })
  await fetchAs(user, `${workerPaths.images}/${id}?name=Bell`, { method: 'PUT', body })
  const drawing = { belfry: 'drawing', version: 1, name: 'Bell', drawing: aDrawing(), images: {} }
  await requestJson(user, 'PUT', workerPaths.imageDrawing.replace(':id', id), drawing)
}

test('an icon that was drawn elsewhere goes onto a character, and can be edited again on any device', async () => {
  const user = newUser()
  await saveSquare(user)
  const script = aScript({ title: 'Village', characters: [custom('bellringer', { name: 'Bellringer' })] })
  const page = await openPage('/my-images', await withUserAndScript(user, script))
  await page.getByRole('button', { name: 'Edit Bell' }).click()
  const dialog = page.getByRole('dialog', { name: 'Use image' })
  await page.getByRole('button', { name: 'Use image' }).click()
  await dialog.getByRole('button', { name: 'Use image' }).click()
  await dialog.getByText('Bellringer has 2 new images.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.goto('/builder/characters/edit/bellringer')
  const address = await page.getByRole('textbox', { name: 'Image 1' }).inputValue()
  expect(address).toContain(`${inject('origin')}/images/u/`)
  expect(pngSize(await (await fetch(address)).arrayBuffer())).toEqual([539, 539])

  const elsewhere = await openPage('/about')
  await signInAs(elsewhere.context(), user)
  await elsewhere.goto('/my-images')
  await elsewhere.getByRole('button', { name: 'Edit Bell (Evil)' }).click()
  await elsewhere.getByRole('heading', { name: 'Icon editor' }).waitFor()
  await elsewhere.getByRole('button', { name: 'Use image' }).click()
  const destination = elsewhere.getByRole('combobox', { name: 'Destination' })
  await destination.selectOption({ label: 'My images' })
  await elsewhere.getByRole('button', { name: 'Save to My images' }).click()
  await elsewhere.getByText('3 images are saved in My images.').waitFor()
})

test('the address of both editors leads to the icon editor, in every language', async () => {
  for (const prefix of ['', '/fr', '/de', '/pt-br', '/tr', '/vi']) {
    const response = await fetch(`${inject('origin')}${prefix}/image-editor`)
    expect(new URL(response.url).pathname).toBe(`${prefix}/icon-editor`)
  }
})
