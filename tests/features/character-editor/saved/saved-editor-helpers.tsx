import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { SavedCharacter } from '#core/saving/document.ts'
import { characterScreenPath } from '#routes'
import { openUrl } from '#stores/router.ts'
import { signInToFakeServer } from '../../../components/account-server.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { aSavedCharacter } from '../../../core/script-builders.ts'
import { button, field } from '../editor-helpers.tsx'

/** Opens the editor of a character that the account has, in the whole builder. */
export async function openSaved(change: Partial<SavedCharacter> = {}) {
  const server = await signInToFakeServer()
  const id = server.characters.saveElsewhere(aSavedCharacter(change))
  await openBuilder({ screen: 'editSavedCharacter', id })
  await expect.element(field('Name')).toHaveValue('Lamplighter')
  return {
    server,
    id,
    /** Opens the editor again, as a reload does. */
    reopen: () => openUrl(characterScreenPath('en', 'editSavedCharacter', id)),
    saved: () => server.characters.saved().find(each => each.id === id)
  }
}

/** Shows the screen of a user without saved characters. */
export async function openUnsaved(screen: 'myCharacters' | 'newSavedCharacter') {
  const server = await signInToFakeServer()
  await openBuilder({ screen })
  return server
}

export const save = () => button('Save to account').first().click()
export const dialog = () => page.getByRole('dialog', { name: 'Changed elsewhere' })
export const alert = () => page.getByRole('alert')

/** Waits until the list is open with exactly these characters. */
export async function listShows(expected: string[]) {
  await expect.element(page.getByRole('heading', { level: 1, name: 'My characters' })).toBeVisible()
  await expect
    .poll(() => [...document.querySelectorAll('.script-entry-open')].map(({ textContent }) => textContent))
    .toEqual(expected)
}
