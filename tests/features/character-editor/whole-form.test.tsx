import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readScriptText } from '#core/script/script-file.ts'
import { characterScreenPath } from '#routes'
import { openUrl } from '#stores/router.ts'
import { $script } from '#stores/script.ts'
import { aScript, catalogue, custom } from '../../core/script-builders.ts'
import file from '../../fixtures/scripts/editor.json?raw'
import { apply, button, field, group, night, openEditor } from './editor-helpers.tsx'

describe('the form', () => {
  test('has a field for everything that a character can have', async () => {
    await openEditor(undefined, aScript({ characters: [custom('neighbour')] }))
    await field('Name').fill('Villager')
    await button('Traveller').click()
    await field('Edition').fill('village')
    await field('Ability').fill('Each night, count. [+1 Outsider]')
    await page.getByRole('checkbox', { name: 'Changes the setup' }).click()
    await field('Flavour text').fill('“I never tire of it.”')
    for (const name of ['First night', 'Other nights'] as const) {
      await night(name).number.fill('20.5')
      await night(name).reminder.fill('Wake them. :reminder:')
    }
    await button('Add a reminder').click()
    await field('Reminder 1').fill('Counted')
    await button('Add a global reminder').click()
    await field('Global reminder 1').fill('Is a villager')
    await button('Add an image').click()
    await field('Image 1').fill('https://example.invalid/1.png')
    await button('Add a jinx').click()
    const jinx = group('Jinx 1')
    await jinx.getByRole('combobox').selectOptions('neighbour')
    await field('What the jinx says', jinx).fill('Only one of them counts.')
    await button('Add a feature').click()
    await page.getByRole('menuitem').first().click()
    await field('Almanac text').fill('It counts.')
    await apply()
    const { characters, customData } = $script.get()
    expect(customData).toEqual({ 'villager-almanacDetails': 'It counts.' })
    expect(characters[1]).toEqual({
      kind: 'custom',
      id: 'villager',
      name: 'Villager',
      team: 'traveller',
      edition: 'village',
      ability: 'Each night, count. [+1 Outsider]',
      setup: true,
      flavor: '“I never tire of it.”',
      firstNight: 20.5,
      firstNightReminder: 'Wake them. :reminder:',
      otherNight: 20.5,
      otherNightReminder: 'Wake them. :reminder:',
      reminders: ['Counted'],
      remindersGlobal: ['Is a villager'],
      image: ['https://example.invalid/1.png'],
      jinxes: [{ id: 'neighbour', reason: 'Only one of them counts.' }],
      special: [expect.objectContaining({ type: expect.any(String), name: expect.any(String) })]
    })
  }, 30_000)

  test('changes nothing when each character of a file is opened and applied', async () => {
    const read = readScriptText(file, catalogue)
    if (!read.ok) throw new Error(read.code)
    const { script } = read.value
    await openEditor(script.characters[0]?.id, script)
    for (const { id } of script.characters) {
      openUrl(characterScreenPath('en', 'editCharacter', id))
      await expect.element(field('ID')).toHaveValue(id)
      await apply()
    }
    expect($script.get()).toEqual(script)
  })
})
