import { describe, expect, test } from 'vitest'
import { writeScriptFile } from '#core/script/script-file.ts'
import { aScript, catalogue, custom, official } from '../core/script-builders.ts'
import { expectAccessible, openPage } from './browser.ts'
import { button, keptScript, toast } from './editor.ts'
import { withScript } from './stored-script.ts'

const village = aScript({
  title: 'Village',
  characters: ['spy', 'magician', 'imp', custom('cook', { name: 'Cook' })]
})

const open = (path = '/builder/jinxes', script = village) => openPage(path, withScript(script))

describe('the jinxes of a script', () => {
  test('are found from the script, and one is added between two official characters', async () => {
    const page = await open('/builder')
    await page.getByRole('link', { name: 'All jinxes' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Jinxes' }).waitFor()
    await button(page, 'Add a jinx').click()
    const dialog = page.getByRole('dialog', { name: 'Add a jinx' })
    await button(dialog, 'Add a jinx').click()
    expect(await dialog.getByText('This must not be empty').count()).toBe(3)
    await expectAccessible(page)
    await dialog.getByLabel('One character').selectOption({ label: 'Imp' })
    await dialog.getByLabel('The other one').selectOption({ label: 'Imp' })
    await dialog.getByText('A character has no jinx with itself.').waitFor()
    await dialog.getByLabel('The other one').selectOption({ label: 'Spy' })
    await dialog.getByText('Spy is written whole in the file').waitFor()
    await dialog.getByLabel('What the jinx says').fill('They share.')
    await button(dialog, 'Add a jinx').click()
    await toast(page).getByText('Jinx added').waitFor()
    await page.getByText('Your own', { exact: true }).waitFor()
    await expectAccessible(page)
    await page.goto('/builder')
    const script = await keptScript(page)
    expect(script.characters[0]).toEqual(official('spy', { jinxes: [{ id: 'imp', reason: 'They share.' }] }))
    expect(writeScriptFile(script, catalogue)[1]).toMatchObject({
      id: 'spy',
      jinxes: [{ id: 'imp', reason: 'They share.' }]
    })
  })

  test('have the words that the script gives them, or the official ones again', async () => {
    const page = await open()
    const row = page.getByRole('listitem').filter({ hasText: 'Magician' })
    await button(row, 'Edit: Spy and Magician').click()
    await page.getByLabel('What the jinx says').fill('Ours.')
    await button(page, 'Save').click()
    await row.getByText('Yours, in place of the official one').waitFor()
    await row.getByText('Ours.').waitFor()
    await button(row, 'Back to the official words: Spy and Magician').click()
    await toast(page).getByText('The jinx has its official words again').waitFor()
    await row.getByText('Official', { exact: true }).waitFor()
  })

  test('are taken back, and the taking back undone', async () => {
    const cook = custom('cook', { name: 'Cook', jinxes: [{ id: 'imp', reason: 'They share.' }] })
    const page = await open('/builder/jinxes', aScript({ characters: ['imp', cook] }))
    await button(page, 'Remove: Imp and Cook').click()
    await page.getByRole('heading', { name: 'No jinxes' }).waitFor()
    await expectAccessible(page)
    await button(toast(page), 'Undo').click()
    await page.getByText('They share.').waitFor()
  })
})
