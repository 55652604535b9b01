import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#features/script/script-screen.tsx'
import { builderPaths } from '#routes'
import { $script, undo } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript, custom } from '../../core/script-builders.ts'
import {
  apply,
  bell,
  button,
  field,
  long,
  moveRow,
  openEditor,
  openEditorInBuilder,
  toast,
  village
} from './editor-helpers.tsx'

describe('a character of the script', () => {
  test('is opened from its row, renamed everywhere, and keeps unknown fields', async () => {
    await openBuilder({ script: village })
    await page.getByRole('button', { name: /^Bellringer: move/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await field('ID').fill('ringer')
    await field('Almanac text').fill('It tolls.')
    await apply()
    const { characters, customData } = $script.get()
    expect(characters[3]).toEqual({ ...bell, id: 'ringer' })
    expect(customData).toEqual({ 'ringer-almanacDetails': 'It tolls.' })
  })

  test('has its name in the heading, and its JSON behind a link', async () => {
    await openEditor('bellringer', village)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bellringer' })).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Bellringer')
    await expect
      .element(page.getByRole('link', { name: 'Character JSON' }).first())
      .toHaveAttribute('href', builderPaths.characterJson.replace(':id', 'bellringer'))
  })

  test('is missing when the address names nobody', async () => {
    await openBuilder({ script: village, screen: 'editCharacter', id: 'nobody' })
    await expect.element(page.getByRole('heading', { name: 'No character to update' })).toBeVisible()
    await expect.element(page.getByText('No character on the script has the ID “nobody”.')).toBeVisible()
    await expectAccessible(document.querySelector('.page-frame') ?? document.body)
  })

  test('leaves the script after confirmation, and Undo brings it back', async () => {
    await openEditorInBuilder('bellringer', village)
    await button('Delete character').click()
    const dialog = page.getByRole('dialog', { name: 'Delete Bellringer?' })
    await expect.element(dialog).toBeVisible()
    await expectAccessible(dialog.element())
    await button('Delete', dialog).click()
    await expect.element(page.getByText('Bellringer removed')).toBeVisible()
    expect($script.get().characters).toHaveLength(4)
    await button('Undo', toast()).click()
    await expect.poll(() => $script.get().characters).toEqual(village.characters)
  })

  test('stays when the confirmation is cancelled', async () => {
    await openEditor('bellringer', village)
    await button('Delete character').click()
    await button('Cancel', page.getByRole('dialog')).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect($script.get().characters).toEqual(village.characters)
    await expect.element(field('Name')).toHaveValue('Bellringer')
  })

  test('follows an undo while the form is unchanged', async () => {
    await openEditorInBuilder('bellringer', village)
    await field('Name').fill('Ringer')
    await apply()
    history.back()
    await expect.element(field('Name')).toHaveValue('Ringer')
    await page.getByRole('heading', { level: 1 }).click()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bellringer' })).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Bellringer')
  })

  test('keeps typed text when an undo changes the script', async () => {
    await openEditor('bellringer', village)
    await field('Name').fill('Ringer')
    await apply()
    history.back()
    await field('Flavour text').fill('Ding.')
    undo()
    await expect.element(field('Flavour text')).toHaveValue('Ding.')
  })

  test('keeps values of a file that break the rules until they are edited', async () => {
    const cook = custom('cook', { name: long(40), ability: long(300), reminders: Array(25).fill('Fed') })
    await openEditor('cook', aScript({ characters: [cook] }))
    await expect.element(page.getByText('25 / 20')).toBeVisible()
    await field('Flavour text').fill('Yum.')
    await field('Ability').fill(long(299))
    await button('Apply').click()
    await expect.element(page.getByText('Not applied: 1 error').first()).toBeVisible()
    const errors = [...document.querySelectorAll('.field-error, .editor-list-error')]
    expect(errors.map(({ textContent }) => textContent)).toEqual(['Too long: at most 250 characters'])
    await field('Ability').fill(long(300))
    await button('Apply').click()
    await expect.element(page.getByText(`${long(40)} changed`)).toBeVisible()
  })
})

describe('a list of the form', () => {
  test('is reordered by keys, and gives back a removed item', async () => {
    await openEditor('bellringer', village)
    await button('Add a reminder').click()
    await userEvent.keyboard('Rang')
    button('Move Reminder 2').element().focus()
    await moveRow('{ArrowUp}')
    await expect.element(field('Reminder 1')).toHaveValue('Rang')
    await button('Remove Reminder 1').click()
    await expect.element(field('Reminder 1')).toHaveValue('No Ability')
    await button('Undo', toast()).click()
    await expect.element(field('Reminder 1')).toHaveValue('Rang')
    await apply()
    expect($script.get().characters[3]).toMatchObject({ reminders: ['Rang', 'No Ability'] })
  })
})

describe('the editor', () => {
  test('is accessible with an error, and fits every width', async () => {
    const overflow = () => document.documentElement.scrollWidth - innerWidth
    await openEditorInBuilder('bellringer', village, { width: 390, height: 900 })
    await field('ID').fill('not an id')
    await userEvent.tab()
    await expect.element(page.getByText('Character ID should only contain')).toBeVisible()
    await expectAccessible()
    expect(overflow()).toBeLessThanOrEqual(0)
    await page.viewport(1000, 900)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
    await page.viewport(1440, 900)
    await expectAccessible()
    await expect.poll(overflow).toBeLessThanOrEqual(0)
  })
})
