import type { Page } from 'playwright-core'
import type { SavedCharacter, SavedDocument } from '#core/saving/document.ts'
import type { User } from '../functions/helpers/as-user.ts'
import { newId, requestJson } from '../functions/helpers/documents.ts'

/** Saves a character as another device does; returns its id. */
export async function saveCharacter(user: User, content: SavedCharacter, id = newId(), version = 0) {
  const save = { content, version, saveId: newId() }
  const { status } = await requestJson(user, 'PUT', `/api/characters/${id}`, save)
  if (status !== 200) throw new Error(`Saving a character returned ${status}`)
  return id
}

export const readCharacter = async (user: User, id: string) =>
  (await requestJson<SavedDocument<SavedCharacter>>(user, 'GET', `/api/characters/${id}`)).body

/** The saved characters of a user with their content, by name. */
export async function charactersOf(user: User): Promise<SavedDocument<SavedCharacter>[]> {
  const { body } = await requestJson<{ items: { id: string }[] }>(user, 'GET', '/api/characters?sort=name')
  return Promise.all(body.items.map(({ id }) => readCharacter(user, id)))
}

export const names = (page: Page) => page.locator('.script-entry-open').allTextContents()
