import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { writeScriptFile } from '#core/script/script-file.ts'
import { $script } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript, catalogue, custom, official } from '../../core/script-builders.ts'

const village = aScript({
  title: 'Village',
  characters: ['spy', 'magician', 'imp', custom('cook', { name: 'Cook' })]
})
const cookJinx = custom('cook', { name: 'Cook', jinxes: [{ id: 'imp', reason: 'They share.' }] })

const open = (script = village) => openBuilder({ script, screen: 'jinxes' })
const button = (name: string) => page.getByRole('button', { name })
const dialog = () => page.getByRole('dialog', { name: 'Add a jinx' })
const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const toast = () => page.getByRole('region', { name: 'Messages' })
const reason = () => page.getByLabelText('What the jinx says')

const crowd = aScript({
  characters: Array.from({ length: 20 }, (_, index) =>
    custom(`c${index}`, { jinxes: Array.from({ length: 20 }, (_, at) => ({ id: `c${at}`, reason: 'No.' })) })
  )
})

describe('190 jinxes', () => {
  test('are shown in parts', async () => {
    await open(crowd)
    await expect.element(page.getByText('Showing 100 of 190.')).toBeVisible()
    await expect.poll(() => document.querySelectorAll('.jinx-row').length).toBe(100)
    await button('Show 90 more').click()
    await expect.poll(() => document.querySelectorAll('.jinx-row').length).toBe(190)
    // The button is gone: the focus is on the first new row.
    expect(document.activeElement).toBe(document.querySelectorAll('.jinx-row')[100])
  })

  test('are shown in parts beside the list of characters', async () => {
    await openBuilder({ script: crowd })
    const note = () => document.querySelector('#jinx-panel .first-items')
    await expect.poll(() => note()?.textContent).toContain('Showing 100 of 190.')
    await expect.poll(() => document.querySelectorAll('#jinx-panel .jinx').length).toBe(100)
  })
})

describe('the jinxes of a script', () => {
  test('have their buttons below each other, and scroll nothing that fits', async () => {
    const script = aScript({ characters: ['spy', 'magician', 'imp', cookJinx] })
    await openBuilder({ script, screen: 'jinxes', width: 1000, height: 800 })
    const lefts = () =>
      [...document.querySelectorAll('.jinx-actions')].map(actions => actions.getBoundingClientRect().left)
    await expect.poll(lefts).toHaveLength(2)
    expect(new Set(lefts()).size).toBe(1)
    expect(document.documentElement.scrollHeight).toBe(800)
  })

  test('are found from the script', async () => {
    await openBuilder({ script: village })
    await page.getByRole('link', { name: 'All jinxes' }).first().click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Jinxes' })).toBeVisible()
  })

  test('one is added between two official characters', async () => {
    await open()
    await button('Add a jinx').click()
    await dialog().getByRole('button', { name: 'Add a jinx' }).click()
    await expect.poll(() => dialog().getByText('This must not be empty').elements().length).toBe(3)
    await expect.element(dialog().getByLabelText('First character')).toHaveFocus()
    await expect
      .element(dialog().getByLabelText('First character'))
      .toHaveAccessibleDescription('This must not be empty')
    expect(page.getByRole('alert').elements()).toHaveLength(0)
    for (const name of ['First character', 'Second character', 'What the jinx says'])
      await expect.element(dialog().getByLabelText(name)).toBeRequired()
    await expectAccessible()
    await dialog().getByLabelText('First character').selectOptions('Imp')
    await dialog().getByLabelText('Second character').selectOptions('Imp')
    await expect.element(dialog().getByText('Choose two different characters.')).toBeVisible()
    await dialog().getByLabelText('Second character').selectOptions('Spy')
    await expect.element(dialog().getByText('the file contains Spy in full')).toBeVisible()
    await reason().fill('They share.')
    await dialog().getByRole('button', { name: 'Add a jinx' }).click()
    await expect.element(toast().getByText('Jinx added')).toBeVisible()
    await expect.element(page.getByText('Your own', { exact: true })).toBeVisible()
    await expectAccessible()
    const jinxes = [{ id: 'imp', reason: 'They share.' }]
    expect($script.get().characters[0]).toEqual(official('spy', { jinxes }))
    expect(writeScriptFile($script.get(), catalogue)[1]).toMatchObject({ id: 'spy', jinxes })
  })

  test('have the words that the script gives them, or the official ones again', async () => {
    await open()
    await row('Magician').getByRole('button', { name: 'Edit: Spy and Magician' }).click()
    await expect.element(reason()).toHaveFocus()
    await reason().fill('Ours.')
    await button('Save').click()
    await expect.element(row('Magician').getByText('Yours, instead of the official one')).toBeVisible()
    await expect.element(row('Magician').getByText('Ours.')).toBeVisible()
    await row('Magician').getByRole('button', { name: 'Restore official text: Spy and Magician' }).click()
    await expect.element(toast().getByText('Official jinx text restored')).toBeVisible()
    await expect.element(row('Magician').getByText('Official', { exact: true })).toBeVisible()
  })

  test('show the official words while one writes one’s own', async () => {
    await open()
    await row('Magician').getByRole('button', { name: 'Edit: Spy and Magician' }).click()
    const words = reason().element().textContent ?? ''
    await reason().fill('Ours.')
    await expect.element(reason()).toHaveAccessibleDescription(new RegExp(RegExp.escape(words)))
  })

  test('are taken back, and the taking back undone', async () => {
    await open(aScript({ characters: ['imp', cookJinx] }))
    await button('Remove: Imp and Cook').click()
    await expect.element(page.getByRole('heading', { name: 'No jinxes' })).toBeVisible()
    await expectAccessible()
    await toast().getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('They share.')).toBeVisible()
  })

  test('say when a chosen pair has one already, and that homebrew needs no official entry', async () => {
    await open(aScript({ characters: ['imp', 'spy', cookJinx] }))
    await button('Add a jinx').click()
    await dialog().getByLabelText('First character').selectOptions('Cook')
    await dialog().getByLabelText('Second character').selectOptions('Imp')
    await expect.element(dialog().getByText('These characters already have a jinx')).toBeVisible()
    await expect.element(dialog().getByText('the file contains')).not.toBeInTheDocument()
  })

  test('cancelling changes nothing', async () => {
    await open()
    await button('Edit: Spy and Magician').click()
    await reason().fill('Ours.')
    await button('Cancel').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect($script.get()).toEqual(village)
  })

  test('one without words says so', async () => {
    const silent = custom('cook', { name: 'Cook', jinxes: [{ id: 'imp', reason: '' }] })
    await open(aScript({ characters: ['imp', silent] }))
    await expect.element(row('Cook').getByText('No text yet.')).toBeVisible()
  })

  test('lead back to the script', async () => {
    await open()
    await page.getByRole('link', { name: 'Back to the script' }).click()
    await expect.poll(() => location.pathname).toBe('/builder')
  })
})
