import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { errorMessageAt, ListField } from '#features/character-editor/form/list-field.tsx'
import { $notice } from '#stores/notice.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { button, field, moveRow } from '../editor-helpers.tsx'

interface WordsProps {
  words?: string[]
  maximum?: number
  errors?: unknown
}

function Words({ words = [], maximum = 3, errors }: WordsProps) {
  const [value, setValue] = useState(words)
  return (
    <ListField
      label="Words"
      help="Some words."
      value={value}
      onChange={setValue}
      onBlur={() => undefined}
      errors={errors}
      maximum={maximum}
      itemName={number => `Word ${number}`}
      addLabel="Add a word"
      blank=""
      renderItem={({ name, item, update, errorAt, isNew }) => (
        <TextInput label={name} value={item} onChange={update} error={errorAt()} autoFocus={isNew} />
      )}
    />
  )
}

/** The texts of the items, from first to last. */
const words = () =>
  page
    .getByRole('textbox')
    .elements()
    .map(input => (input instanceof HTMLInputElement ? input.value : undefined))

const undoRemoval = () => $notice.get()?.undo?.()

describe('a list of items', () => {
  test('adds a blank item at the end and focuses it', async () => {
    await render(<Words words={['one']} />)
    await button('Add a word').click()
    await userEvent.keyboard('two')
    await expect.poll(words).toEqual(['one', 'two'])
    await expect.element(field('Word 2')).toHaveFocus()
  })

  test('shows the number of items, and stops at the maximum', async () => {
    await render(<Words words={['one', 'two', 'three']} />)
    await expect.element(page.getByText('3 / 3')).toBeVisible()
    await expect.element(page.getByText('At most 3; remove one to add another.')).toBeVisible()
    await button('Add a word').click({ force: true })
    expect(words()).toHaveLength(3)
  })

  test('keeps items beyond the maximum', async () => {
    await render(<Words words={['one', 'two']} maximum={1} />)
    await expect.element(page.getByText('2 / 1')).toHaveClass('editor-count-over')
    expect(words()).toEqual(['one', 'two'])
  })

  test('shows the first hundred items of a file that has thousands, and more on request', async () => {
    await render(<Words words={Array.from({ length: 3000 }, (_, index) => `w${index}`)} />)
    await expect.element(page.getByText('3000 / 3')).toBeVisible()
    expect(words()).toHaveLength(100)
    await button('Show 100 more').click()
    await expect.poll(words).toHaveLength(200)
    await button('Remove Word 200').click()
    await expect.poll(() => words().at(-1)).toBe('w200')
  })

  test('edits one of two equal items', async () => {
    await render(<Words words={['same', 'same']} />)
    await field('Word 2').fill('other')
    await expect.poll(words).toEqual(['same', 'other'])
  })

  test('restores a removed item at its place, among items edited since', async () => {
    await render(<Words words={['one', 'two', 'three']} />)
    await button('Remove Word 2').click()
    expect($notice.get()).toMatchObject({ kind: 'itemRemoved', name: 'Word 2' })
    await field('Word 1').fill('first')
    undoRemoval()
    await expect.poll(words).toEqual(['first', 'two', 'three'])
  })

  test('moves an item by keys with its text', async () => {
    await render(<Words words={['one', 'two', 'three']} />)
    button('Move Word 3').element().focus()
    await moveRow('{ArrowUp}', '{ArrowUp}')
    await expect.poll(words).toEqual(['three', 'one', 'two'])
  })

  test('shows the error of the list in place of its help, and errors of items at the items', async () => {
    const errors = { root: { message: 'Too many.' }, 1: { message: 'Empty.' } }
    const { rerender } = await render(<Words words={['one', '']} />)
    await expect.element(page.getByText('Some words.')).toBeVisible()
    await rerender(<Words words={['one', '']} errors={errors} />)
    await expect.element(page.getByText('Too many.')).toBeVisible()
    await expect.element(page.getByText('Some words.')).not.toBeInTheDocument()
    await expect.element(field('Word 2')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Word 1')).not.toHaveAttribute('aria-invalid')
  })
})

describe('errorMessageAt', () => {
  const errors = [undefined, { id: { type: 'x', message: 'Empty.' } }]

  test('finds the message at a path, through lists and records', () => {
    expect(errorMessageAt(errors, 1, 'id')).toBe('Empty.')
    expect(errorMessageAt({ message: 'Whole.' })).toBe('Whole.')
  })

  test.each<[unknown, ...(string | number)[]]>([
    [errors, 0, 'id'],
    [errors, 1],
    [errors, 2, 'id'],
    [undefined, 'root'],
    [{ root: { message: 7 } }, 'root']
  ])('finds nothing at a path without a message: %j %s', (value, ...path) => {
    expect(errorMessageAt(value, ...path)).toBeUndefined()
  })
})
