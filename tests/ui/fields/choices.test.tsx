import { Moon, Sun } from 'lucide-react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Chip, RemovableChip } from '#ui/fields/chip.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { expectAccessible } from '../../components/accessibility.ts'
import { Controlled } from '../ui-helpers.tsx'

describe.each([
  ['checkbox', Checkbox],
  ['switch', Switch]
] as const)('a %s', (role, Field) => {
  const field = () => page.getByRole(role, { name: 'Print icons' })

  test('is changed by its label and by Space', async () => {
    const { container } = await render(
      <Controlled initial={false}>
        {(value, setValue) => <Field label="Print icons" checked={value} onChange={setValue} />}
      </Controlled>
    )
    await expect.element(field()).not.toBeChecked()
    await page.getByText('Print icons').click()
    await expect.element(field()).toBeChecked()
    await userEvent.keyboard(' ')
    await expect.element(field()).not.toBeChecked()
    await expectAccessible(container)
  })

  test('shows what its caller holds, not what was pressed', async () => {
    const change = vi.fn()
    await render(<Field label="Print icons" checked={false} onChange={change} />)
    await page.getByText('Print icons').click()
    expect(change).toHaveBeenCalledExactlyOnceWith(true)
    await expect.element(field()).not.toBeChecked()
  })

  test('can be disabled', async () => {
    await render(<Field label="Print icons" checked disabled onChange={() => {}} className="mine" />)
    await expect.element(field()).toBeDisabled()
    expect(field().element().closest('label')?.className).toContain('mine')
  })
})

test('a switch stays in a narrow place, with a word of any length', async () => {
  const { container } = await render(
    <div style={{ display: 'grid', width: 200 }}>
      <Switch label={'longword'.repeat(6)} checked onChange={() => {}} />
    </div>
  )
  const box = container.querySelector('div')
  expect(box?.scrollWidth).toBe(200)
})

test('a switch can hide its label from the eye alone', async () => {
  await render(<Switch label="Print icons" hideLabel checked onChange={() => {}} />)
  await expect.element(page.getByRole('switch', { name: 'Print icons' })).toBeChecked()
  await expect.element(page.getByText('Print icons')).toHaveClass('unseen')
})

describe('a chip', () => {
  test('is a button that is pressed while chosen, with a count', async () => {
    const { container } = await render(
      <Controlled initial={false}>
        {(value, setValue) => (
          <Chip chosen={value} onChange={setValue} team="demon" count={4}>
            Demons
          </Chip>
        )}
      </Controlled>
    )
    const chip = page.getByRole('button', { name: 'Demons 4' })
    await expect.element(chip).toHaveAttribute('aria-pressed', 'false')
    await expect.element(chip).toHaveAttribute('data-team', 'demon')
    await chip.click()
    await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(container)
    await userEvent.keyboard(' ')
    await expect.element(chip).toHaveAttribute('aria-pressed', 'false')
  })

  test('shows a count of zero, and none without a count', async () => {
    const { container, rerender } = await render(
      <Chip chosen={false} onChange={() => {}} count={0}>
        Demons
      </Chip>
    )
    expect(container.textContent).toBe('Demons0')
    await rerender(
      <Chip chosen={false} onChange={() => {}} disabled>
        Demons
      </Chip>
    )
    expect(container.textContent).toBe('Demons')
    await expect.element(page.getByRole('button')).toBeDisabled()
  })

  test('that can be removed has a cross with its own name', async () => {
    const remove = vi.fn()
    const { container } = await render(
      <RemovableChip removeLabel="Remove No Ability" onRemove={remove}>
        No Ability
      </RemovableChip>
    )
    await page.getByRole('button', { name: 'Remove No Ability' }).click()
    expect(remove).toHaveBeenCalledOnce()
    await expectAccessible(container)
  })
})

describe('a segmented control', () => {
  const control = (icons: boolean, hideLabel = false) => (
    <Controlled<'light' | 'dark'> initial="light">
      {(value, setValue) => (
        <SegmentedControl
          label="Scheme"
          hideLabel={hideLabel}
          options={[
            { value: 'light', label: 'Light', icon: icons ? <Sun /> : undefined },
            { value: 'dark', label: 'Dark', icon: icons ? <Moon /> : undefined }
          ]}
          value={value}
          onChange={setValue}
        />
      )}
    </Controlled>
  )
  const radio = (name: string) => page.getByRole('radio', { name })

  test('is a group of which the arrow keys choose one', async () => {
    const { container } = await render(control(false))
    await expect.element(page.getByRole('group', { name: 'Scheme' })).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(radio('Light')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(radio('Dark')).toBeChecked()
    await expect.element(radio('Light')).not.toBeChecked()
    await expectAccessible(container)
  })

  test('is chosen from by a click', async () => {
    await render(control(false))
    await radio('Dark').click()
    await expect.element(radio('Dark')).toBeChecked()
  })

  test('names icons for screen readers and in tooltips', async () => {
    const { container } = await render(control(true, true))
    await expect.element(radio('Dark')).toBeInTheDocument()
    await expect.element(page.getByTitle('Dark')).toBeVisible()
    await expect.element(page.getByText('Scheme')).toHaveClass('unseen')
    await expectAccessible(container)
  })

  test('is independent of others on the page', async () => {
    await render(
      <>
        {control(false)}
        {control(false)}
      </>
    )
    await radio('Dark').first().click()
    await expect.element(radio('Dark').first()).toBeChecked()
    await expect.element(radio('Light').last()).toBeChecked()
  })
})
