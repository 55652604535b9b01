import { expect, test } from 'vitest'
import { aScript, custom, official } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { button, keptScript, toast } from './editor.ts'
import { withScript } from './stored-script.ts'

const village = aScript({
  title: 'Village',
  characters: ['spy', 'magician', 'imp', custom('cook', { name: 'Cook' })]
})

test('the jinxes of a script are found from it, and one that is added is stored with it', async () => {
  const page = await openPage('/builder', withScript(village))
  await page.getByRole('link', { name: 'All jinxes' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Jinxes' }).waitFor()
  await button(page, 'Add a jinx').click()
  const dialog = page.getByRole('dialog', { name: 'Add a jinx' })
  await dialog.getByLabel('One character').selectOption({ label: 'Imp' })
  await dialog.getByLabel('The other one').selectOption({ label: 'Spy' })
  await dialog.getByLabel('What the jinx says').fill('They share.')
  await button(dialog, 'Add a jinx').click()
  await toast(page).getByText('Jinx added').waitFor()
  await page.goto('/builder')
  const script = await keptScript(page)
  expect(script.characters[0]).toEqual(official('spy', { jinxes: [{ id: 'imp', reason: 'They share.' }] }))
})
