import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#features/script/script-screen.tsx'
import { $script } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript, official } from '../../core/script-builders.ts'
import { apply, button, field, group, openEditor, village } from './editor-helpers.tsx'

const ability = 'You start knowing how many evil pairs sit together.'

describe('an official character', () => {
  test('is opened from its row; only changed fields are stored', async () => {
    await openBuilder({ script: village })
    await page.getByRole('button', { name: /^Chef: move/ }).click()
    await page.getByRole('menuitem', { name: 'Change texts' }).click()
    await expect.element(page.getByText('Its image, night order and app features')).toBeVisible()
    await field('Name').fill('Head Cook')
    await field('Ability').fill(ability)
    await button('Name: restore official text').click()
    await expect.element(field('Name')).toHaveValue('Chef')
    await expectAccessible()
    await apply()
    expect($script.get().characters[4]).toEqual(official('chef', { ability }))
  })

  test('loses all overrides at once', async () => {
    await openEditor('chef', aScript({ characters: [official('chef', { ability, name: 'Cook' })] }))
    await button('Restore official text').first().click()
    await expect.element(page.getByText('Chef: official text restored')).toBeVisible()
    expect($script.get().characters[0]).toEqual(official('chef'))
  })

  test('has a fixed id and team, and no fields for images, edition and app features', async () => {
    await openEditor('chef', village)
    await expect.element(field('ID')).toHaveAttribute('readonly')
    await expect.element(page.getByText('Official IDs can’t be changed.')).toBeVisible()
    await expect.element(button('Minion')).toBeDisabled()
    await expect.element(button('Townsfolk')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(field('First night', group('First night'))).toHaveAttribute('readonly')
    for (const name of ['Add an image', 'Add a feature', 'Choose the place: First night'])
      await expect.element(button(name)).not.toBeInTheDocument()
    await expect.element(field('Edition')).not.toBeInTheDocument()
  })

  test('shows the official text under an overridden field', async () => {
    await openEditor('chef', aScript({ characters: [official('chef', { name: 'Head Cook' })] }))
    const quote = document.querySelector('.editor-official q')
    expect(quote?.textContent).toBe('Chef')
    await field('Name').fill('Chef')
    await expect.poll(() => document.querySelector('.editor-official')).toBeNull()
  })

  test('shows overrides of a file that the form has no field for, and resets them', async () => {
    const changed = official('chef', { team: 'minion', firstNight: 12, ability })
    await openEditor('chef', aScript({ characters: [changed] }))
    const note = page.getByText('Also changed by a file: team, first night')
    await expect.element(note).toBeVisible()
    await button('Restore official values').click()
    await expect.element(note).not.toBeInTheDocument()
    await apply()
    expect($script.get().characters[0]).toEqual(official('chef', { ability }))
  })
})
