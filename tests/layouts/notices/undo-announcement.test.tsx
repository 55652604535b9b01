import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setTitle } from '#stores/metadata.ts'
import { openBuilder } from '../../components/open-builder.tsx'

const said = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent).join('')

test('undo and redo are announced, also twice in a row', async () => {
  await openBuilder()
  setTitle('One')
  document.body.focus()
  await new Promise(resolve => setTimeout(resolve, 1100))
  setTitle('Two')
  expect(said()).toBe('')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(said).toBe('Undone')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(said).toBe('Undone\u00a0')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.poll(said).toBe('Redone')
})
