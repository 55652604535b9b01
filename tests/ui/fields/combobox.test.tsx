import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox } from '#ui/fields/combobox.tsx'
import { expectAccessible } from '../../components/accessibility.ts'

const names = ['Chef', 'Empath', 'Imp', 'Monk']

/** A search for names, as a screen has it. */
function Search({ onPick = () => {} }: { onPick?: (name: string) => void }) {
  const [query, setQuery] = useState('')
  const items = names.filter(name => name.toLowerCase().includes(query.toLowerCase()))
  return (
    <Combobox
      label="Add a character"
      query={query}
      onQueryChange={setQuery}
      items={items}
      itemKey={name => name}
      renderItem={(name, isChosen) => (isChosen ? <b>{name}</b> : name)}
      onPick={onPick}
      emptyText="Nobody"
      status={`${items.length} match`}
      keysHelp="arrows choose"
      pickKey="Enter"
    />
  )
}

const field = () => page.getByRole('combobox', { name: 'Add a character' })
const options = () => page.getByRole('option')
const chosen = () => page.getByRole('option', { selected: true })

describe('a combobox', () => {
  test('opens its list for a text, with the best match chosen', async () => {
    const { container } = await render(<Search />)
    await field().click()
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await userEvent.keyboard('m')
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
    await expect
      .poll(() =>
        options()
          .elements()
          .map(option => option.textContent)
      )
      .toEqual(names.slice(1))
    await expect.element(chosen()).toHaveTextContent('Empath')
    expect(field().element().getAttribute('aria-activedescendant')).toBe(chosen().element().id)
    expect(field().element().getAttribute('aria-controls')).toBe(page.getByRole('listbox').element().id)
    await expectAccessible(container)
  })

  test('chooses by the arrow keys, round and round', async () => {
    await render(<Search />)
    await field().fill('m')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(chosen()).toHaveTextContent('Imp')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(chosen()).toHaveTextContent('Empath')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(chosen()).toHaveTextContent('Monk')
    expect(field().element().getAttribute('aria-activedescendant')).toBe(chosen().element().id)
    await expect.element(field()).toHaveFocus()
  })

  test('shows the chosen item, and scrolls for it only where it may be out of view', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await render(<Search />)
    await field().click()
    await userEvent.keyboard('m')
    await userEvent.keyboard('p')
    await expect.element(chosen()).toHaveTextContent('Empath')
    expect(scroll).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => scroll.mock.instances.at(-1)).toBe(chosen().element())
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => scroll).toHaveBeenCalledTimes(2)
    scroll.mockRestore()
  })

  test('chooses the best match again after every change of the text', async () => {
    await render(<Search />)
    await field().fill('m')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}p')
    await expect
      .poll(() =>
        options()
          .elements()
          .map(option => option.textContent)
      )
      .toEqual(['Empath', 'Imp'])
    await expect.element(chosen()).toHaveTextContent('Empath')
  })

  test('picks by Enter, clears the field and keeps the focus', async () => {
    const pick = vi.fn()
    await render(<Search onPick={pick} />)
    await field().fill('imp')
    await userEvent.keyboard('{Enter}')
    expect(pick).toHaveBeenCalledExactlyOnceWith('Imp')
    await expect.element(field()).toHaveValue('')
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  })

  test('picks by a click, and keeps the focus', async () => {
    const pick = vi.fn()
    await render(<Search onPick={pick} />)
    await field().fill('m')
    await options().nth(1).click()
    expect(pick).toHaveBeenCalledExactlyOnceWith('Imp')
    await expect.element(field()).toHaveFocus()
  })

  test('clears by Escape', async () => {
    const pick = vi.fn()
    await render(<Search onPick={pick} />)
    await field().fill('imp')
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveValue('')
    await userEvent.keyboard('{Enter}')
    expect(pick).not.toHaveBeenCalled()
  })

  test('says that nothing matches, and picks nothing then', async () => {
    const pick = vi.fn()
    await render(<Search onPick={pick} />)
    await field().fill('xyz')
    await expect.element(page.getByText('Nobody')).toBeVisible()
    await expect.element(field()).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(pick).not.toHaveBeenCalled()
    await expect.element(field()).toHaveValue('xyz')
  })

  test('announces the number of matches while the list is open', async () => {
    await render(<Search />)
    await expect.element(page.getByRole('status')).toHaveTextContent('')
    await field().fill('m')
    // Not for each key: only once the user pauses.
    await expect.element(options().first()).toBeVisible()
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
    await expect.element(page.getByRole('status')).toHaveTextContent('3 match')
  })

  test('closes its list when the focus leaves, and opens it again', async () => {
    await render(
      <>
        <Search />
        <button type="button">After</button>
      </>
    )
    await field().fill('m')
    await userEvent.keyboard('{Tab}')
    await expect.element(options().first()).not.toBeInTheDocument()
    await field().click()
    await expect.element(options().first()).toBeVisible()
  })

  test('leaves keys to an input method that is composing', async () => {
    const pick = vi.fn()
    await render(<Search onPick={pick} />)
    await field().fill('imp')
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
    field().element().dispatchEvent(enter)
    expect(pick).not.toHaveBeenCalled()
  })

  test('gets the focus by its shortcut, which it tells', async () => {
    await render(<Search />)
    await expect.element(field()).toHaveAttribute('aria-keyshortcuts', '/')
    await userEvent.keyboard('/')
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveValue('')
  })
})
