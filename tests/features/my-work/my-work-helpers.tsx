import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Script } from '#core/script/script.ts'
import { signInToFakeServer } from '../../components/account-server.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'

const six = ['chef', 'empath', 'saint', 'baron', 'spy', 'imp']

export const two = [
  aScript({ title: 'Nine Bells', author: 'Mara Oakes', characters: six }),
  aScript({ title: 'Đêm Chuông', author: 'Idris Vale', characters: ['imp'] })
]

export const many = (count: number) =>
  Array.from({ length: count }, (_, at) => aScript({ title: `Night ${`${at + 1}`.padStart(2, '0')}` }))

/** Shows the list of a user who saved these scripts one after another. */
export async function openMyScripts(scripts: readonly Script[], size: { width?: number } = {}) {
  const server = await signInToFakeServer()
  const ids = scripts.map(script => server.saveElsewhere(script))
  await openBuilder({ screen: 'myScripts', ...size })
  return { server, ids }
}

const titles = () =>
  [...document.querySelectorAll('.script-entry-open')].map(({ textContent }) => textContent)

/** Waits until the list has exactly these titles. */
export const shows = (expected: string[]) => expect.poll(titles, { timeout: 5_000 }).toEqual(expected)

export const entry = (title: string) => page.getByRole('listitem').filter({ hasText: title })

export const sortBy = (label: string) => page.getByRole('combobox', { name: 'Sort by' }).selectOptions(label)

/** Chooses from the menu of a list entry. */
export async function choose(title: string, item: string) {
  await page.getByRole('button', { name: `${title}: more` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

export const toast = () => page.getByRole('region', { name: 'Messages' })
export const undo = () => toast().getByRole('button', { name: 'Undo' }).click()
