import type { Page } from 'playwright-core'
import type { SavedCharacter, SavedDocument } from '#core/saving/document.ts'
import { newId, newUser, requestJson } from '../functions/helpers/documents.ts'
import { openPage } from './browser.ts'
import { signInAs } from './signed-in.ts'

export const aCharacter = (change: Partial<SavedCharacter> = {}): SavedCharacter => ({
  id: 'lamplighter',
  name: 'Lamplighter',
  team: 'townsfolk',
  ability: 'Each night*, learn how many lamps burn. [+1 Outsider]',
  firstNight: 0,
  otherNight: 0,
  setup: false,
  ...change
})

type User = ReturnType<typeof newUser>

/** Saves a character as another window would; its id comes back. */
export async function saveCharacter(user: User, content: SavedCharacter, id = newId(), version = 0) {
  const answer = await requestJson(user, 'PUT', `/api/characters/${id}`, {
    content,
    version,
    saveId: newId()
  })
  if (answer.status !== 200) throw new Error(`Not saved: ${answer.status}`)
  return id
}

export const readCharacter = async (user: User, id: string) =>
  (await requestJson<SavedDocument<SavedCharacter>>(user, 'GET', `/api/characters/${id}`)).body

/** The characters that somebody has saved, whole, by name. */
export async function charactersOf(user: User): Promise<SavedDocument<SavedCharacter>[]> {
  const { body } = await requestJson<{ items: { id: string }[] }>(user, 'GET', '/api/characters?sort=name')
  return Promise.all(body.items.map(({ id }) => readCharacter(user, id)))
}

/** A page of somebody who saved these characters one after another. */
export async function openAs(
  characters: readonly SavedCharacter[],
  path: string | ((ids: string[]) => string) = '/my-characters',
  expected?: RegExp
) {
  const user = newUser()
  const ids: string[] = []
  for (const character of characters) ids.push(await saveCharacter(user, character))
  const page = await openPage('/about', {}, expected)
  await signInAs(page.context(), user)
  await page.goto(typeof path === 'string' ? path : path(ids))
  return { page, user, ids }
}

export const names = (page: Page) => page.locator('.script-entry-open').allTextContents()
