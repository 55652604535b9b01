import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextEditor } from '#features/almanac/text-editor.tsx'
import { introduction as field, openAlmanac, preview } from './almanac-helpers.ts'

/** Opens the introduction's field with a text, of which `selected` is selected. */
async function openWith(text: string, selected = text) {
  await openAlmanac()
  await field().fill(text)
  const area = field().element()
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('The introduction has no text area')
  area.setSelectionRange(text.indexOf(selected), text.indexOf(selected) + selected.length)
}

const press = (key: string) => userEvent.keyboard(`{Control>}${key}{/Control}`)
const tool = (name: string) => page.getByRole('button', { name, exact: true })

describe('the formatting of an almanac text', () => {
  test('is toggled by shortcuts and buttons, and undone by the browser', async () => {
    await openWith('ring')
    await press('b')
    await expect.element(field()).toHaveValue('**ring**')
    await press('i')
    await expect.element(field()).toHaveValue('***ring***')
    await tool('Italic').click()
    await expect.element(field()).toHaveValue('**ring**')
    await press('z')
    await expect.element(field()).toHaveValue('***ring***')
    await userEvent.keyboard('{End}')
    await tool('Headings').click()
    await page.getByRole('menuitem', { name: 'How to run' }).click()
    await userEvent.keyboard('Wake them.')
    await expect.element(field()).toHaveValue('***ring***\n\n## How to run\nWake them.')
    await expect.element(preview().getByRole('heading', { name: 'How to run' })).toBeVisible()
  })

  test('makes a link of the selected text, and selects its address', async () => {
    await openWith('see here now', 'here')
    await press('k')
    await expect.element(field()).toHaveValue('see [here](https://) now')
    await userEvent.keyboard('https://example.com')
    await expect.element(field()).toHaveValue('see [here](https://example.com) now')
  })

  test('makes a list of the selected lines', async () => {
    await openWith('one\ntwo')
    await tool('List').click()
    await expect.element(field()).toHaveValue('- one\n- two')
    await expect.element(preview().getByRole('listitem').filter({ hasText: 'two' })).toBeVisible()
  })

  test('offers the usual headings of a text', async () => {
    await openWith('')
    await tool('Headings').click()
    const items = page.getByRole('menuitem').elements()
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Examples',
      'How to run',
      'Advice'
    ])
  })

  test('leaves other keys, and shortcuts with Shift or Alt, to the browser', async () => {
    const pressed: boolean[] = []
    addEventListener('keydown', event => pressed.push(event.defaultPrevented), {
      signal: AbortSignal.timeout(5000)
    })
    await render(<TextEditor character={undefined} introduction="ring" />)
    field().element().focus()
    await userEvent.keyboard('{Control>}u{/Control}{Alt>}b{/Alt}b')
    expect(pressed.every(isPrevented => !isPrevented)).toBe(true)
  })
})
