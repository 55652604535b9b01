import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../components/accessibility.ts'
import { aScript } from '../../core/script-builders.ts'
import {
  addCharacter,
  fog,
  isSavedAsNew,
  openSaved,
  openUnsaved,
  pressEnter,
  pressSave,
  saveDialog,
  saveLine,
  toast
} from './saving-helpers.tsx'

const nameField = () => saveDialog().getByRole('textbox', { name: 'Script name' })

/** Chooses an item of the script's menu. The tab bar of a narrow screen has another one of that name. */
async function chooseMore(item: string | RegExp) {
  const head = page.elementLocator(document.querySelector('.page-frame-head') ?? document.body)
  await head.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('saving as new', { timeout: 30_000 }, () => {
  test('asks for a title and who may see it, and says what is saved', async () => {
    const server = await openUnsaved()
    await saveLine('Only in this browser')
    await pressSave()
    await expect.element(saveDialog()).toBeVisible()
    expect(location.pathname).toBe('/builder/export-new')
    await expectAccessible()
    await userEvent.keyboard('{End} over the Fens')
    await saveDialog().getByRole('radio', { name: 'Unlisted' }).click()
    await pressEnter()
    await expect.element(toast().getByText('Saved to your account: Fog over the Fens')).toBeVisible()
    await saveLine('Saved to your account')
    expect(location.pathname).toBe('/builder')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Fog over the Fens' })).toBeVisible()
    expect(server.saved()).toMatchObject([
      { version: 1, visibility: 'unlisted', content: { ...fog, title: 'Fog over the Fens' } }
    ])
    await expectAccessible()
  })

  test('says so if the script could not be shown to others', async () => {
    const server = await openUnsaved()
    await saveLine('Only in this browser')
    server.meet(method => (method === 'PATCH' ? { status: 500, body: '' } : undefined))
    await pressSave()
    await saveDialog().getByRole('radio', { name: 'Public' }).click()
    await pressEnter()
    await expect.element(toast().getByText('still private')).toBeVisible()
    expect(server.saved()).toMatchObject([{ name: 'Fog', visibility: 'private' }])
  })

  test('of a saved script makes a second one, which is the open one from then on', async () => {
    const server = await openSaved()
    await chooseMore('Save as new script')
    await expect.element(saveDialog().getByText('This saves a new script')).toBeVisible()
    await nameField().fill('Mist')
    await pressEnter()
    await isSavedAsNew()
    await addCharacter('Baron')
    await pressSave()
    await saveLine('Saved to your account')
    await expect
      .poll(() => server.saved())
      .toMatchObject([
        { name: 'Fog', version: 1 },
        { name: 'Mist', version: 2 }
      ])
  })
})

describe('saving again', () => {
  test('is one key press, and undo leads back to what is saved', async () => {
    const server = await openSaved()
    await addCharacter('Baron')
    await saveLine('Unsaved changes')
    await pressSave()
    await saveLine('Saved to your account')
    await addCharacter('Spy')
    await saveLine('Unsaved changes')
    await toast().getByRole('button', { name: 'Undo' }).click()
    await saveLine('Saved to your account')
    const [saved] = server.saved()
    expect(saved?.version).toBe(2)
    expect(saved?.content.characters.map(({ id }) => id)).toEqual(['chef', 'imp', 'baron'])
  })

  test('is in the menu of a narrow screen, which says how the script stands, too', async () => {
    await openUnsaved({ width: 390 })
    await saveLine('Only here')
    await chooseMore(/^Save to account ?Ctrl/)
    await saveDialog().getByRole('button', { name: 'Save' }).click()
    await saveLine('Saved')
    await expect.element(saveDialog()).not.toBeInTheDocument()
    await expectAccessible()
  })

  test('says why it was refused, and offers another way if the script is gone', async () => {
    const server = await openSaved()
    await addCharacter('Baron')
    server.meet(method => (method === 'PUT' ? { status: 500, body: '' } : undefined))
    await pressSave()
    await expect.element(toast().getByText('Something went wrong on our side')).toBeVisible()
    await saveLine('Not saved')
    server.meet()
    server.removeElsewhere(server.saved()[0]?.id ?? '')
    await pressSave()
    await expect.element(saveDialog().getByText('no longer in your account')).toBeVisible()
    await pressEnter()
    await isSavedAsNew()
    expect(server.saved()).toHaveLength(1)
  })
})

test('another script of the account can be overwritten, after a look at what changes; undo reverts it', async () => {
  const server = await openSaved()
  server.saveElsewhere(aScript({ title: 'Frost', characters: ['imp', 'spy'] }))
  await chooseMore('Replace a saved script')
  await expect.poll(() => location.pathname).toBe('/builder/export-over')
  const dialog = page.getByRole('dialog', { name: 'Replace a saved script' })
  await expect.element(dialog.getByRole('radio', { name: 'Frost' })).toBeVisible()
  expect(dialog.getByRole('radio').length).toBe(1)
  await dialog.getByRole('searchbox').fill('fen')
  await expect.element(dialog.getByText('None of your scripts has')).toBeVisible()
  await dialog.getByRole('searchbox').fill('fro')
  await dialog.getByRole('radio', { name: 'Frost' }).click()
  await expect.element(dialog.getByText('“Frost” became “Fog”')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect.element(toast().getByText('Replaced: Frost')).toBeVisible()
  await saveLine('Saved to your account')
  expect(server.saved()).toMatchObject([
    { name: 'Fog', version: 1 },
    { name: 'Fog', version: 2 }
  ])
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => server.saved().map(({ name }) => name)).toEqual(['Fog', 'Frost'])
  await saveLine('Saved to your account')
  await addCharacter('Baron')
  await pressSave()
  await saveLine('Saved to your account')
  await expect
    .poll(() => server.saved())
    .toMatchObject([
      { name: 'Fog', version: 2 },
      { name: 'Frost', version: 3 }
    ])
})

test('a list of scripts to overwrite that could not be loaded says so, and is loaded again', async () => {
  const server = await openSaved()
  server.saveElsewhere(aScript({ title: 'Frost', characters: ['imp'] }))
  server.meet(method => (method === 'GET' ? { status: 503, body: '' } : undefined))
  await chooseMore('Replace a saved script')
  const dialog = page.getByRole('dialog', { name: 'Replace a saved script' })
  await expect.element(dialog.getByRole('alert').getByText('Something went wrong on our side')).toBeVisible()
  expect(dialog.getByText('Loading').query()).toBeNull()
  server.meet()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('radio', { name: 'Frost' }).click()
  await expect.element(dialog.getByText('“Frost” became “Fog”')).toBeVisible()
  expect(dialog.getByRole('alert').query()).toBeNull()
})
