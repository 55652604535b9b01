import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { helpPosition } from '#views/field-help/field-help-position.ts'
import { expectAccessible } from '../../components/accessibility.ts'

const help = (label: string) => page.getByRole('button', { name: `About this field: ${label}` })
const text = () => page.getByText('What the character does, in the style of the game')
const more = () => page.getByRole('link', { name: 'More in the help (new tab)' })

const Name = () => <TextInput label="Ability" info={fieldHelp('ability')} value="" onChange={() => {}} />

describe('the “?” of a field', () => {
  test('opens its text with a link to more, which is axe-clean, and Escape closes it', async () => {
    const { container } = await render(<Name />)
    await expect.element(text()).not.toBeInTheDocument()
    await help('Ability').click()
    await expect.element(text()).toBeVisible()
    await expect.element(more()).toHaveAttribute('href', '/help/homebrew')
    await expect.element(more()).toHaveAttribute('target', '_blank')
    await expectAccessible(container)
    await userEvent.keyboard('{Escape}')
    await expect.element(more()).not.toBeInTheDocument()
    await expect.element(help('Ability')).toHaveFocus()
  })

  test('is reached by Tab before its field, and its link follows it while it is open', async () => {
    await render(<Name />)
    await userEvent.tab()
    await expect.element(help('Ability')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(text()).toBeVisible()
    await userEvent.tab()
    await expect.element(more()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(help('Ability')).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('textbox', { name: 'Ability' })).toHaveFocus()
  })

  test('does not change the name of its field', async () => {
    await render(<Name />)
    await expect.element(page.getByRole('textbox', { name: 'Ability', exact: true })).toBeVisible()
  })

  test('is opened and closed by F1 in the field, which keeps the focus', async () => {
    await render(<Name />)
    const field = page.getByRole('textbox')
    await field.click()
    await userEvent.keyboard('{F1}')
    await expect.element(text()).toBeVisible()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(more()).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
  })

  test('closes its text before the dialog that it is in', async () => {
    const close = vi.fn()
    await render(
      <Dialog title="Form" closeLabel="Close" onClose={close}>
        <Name />
      </Dialog>
    )
    await help('Ability').click()
    await expect.element(text()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(more()).not.toBeInTheDocument()
    expect(close).not.toHaveBeenCalled()
  })
})

test('F1 is the browser’s where no field is explained', async () => {
  await render(<TextInput label="Search" value="" onChange={() => {}} />)
  await page.getByRole('textbox').click()
  const seen = vi.fn((event: KeyboardEvent) => event.defaultPrevented)
  document.addEventListener('keydown', seen, { once: true })
  await userEvent.keyboard('{F1}')
  expect(seen).toHaveReturnedWith(false)
})

test.each([
  [
    'checkbox',
    <Checkbox key="a" label="Setup" info={fieldHelp('setup')} checked={false} onChange={() => {}} />
  ],
  ['switch', <Switch key="b" label="Setup" info={fieldHelp('setup')} checked={false} onChange={() => {}} />],
  [
    'slider',
    <SliderField
      key="c"
      label="Setup"
      info={fieldHelp('setup')}
      value={1}
      min={0}
      max={2}
      onChange={() => {}}
    />
  ]
] as const)('a %s has it beside its label, not in it', async (role, field) => {
  const { container } = await render(field)
  await expect.element(page.getByRole(role, { name: 'Setup', exact: true })).toBeVisible()
  await help('Setup').click()
  await expect.element(page.getByText('Turn it on if the character changes')).toBeVisible()
  await expectAccessible(container)
})

test('a choice of segments has it outside of its name', async () => {
  await render(
    <SegmentedControl
      label="Paper"
      info={fieldHelp('paper')}
      options={[{ value: 'a4', label: 'A4' }]}
      value="a4"
      onChange={() => {}}
    />
  )
  await expect.element(page.getByRole('group', { name: 'Paper', exact: true })).toBeVisible()
  const [label, button, options] = ['legend', '.field-help-button', '.segmented-options'].map(selector =>
    document.querySelector(selector)?.getBoundingClientRect()
  )
  expect(button?.left).toBeGreaterThan(label?.right ?? 0)
  expect(button?.top).toBeLessThan(label?.bottom ?? 0)
  expect(options?.top).toBeGreaterThan(label?.bottom ?? Number.POSITIVE_INFINITY)
})

describe('the text', () => {
  const button = (left: number, top: number) => new DOMRect(left, top, 20, 20)
  const phone = { width: 390, height: 800 }

  test.each([4, 150, 366])('is within a phone’s window for a button at %s px', left => {
    const position = helpPosition(button(left, 200), phone)
    expect(position.left).toBeGreaterThanOrEqual(6)
    expect(position.left + 340).toBeLessThanOrEqual(384)
  })

  test('is above a button near the lower edge', () => {
    expect(helpPosition(button(100, 760), phone)).toMatchObject({ top: 'auto', bottom: 46 })
  })
})
