import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Select } from '#ui/fields/select.tsx'
import { expectAccessible } from '../../components/accessibility.ts'
import { Controlled } from '../ui-helpers.tsx'

const options = [
  { value: 'any', label: 'Any' },
  { value: 'chef', label: 'Chef', group: 'Townsfolk' },
  { value: 'monk', label: 'Monk', group: 'Townsfolk' },
  { value: 'imp', label: 'Imp', group: 'Demons' }
] as const

type Choice = (typeof options)[number]['value']

const select = () => page.getByRole('combobox', { name: 'Character' })

test('a select passes on the chosen value', async () => {
  const change = vi.fn()
  const { container } = await render(
    <Controlled<Choice> initial="any">
      {(value, setValue) => (
        <Select
          label="Character"
          options={options}
          value={value}
          onChange={next => {
            change(next)
            setValue(next)
          }}
        />
      )}
    </Controlled>
  )
  await expect.element(select()).toHaveValue('any')
  await select().selectOptions('Monk')
  expect(change).toHaveBeenCalledExactlyOnceWith('monk')
  await expect.element(select()).toHaveValue('monk')
  await expectAccessible(container)
})

test('a select groups adjacent options with the same heading', async () => {
  await render(<Select label="Character" options={options} value="any" onChange={() => {}} />)
  const groups = [...select().element().querySelectorAll('optgroup')].map(group => [
    group.label,
    [...group.querySelectorAll('option')].map(({ value }) => value)
  ])
  expect(groups).toEqual([
    ['Townsfolk', ['chef', 'monk']],
    ['Demons', ['imp']]
  ])
  expect(select().element().querySelector('select > option')?.textContent).toBe('Any')
})

test('a select is described by its error before its help', async () => {
  const { rerender } = await render(
    <Select label="Character" options={options} value="any" onChange={() => {}} help="One of them" />
  )
  await expect.element(select()).toHaveAccessibleDescription('One of them')
  await rerender(
    <Select
      label="Character"
      options={options}
      value="any"
      onChange={() => {}}
      help="One of them"
      error="Choose one"
    />
  )
  await expect.element(select()).toHaveAccessibleDescription('Choose one One of them')
  await expect.element(select()).toHaveAttribute('aria-invalid', 'true')
})

test('a disabled select can’t be changed', async () => {
  await render(<Select label="Character" options={options} value="imp" onChange={() => {}} disabled />)
  await expect.element(select()).toBeDisabled()
})
