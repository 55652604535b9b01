import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aScript, custom } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const script = aScript({
  title: 'Nightfall',
  characters: ['poisoner', 'chef', 'empath', 'imp', custom('ringer', { name: 'Ringer', firstNight: 33 })]
})
const official = ['Dusk', 'Minion info', 'Demon info', 'Poisoner', 'Ringer', 'Chef', 'Empath', 'Dawn']

/** The names in the night shown, from first to last. */
const namesIn = (page: Page) =>
  page
    .locator('.sortable-handle')
    .evaluateAll(handles => handles.map(each => each.getAttribute('aria-label')?.replace('Move ', '')))

const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })

test('a row of the night is dragged by the mouse to after dawn, where it is after a reload', async () => {
  const page = await openPage('/builder/first-night', withScript(script))
  await page.getByRole('heading', { name: 'First night' }).waitFor()
  expect(await namesIn(page)).toEqual(official)
  const from = await handle(page, 'Ringer').boundingBox()
  const to = await handle(page, 'Dawn').boundingBox()
  if (!from || !to) throw new Error('Both rows are shown')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 60)
  await page.mouse.move(to.x + 20, to.y + 60, { steps: 8 })
  await page.mouse.up()
  const moved = official.toSpliced(4, 1).concat('Ringer')
  expect(await namesIn(page)).toEqual(moved)
  await page.reload()
  await page.getByRole('switch', { name: 'My own order' }).waitFor()
  expect(await namesIn(page)).toEqual(moved)
})
