import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aScript } from '../core/script-builders.ts'
import { newUser, saveScript } from '../functions/helpers/documents.ts'
import { expectAccessible, openPage } from './browser.ts'
import { addCharacter, fog, saveDialog, saveLine, withSaved } from './saving.ts'
import { savedScriptsOf, withUserAndScript } from './signed-in.ts'

const press = (page: Page, keys: string) => page.keyboard.press(keys)

describe('saving as new', () => {
  test('asks for a title and who may see it, and says what is saved', async () => {
    const user = newUser()
    const page = await openPage('/builder', await withUserAndScript(user, fog))
    await saveLine(page, 'Only in this browser')
    await press(page, 'Control+s')
    await saveDialog(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/builder/export-new')
    await expectAccessible(page)
    await page.keyboard.press('End')
    await page.keyboard.type(' over the Fens')
    await saveDialog(page).getByRole('radio', { name: 'Unlisted' }).check()
    await press(page, 'Enter')
    await page.locator('.toast').getByText('Saved to your account: Fog over the Fens').waitFor()
    await saveLine(page, 'Saved to your account')
    expect(new URL(page.url()).pathname).toBe('/builder')
    await page.getByRole('heading', { level: 1, name: 'Fog over the Fens' }).waitFor()
    expect(await savedScriptsOf(user)).toMatchObject([
      { version: 1, visibility: 'unlisted', content: { ...fog, title: 'Fog over the Fens' } }
    ])
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Share' }).click()
    const link = await page.getByRole('textbox', { name: 'Link to its page' }).inputValue()
    await expectAccessible(page)
    await page.goto(link)
    await page.getByRole('heading', { name: 'Fog over the Fens' }).first().waitFor()
  })

  test('is offered to who is signed out, by way of signing in', async () => {
    const page = await openPage('/builder')
    await addCharacter(page, 'Baron')
    await press(page, 'Control+s')
    await saveDialog(page).getByText('this one stays in this browser').waitFor()
    await expectAccessible(page)
    await saveDialog(page).getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Idris Vale' }).click()
    await page.waitForURL('**/builder/export-new')
    await saveDialog(page).getByRole('textbox', { name: 'Script name' }).fill('Kept by Idris')
    await press(page, 'Enter')
    await saveLine(page, 'Saved to your account')
  })
})

describe('saving over', () => {
  test('is one press, from wherever the focus is, and undo leads back to what is saved', async () => {
    const user = newUser()
    const page = await withSaved(user)
    await addCharacter(page, 'Baron')
    await saveLine(page, 'Unsaved changes')
    await press(page, 'Control+s')
    await saveLine(page, 'Saved to your account')
    await addCharacter(page, 'Spy')
    await saveLine(page, 'Unsaved changes')
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
    await saveLine(page, 'Saved to your account')
    await page.reload()
    await saveLine(page, 'Saved to your account')
    const [saved] = await savedScriptsOf(user)
    expect(saved?.version).toBe(2)
    expect(saved?.content.characters.map(({ id }) => id)).toEqual(['chef', 'imp', 'baron'])
  })

  test('is found in the menu of a narrow screen, which says how the script stands too', async () => {
    const user = newUser()
    const options = await withUserAndScript(user, fog)
    const page = await openPage('/builder', { ...options, viewport: { width: 390, height: 800 } })
    await saveLine(page, 'Only here')
    await page.locator('header').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: /^Save ?Ctrl/ }).click()
    await saveDialog(page).getByRole('button', { name: 'Save' }).click()
    await saveLine(page, 'Saved')
    await expectAccessible(page)
  })

  test('that the page is left in the midst of is the same save afterwards', async () => {
    const user = newUser()
    const page = await withSaved(user)
    await addCharacter(page, 'Baron')
    await page.route('**/api/scripts/*', async (route, request) => {
      if (request.method() !== 'PUT') return route.fallback()
      // It reaches the server; its answer never reaches the page.
      await route.fetch()
    })
    await page.waitForTimeout(800)
    await press(page, 'Control+s')
    await saveLine(page, 'Saving')
    await expect.poll(async () => (await savedScriptsOf(user))[0]?.version).toBe(2)
    await page.unroute('**/api/scripts/*')
    await page.reload()
    await saveLine(page, 'Saved to your account')
    expect((await savedScriptsOf(user))[0]?.version).toBe(2)
  })
})

test('another script of the account can be saved over, after a look at what changes; undo takes it back', async () => {
  const user = newUser()
  await saveScript(user, aScript({ title: 'Frost', characters: ['imp', 'spy'] }))
  const page = await withSaved(user)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Save over another script' }).click()
  expect(new URL(page.url()).pathname).toBe('/builder/export-over')
  const dialog = page.getByRole('dialog', { name: 'Save over another script' })
  await dialog.getByRole('radio', { name: 'Frost' }).waitFor()
  expect(await dialog.getByRole('radio').count()).toBe(1)
  await dialog.getByRole('searchbox').fill('fen')
  await dialog.getByText('None of your scripts has').waitFor()
  await dialog.getByRole('searchbox').fill('fro')
  await dialog.getByRole('radio', { name: 'Frost' }).check()
  await dialog.getByText('“Frost” became “Fog”').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save over' }).click()
  await page.locator('.toast').getByText('Saved over: Frost').waitFor()
  await saveLine(page, 'Saved to your account')
  expect(await savedScriptsOf(user)).toMatchObject([
    { name: 'Fog', version: 1 },
    { name: 'Fog', version: 2 }
  ])
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await savedScriptsOf(user)).map(({ name }) => name))
    .toEqual(['Fog', 'Frost'])
  await saveLine(page, 'Saved to your account')
  await addCharacter(page, 'Baron')
  await press(page, 'Control+s')
  await saveLine(page, 'Saved to your account')
  expect(await savedScriptsOf(user)).toMatchObject([
    { name: 'Fog', version: 2 },
    { name: 'Frost', version: 3 }
  ])
})
