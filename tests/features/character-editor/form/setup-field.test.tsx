import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../components/accessibility.ts'
import { button, field, openEditor, openEditorInBuilder } from '../editor-helpers.tsx'

const checkbox = () => page.getByRole('checkbox', { name: 'Changes the setup' })
const mark = () => button('Mark “Changes the setup”')
const removeMark = () => button('Remove the mark')

describe('an ability in square brackets', () => {
  test('offers the mark while it is typed; one press sets it', async () => {
    await openEditorInBuilder()
    await field('Ability').fill('You start with a friend. [+1 Outsider')
    await expect.element(mark()).not.toBeInTheDocument()
    await field('Ability').fill('You start with a friend. [+1 Outsider]')
    await expect.element(mark()).toBeVisible()
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Square brackets at the end' }))
      .toBeVisible()
    await expectAccessible()
    await mark().click()
    await expect.element(checkbox()).toBeChecked()
    await expect.element(checkbox()).toHaveFocus()
    await expect.element(mark()).not.toBeInTheDocument()
  })

  test('offers to remove the mark once the brackets are gone', async () => {
    await openEditor()
    await field('Ability').fill('[+1 Outsider]')
    await mark().click()
    await expect.element(removeMark()).not.toBeInTheDocument()
    await field('Ability').fill('You start with a friend.')
    await removeMark().click()
    await expect.element(checkbox()).not.toBeChecked()
    await expect.element(removeMark()).not.toBeInTheDocument()
  })

  test('leaves a mark alone that the author has set', async () => {
    await openEditor()
    await checkbox().click()
    await field('Ability').fill('You start with a friend.')
    await expect.element(removeMark()).not.toBeInTheDocument()
    await expect.element(checkbox()).toBeChecked()
  })
})
