import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BuilderSkeleton } from '#layouts/builder/builder-skeleton.tsx'
import { openBuilder } from '../../components/open-builder.tsx'
import { addField, names } from './script-helpers.ts'

test('what is typed before the builder starts is in the field that takes over, with its matches', async () => {
  const waiting = await render(<BuilderSkeleton screen="script" />)
  const early = page.getByRole('textbox', { name: 'Add a character' })
  const typed = early.element()
  if (!(typed instanceof HTMLInputElement)) throw new Error('The page has no field')
  typed.focus()
  // Not by React, which isn't there yet on a page.
  typed.value = 'chxef'
  typed.setSelectionRange(3, 3)

  await openBuilder()
  await waiting.unmount()
  await expect.element(addField()).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  await expect.element(addField()).toHaveValue('chef')
  await expect.element(page.getByRole('option', { name: 'Chef' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual(['Chef'])
})
