import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { builderPaths } from '#routes'
import { $script } from '#stores/script.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { apply, button, field, openEditor, openEditorInBuilder, toast, village } from './editor-helpers.tsx'

describe('a new character', () => {
  test('has a heading in the preview of the almanac before it has a name', async () => {
    await openEditor(undefined, village)
    const heading = page.getByRole('region', { name: 'Preview' }).getByRole('heading', { level: 3 })
    await expect.element(heading).toHaveTextContent('No name yet')
  })

  test('shows its token and its id while it is written', async () => {
    await openEditor(undefined, village)
    await field('Name').fill('Lamp Lighter')
    await expect.element(field('ID')).toHaveValue('lamp_lighter')
    await field('Ability').fill('Each night, light a lamp. [+1 Outsider]')
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect.poll(() => preview.element().querySelector('.token-name')?.textContent).toBe('Lamp Lighter')
    await expect
      .poll(() => [...preview.element().querySelectorAll('b')].map(({ textContent }) => textContent))
      .toContain('[+1 Outsider]')
    await expect.element(page.getByText('Not yet applied').last()).toBeVisible()
  })

  test('joins the script when it is applied; Undo takes it off', async () => {
    await openEditor(undefined, village)
    await field('Name').fill('Lamp Lighter')
    await button('Outsider').click()
    await field('Ability').fill('Each night, light a lamp. [+1 Outsider]')
    await page.getByRole('checkbox', { name: 'Changes the setup' }).click()
    await apply()
    await expect.element(page.getByText('Lamp Lighter added')).toBeVisible()
    expect($script.get().characters.at(-1)).toEqual({
      kind: 'custom',
      id: 'lamp_lighter',
      name: 'Lamp Lighter',
      team: 'outsider',
      ability: 'Each night, light a lamp. [+1 Outsider]',
      firstNight: 0,
      otherNight: 0,
      setup: true
    })
    await button('Undo', toast()).click()
    await expect.element(page.getByText('Lamp Lighter')).not.toBeInTheDocument()
    expect($script.get().characters).toEqual(village.characters)
  })

  test('keeps an id that was typed when its name changes', async () => {
    await openEditor(undefined, village)
    await field('ID').fill('lamp')
    await field('Name').fill('Lamp Lighter')
    await expect.element(field('ID')).toHaveValue('lamp')
  })

  test('gets another id than a character of the script with the same name', async () => {
    await openEditor(undefined, village)
    await field('Name').fill('Bellringer')
    await expect.element(field('ID')).toHaveValue('bellringer-2')
  })

  test('leaves its draft behind, also after Cancel and Undo, until it is discarded', async () => {
    await openEditorInBuilder(undefined, village)
    await field('Name').fill('Lamp Lighter')
    await page.getByRole('link', { name: 'Back to the script' }).click()
    await expect.element(page.getByText('Draft of Lamp Lighter stored, not yet applied')).toBeVisible()
    await expect.element(page.getByText('Draft not yet applied: Lamp Lighter')).toBeVisible()
    await page.getByRole('link', { name: 'Edit character' }).click()
    await expect.element(field('Name')).toHaveValue('Lamp Lighter')
    await expect.element(page.getByText('This is your draft.')).toBeVisible()
    await button('Cancel').click()
    await button('Undo', toast()).click()
    await expect.element(field('Name')).toHaveValue('Lamp Lighter')
    await button('Discard draft').click()
    await expect.element(page.getByText('Draft discarded')).toBeVisible()
    history.back()
    await expect.element(field('Name')).toHaveValue('')
  })

  test('leaves no draft and no notice when nothing was written', async () => {
    await openEditor(undefined, village)
    await button('Cancel').click()
    await expect.poll(() => location.pathname).toBe(builderPaths.script)
    expect(toast().element().textContent).toBe('')
  })
})

describe('a copy of an official character', () => {
  test('has an id of its own, all its fields, and a notice', async () => {
    await openEditor(undefined, village)
    await page.getByRole('combobox', { name: 'Start from an official character' }).fill('fortune')
    await expect.element(page.getByRole('option', { name: /^Fortune Teller/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Copied from Fortune Teller')).toBeVisible()
    await expect.element(field('ID')).toHaveValue('fortuneteller-2')
    await expect.element(field('Reminder 1')).not.toHaveValue('')
    expect(location.search).toBe('')
    await apply()
    expect($script.get().characters.at(-1)).toMatchObject({
      kind: 'custom',
      id: 'fortuneteller-2',
      team: 'townsfolk'
    })
  })

  test('is made at once when the page is opened at its address', async () => {
    await openBuilder({ script: village, screen: 'newCharacter', query: '?from=fortuneteller' })
    await expect.element(page.getByText('Copied from Fortune Teller')).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Fortune Teller')
    await expect.element(field('ID')).toHaveValue('fortuneteller-2')
  })

  test('is offered on a blank form only', async () => {
    await openEditor(undefined, village)
    const offer = page.getByRole('combobox', { name: 'Start from an official character' })
    await expect.element(offer).toBeVisible()
    await field('Name').fill('L')
    await expect.element(offer).not.toBeInTheDocument()
  })
})
