import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { User } from '../functions/helpers/as-user.ts'
import { newUser, requestJson } from '../functions/helpers/documents.ts'
import { waitForPrefetch } from './prefetched.ts'
import { addCharacter, saveDialog, saveLine, withSaved } from './saving.ts'
import { savedScriptsOf } from './signed-in.ts'

const expected = /ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 409/

const waits = (page: Page) => saveLine(page, 'Offline: saves once you’re back online')

test('work without a network is saved once it is back, and waits for a choice where somebody saved over it', async () => {
  const user = newUser()
  const page = await withSaved(user, expected)
  const setOffline = (isOffline: boolean) => page.context().setOffline(isOffline)
  await waitForPrefetch(page, true)
  await setOffline(true)
  await addCharacter(page, 'Baron')
  await waits(page)
  await page.keyboard.press('Control+s')
  await waits(page)
  expect(await savedScriptsOf(user)).toMatchObject([{ version: 1 }])
  await setOffline(false)
  await saveLine(page, 'Saved to your account')
  const [saved] = await savedScriptsOf(user)
  expect(saved?.version).toBe(2)
  expect(saved?.content.characters.map(({ id }) => id)).toEqual(['chef', 'imp', 'baron'])

  await setOffline(true)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Save as new script' }).click()
  await saveDialog(page).getByRole('textbox', { name: 'Script name' }).fill('Haze')
  await saveDialog(page).getByRole('radio', { name: 'Public' }).check()
  await page.keyboard.press('Enter')
  await page.locator('.toast').getByText('You’re offline.').waitFor()
  await waits(page)
  await setOffline(false)
  await saveLine(page, 'Saved to your account')
  const second = { name: 'Haze', version: 1, visibility: 'public' }
  expect(await savedScriptsOf(user)).toMatchObject([{ name: 'Fog', version: 2 }, second])

  await setOffline(true)
  await addCharacter(page, 'Spy')
  await saveElsewhere(user, 'Haze', 'Mist')
  await setOffline(false)
  await saveLine(page, 'Changed elsewhere')
  await page.getByRole('button', { name: 'Choose a version' }).click()
  await page.getByRole('dialog', { name: 'Choose a version' }).getByText('Mist').first().waitFor()
  expect((await savedScriptsOf(user)).map(({ name }) => name)).toEqual(['Fog', 'Mist'])
})

async function saveElsewhere(user: User, name: string, title: string) {
  const saved = (await savedScriptsOf(user)).find(each => each.name === name)
  const content = { ...saved?.content, title }
  await requestJson(user, 'PUT', `/api/scripts/${saved?.id}`, { content, version: 1, saveId: 'a'.repeat(24) })
}
