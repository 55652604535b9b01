import { describe, expect, test } from 'vitest'
import { idris } from '../functions/helpers/as-user.ts'
import { newUser, requestJson } from '../functions/helpers/documents.ts'
import { expectAccessible, openPage } from './browser.ts'
import { addCharacter, fog, saveDialog, saveLine, withSaved } from './saving.ts'
import { savedScriptsOf, signInAs, withUserAndScript } from './signed-in.ts'

const isOffline = /ERR_INTERNET_DISCONNECTED|Failed to fetch/

/** Until the builder has fetched what it needs without a network. */
const attended = /library-autosave\.|save-new-dialog/

describe('work without a network', () => {
  test('on a saved script is saved when the network is back', async () => {
    const user = newUser()
    const page = await withSaved(user, isOffline)
    await page.context().setOffline(true)
    await addCharacter(page, 'Baron')
    await saveLine(page, 'Offline: will be saved when you are back')
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await saveLine(page, 'Offline: will be saved when you are back')
    expect((await savedScriptsOf(user))[0]?.version).toBe(1)
    await page.context().setOffline(false)
    await saveLine(page, 'Saved to your account')
    const [saved] = await savedScriptsOf(user)
    expect(saved?.version).toBe(2)
    expect(saved?.content.characters.map(({ id }) => id)).toEqual(['chef', 'imp', 'baron'])
  })

  test('can be saved as new, which is done when the network is back, for those who were chosen', async () => {
    const user = newUser()
    const page = await openPage('/builder', await withUserAndScript(user, fog), isOffline)
    await saveLine(page, 'Only in this browser')
    await page.waitForFunction(
      source => performance.getEntriesByType('resource').filter(({ name }) => name.match(source)).length > 1,
      attended
    )
    await page.context().setOffline(true)
    await page.keyboard.press('Control+s')
    await saveDialog(page).getByRole('radio', { name: 'Public' }).check()
    await page.keyboard.press('Enter')
    await page.locator('.toast').getByText('There is no connection').waitFor()
    await saveLine(page, 'Offline: will be saved when you are back')
    await page.context().setOffline(false)
    await saveLine(page, 'Saved to your account')
    expect(await savedScriptsOf(user)).toMatchObject([{ name: 'Fog', version: 1, visibility: 'public' }])
  })

  test('that somebody saved over meanwhile waits for a choice, and says so', async () => {
    const user = newUser()
    const page = await withSaved(user, /ERR_INTERNET_DISCONNECTED|status of 409/)
    await page.context().setOffline(true)
    await addCharacter(page, 'Baron')
    const [saved] = await savedScriptsOf(user)
    const content = { ...saved?.content, title: 'Mist' }
    await requestJson(user, 'PUT', `/api/scripts/${saved?.id}`, {
      content,
      version: 1,
      saveId: 'a'.repeat(24)
    })
    await page.context().setOffline(false)
    await saveLine(page, 'Changed elsewhere')
    await page.getByRole('button', { name: 'Look and choose' }).click()
    await page.getByRole('dialog', { name: 'Saved elsewhere since' }).getByText('Mist').first().waitFor()
    expect((await savedScriptsOf(user))[0]?.name).toBe('Mist')
  })
})

test('a session that ends in the midst of work is renewed over it, and what was to be saved is', async () => {
  const page = await openPage(
    '/builder',
    await withUserAndScript(idris, { ...fog, title: 'Fens at dusk' }),
    /status of 401/
  )
  await saveLine(page, 'Only in this browser')
  await addCharacter(page, 'Baron')
  // The provider's word for Idris is over, and there is no key to renew it with.
  await signInAs(page.context(), idris, { accessEndsAt: 1 })
  await page.keyboard.press('Control+s')
  await saveDialog(page).getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.waitFor()
  await expectAccessible(page)
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Sign in again' }).click()
  const popup = await opened
  await popup.getByRole('button', { name: 'Idris Vale' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await saveLine(page, 'Saved to your account')
  const found = (await savedScriptsOf(idris)).find(({ name }) => name === 'Fens at dusk')
  expect(found?.content.characters.map(({ id }) => id)).toEqual(['chef', 'imp', 'baron'])
})
