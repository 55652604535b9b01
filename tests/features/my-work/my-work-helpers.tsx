import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SavedCharacter } from '#core/saving/document.ts'
import type { Script } from '#core/script/script.ts'
import { signInToFakeServer } from '../../components/account-server.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aSavedCharacter, aScript } from '../../core/script-builders.ts'

const six = ['chef', 'empath', 'saint', 'baron', 'spy', 'imp']

export const two = [
  aScript({ title: 'Nine Bells', author: 'Mara Oakes', characters: six }),
  aScript({ title: 'Đêm Chuông', author: 'Idris Vale', characters: ['imp'] })
]

export const twoCharacters = [
  aSavedCharacter(),
  aSavedCharacter({
    id: 'tide',
    name: 'Thủy Triều',
    team: 'demon',
    ability: 'Each night*, drown a player.'
  })
]

/** `Night 01`, `Night 02` and so on. */
export const manyNames = (count: number) =>
  Array.from({ length: count }, (_, at) => `Night ${`${at + 1}`.padStart(2, '0')}`)

export const many = (count: number) => manyNames(count).map(title => aScript({ title }))

interface Size {
  width?: number
}

/** Shows the list of a user who saved these scripts one after another. */
export async function openMyScripts(scripts: readonly Script[], size: Size = {}) {
  const server = await signInToFakeServer()
  const ids = scripts.map(script => server.saveElsewhere(script))
  await openBuilder({ screen: 'myScripts', ...size })
  return { server, ids }
}

/** Shows the list of a user who saved these characters one after another. */
export async function openMyCharacters(characters: readonly SavedCharacter[], size: Size = {}) {
  const server = await signInToFakeServer()
  const ids = characters.map(character => server.characters.saveElsewhere(character))
  await openBuilder({ screen: 'myCharacters', ...size })
  return { server, ids }
}

/** Shows the images of a user who uploaded these one after another. */
export async function openMyImages(names: readonly string[] = [], size: Size = {}) {
  const server = await signInToFakeServer()
  const ids = names.map(name => server.images.saveElsewhere(name))
  await openBuilder({ screen: 'myImages', ...size })
  return { server, ids }
}

const names = () =>
  [...document.querySelectorAll('.script-entry-open, .image-name')].map(({ textContent }) => textContent)

/** Waits until the list has exactly these names. */
export const shows = (expected: string[]) => expect.poll(names).toEqual(expected)

/** Waits until the list has exactly these names, in any order. */
export const contains = (expected: string[]) => expect.poll(() => names().sort()).toEqual(expected)

export const entry = (title: string) => page.getByRole('listitem').filter({ hasText: title })
export const heading = (name: string) => page.getByRole('heading', { name })

export const sortBy = (label: string) => page.getByRole('combobox', { name: 'Sort by' }).selectOptions(label)

/** Chooses from the menu of a list entry. */
export async function choose(title: string, item: string) {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Renames by the dialog, whose field has this label. */
export async function rename(from: string, to: string, label: string) {
  await choose(from, 'Rename')
  await page.getByRole('dialog').getByRole('textbox', { name: label, exact: true }).fill(to)
  await userEvent.keyboard('{Enter}')
}

export const toast = () => page.getByRole('region', { name: 'Messages' })
export const undo = () => toast().getByRole('button', { name: 'Undo' }).click()
