import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { expectAccessible } from '../../components/accessibility.ts'
import { Controlled } from '../ui-helpers.tsx'

const field = () => page.getByRole('textbox', { name: 'Name', exact: true })

describe.each([
  ['a text field', TextInput],
  ['a text area', TextArea]
])('%s', (_, Field) => {
  test('has a label, and passes on what is typed', async () => {
    const change = vi.fn()
    const { container } = await render(
      <Controlled initial="">
        {(value, setValue) => (
          <Field
            label="Name"
            value={value}
            onChange={next => {
              change(next)
              setValue(next)
            }}
          />
        )}
      </Controlled>
    )
    await page.getByText('Name').click()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('Imp')
    expect(change.mock.calls).toEqual([['I'], ['Im'], ['Imp']])
    await expect.element(field()).toHaveValue('Imp')
    await expectAccessible(container)
  })

  test('can hide its label from the eye alone', async () => {
    await render(<Field label="Name" hideLabel value="" onChange={() => {}} />)
    await expect.element(field()).toBeVisible()
    expect(page.getByText('Name').element().closest('.unseen')).not.toBeNull()
  })

  test('is described by its help, and by its error before it', async () => {
    const { container, rerender } = await render(
      <Field label="Name" help="As printed" value="" onChange={() => {}} />
    )
    await expect.element(field()).toHaveAccessibleDescription('As printed')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
    await rerender(<Field label="Name" help="As printed" error="Too long" value="" onChange={() => {}} />)
    await expect.element(field()).toHaveAccessibleDescription('Too long As printed')
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText('As printed')).toBeVisible()
    await expectAccessible(container)
  })

  test('announces its error only where nothing else leads to it', async () => {
    const { rerender } = await render(<Field label="Name" error="Too long" value="" onChange={() => {}} />)
    await expect.element(page.getByText('Too long')).toBeVisible()
    expect(page.getByRole('alert').elements()).toHaveLength(0)
    await rerender(<Field label="Name" error="Too long" announcesError value="" onChange={() => {}} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Too long')
  })

  test('is marked if it must not stay empty', async () => {
    const { container } = await render(<Field label="Name" required value="" onChange={() => {}} />)
    await expect.element(field()).toBeRequired()
    await expect.element(page.getByText('*')).toBeVisible()
    await expectAccessible(container)
  })

  test('counts characters, and marks a text that is too long without cutting it', async () => {
    const { rerender } = await render(<Field label="Name" limit={3} value="Imp" onChange={() => {}} />)
    await expect.element(page.getByText('3 / 3')).not.toHaveClass('field-count-over')
    await expect.element(field()).toHaveAccessibleDescription('3 / 3')
    await rerender(<Field label="Name" limit={3} help="Short" value="Imps" onChange={() => {}} />)
    await expect.element(page.getByText('4 / 3')).toHaveClass('field-count-over')
    await expect.element(field()).toHaveAccessibleDescription('Short 4 / 3')
    await expect.element(field()).toHaveValue('Imps')
  })

  test('has no description without help, error and limit', async () => {
    await render(<Field label="Name" value="" onChange={() => {}} />)
    await expect.element(field()).not.toHaveAttribute('aria-describedby')
  })

  test('takes other attributes', async () => {
    await render(<Field label="Name" value="" onChange={() => {}} placeholder="Imp" />)
    await expect.element(field()).toHaveAttribute('placeholder', 'Imp')
  })
})

describe('a text field', () => {
  test('that is locked can be focused and read, but not changed', async () => {
    const change = vi.fn()
    await render(<TextInput label="Name" locked value="Imp" onChange={change} after={<kbd>/</kbd>} />)
    await userEvent.keyboard('{Tab}x')
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveAttribute('readonly')
    await expect.element(field()).toHaveValue('Imp')
    expect(change).not.toHaveBeenCalled()
    await expect.element(page.getByText('/')).not.toBeInTheDocument()
  })

  test('shows what stands at its end', async () => {
    await render(<TextInput label="Name" tall value="" onChange={() => {}} after={<kbd>/</kbd>} />)
    await expect.element(page.getByText('/')).toBeVisible()
    expect(field().element().closest('.field-box')?.getBoundingClientRect().height).toBe(52)
  })
})

test('a text area grows with its text', async () => {
  await render(
    <Controlled initial="">
      {(value, setValue) => <TextArea label="Name" value={value} onChange={setValue} rows={2} />}
    </Controlled>
  )
  const height = () => field().element().getBoundingClientRect().height
  const empty = height()
  await field().fill('1\n2\n3\n4\n5\n6')
  await expect.poll(height).toBeGreaterThan(empty * 1.5)
  const area = field().element()
  expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight)
})
