import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aScript, custom } from '../core/script-builders.ts'
import { newUser } from '../functions/helpers/documents.ts'
import { pngSize } from '../functions/helpers/read-pixels.ts'
import { expectAccessible, openPage } from './browser.ts'
import { withUserAndScript } from './signed-in.ts'
import { withScript } from './stored-script.ts'

const script = aScript({
  title: 'The Drowned Bell',
  characters: [custom('bellringer', { name: 'Bellringer' })]
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const part = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const value = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true }).inputValue()

async function addIcon(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Search icons' }).fill(name)
  await page.getByRole('list', { name: 'Icon set' }).getByRole('button', { name, exact: true }).click()
  await page.getByText(`${name} added and selected`).waitFor()
}

/** Drags on the canvas, from and to shares of the drawing. */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const box = await page.locator('.stage-drawing').boundingBox()
  if (!box) throw new Error('The canvas isn’t shown')
  const { x, y, width, height } = box
  await page.mouse.move(x + from[0] * width, y + from[1] * height)
  await page.mouse.down()
  await page.mouse.move(x + to[0] * width, y + to[1] * height, { steps: 4 })
  await page.mouse.up()
}

async function contentOf(download: Promise<Download>): Promise<ArrayBuffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk))
  return new Uint8Array(Buffer.concat(chunks)).buffer
}

test('by mouse, an icon is drawn from nothing and goes onto a character without an account', async () => {
  const options = {
    viewport: { width: 1000, height: 800 },
    colorScheme: 'dark',
    ...withScript(script)
  } as const
  // Without a service worker, images of the device are asked of the server first.
  const page = await openPage('/icon-editor', options, /status of 404/)
  await page.getByText('Start with an icon').waitFor()
  await expectAccessible(page)
  await addIcon(page, 'ringing bell')
  await addIcon(page, 'raven')
  await drag(page, [0.5, 0.5], [0.7, 0.6])

  await part(page, 'Style').click()
  const moved = await value(page, 'X')
  await button(page, 'Undo').click()
  expect(await value(page, 'X')).not.toBe(moved)
  await button(page, 'Redo').click()
  await button(page, 'Flip horizontally').click()
  await page.getByRole('switch', { name: 'Outline', exact: true }).click()
  await page.getByRole('switch', { name: 'Shadow' }).click()
  await expectAccessible(page)

  await part(page, 'Variants').click()
  await page
    .getByRole('group', { name: 'Shown variant' })
    .first()
    .getByRole('radio', { name: 'Neutral' })
    .click()
  await page.getByRole('switch', { name: 'Hide in “Neutral”' }).click()
  await page.getByText('Saved on this device').first().waitFor({ state: 'attached' })
  await page.reload()
  await part(page, 'Variants').click()
  await page.getByRole('switch', { name: 'Hide in “Neutral”', checked: true }).waitFor()

  await button(page, 'Use image').click()
  const dialog = page.getByRole('dialog', { name: 'Use image' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use image' }).click()
  await dialog.getByText('Bellringer has 2 new images.').waitFor()
  await page.goto('/builder/characters/edit/bellringer')
  const address = await page.getByRole('textbox', { name: 'Image 1' }).inputValue()
  expect(address).toMatch(/\/images\/device\/[0-9a-f]{32}\.png$/)
  await page.waitForFunction(() =>
    [...document.images].some(image => image.naturalWidth === 539 && image.offsetWidth > 0)
  )
})

test('by keyboard, an icon is drawn, saved to My images, and opened from there again', async () => {
  const size = { width: 1440, height: 900 }
  const page = await openPage('/icon-editor', {
    viewport: size,
    ...(await withUserAndScript(newUser(), script))
  })
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const go = (name: string) => button(page, name).focus()
  await go('Add an icon')
  await press('Enter')
  await page.keyboard.type('skull crossed bones')
  await page.getByText('1 icon found').waitFor()
  await press('ArrowDown', 'Enter')
  await page.getByText('skull crossed bones added and selected').waitFor()
  await page.getByRole('application', { name: 'Canvas' }).focus()
  await press('Shift+ArrowRight', '+', ']', 'Control+z', 'Control+z', 'Control+z', 'Control+y')
  await page.getByText('Redone').waitFor()
  await press('Control+d', 'PageDown')
  await page.getByText('skull crossed bones: layer 2 of 2 from the top').waitFor()

  await page.getByRole('radio', { name: 'Layers' }).focus()
  await press('ArrowLeft')
  await go('Add text')
  await press('Enter')
  await page.keyboard.type('Ahoy')
  const letters = page.getByRole('textbox', { name: 'Text', exact: true })
  expect(await letters.inputValue()).toBe('Ahoy')
  await page.getByRole('radio', { name: 'None' }).focus()
  await press('ArrowRight')
  await page.getByRole('switch', { name: 'Cut-out' }).focus()
  await press('Space')
  await expectAccessible(page)

  await go('Use image')
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Use image' })
  await dialog.getByRole('combobox', { name: 'Destination' }).selectOption({ label: 'My images' })
  await dialog.getByRole('button', { name: 'Save to My images' }).focus()
  await press('Enter')
  await dialog.getByText('3 images are saved in My images.').waitFor()
  await dialog.getByRole('combobox', { name: 'Destination' }).selectOption({ label: 'Files' })
  await dialog.getByRole('checkbox', { name: 'Evil' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Neutral' }).uncheck()
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).focus()
  await press('Enter')
  expect(pngSize(await contentOf(file))).toEqual([539, 539])
  await press('Escape')
  await expect
    .poll(() => button(page, 'Use image').evaluate(each => each === document.activeElement))
    .toBe(true)

  await page.goto('/my-images')
  await page.getByRole('button', { name: /^Edit .*\(Good\)/ }).focus()
  await press('Enter')
  await page.getByRole('radio', { name: 'Layers' }).focus()
  await press('Space')
  await page
    .getByRole('list', { name: 'Layers' })
    .getByRole('button', { name: 'Ahoy', exact: false })
    .first()
    .waitFor()
})
