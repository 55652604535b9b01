import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

export const addField = () => page.getByRole('combobox', { name: 'Add a character' })

/** Adds characters by the search field. */
export async function add(...queries: string[]) {
  for (const query of queries) {
    await addField().fill(query)
    await userEvent.keyboard('{Enter}')
  }
}

/** Names of the characters of the list, from top to bottom. */
export const names = () =>
  [...document.querySelectorAll('.character-row-name b')].map(({ textContent }) => textContent)

/** The button that moves a character and opens its menu. */
export const handle = (name: string) => page.getByRole('button', { name: `${name}: move` })

export const toast = () => page.getByRole('region', { name: 'Messages' })

/** Pixels by which the page is wider than its window. */
export const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** The region of suggestions, beside or above the list. */
export const advice = () => page.getByRole('region', { name: 'Suggestions' })

export const waitForList = (name: string) => expect.element(handle(name)).toBeVisible()
