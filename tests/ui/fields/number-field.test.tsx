import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NumberField } from '#ui/fields/number-field.tsx'
import { expectAccessible } from '../../components/accessibility.ts'
import { Controlled } from '../ui-helpers.tsx'

const field = () => page.getByRole('spinbutton', { name: 'Copies' })
const error = () => page.getByRole('alert')

async function open() {
  const change = vi.fn()
  const { container } = await render(
    <Controlled initial={5}>
      {(value, setValue) => (
        <NumberField
          label="Copies"
          range={[1, 9]}
          step={1}
          unit="mm"
          value={value}
          onChange={next => {
            change(next)
            setValue(next)
          }}
        />
      )}
    </Controlled>
  )
  return { change, container }
}

describe('a field for a number', () => {
  test.each(['99', '0', '2.5'])('says its range when %s is left in it, until it is corrected', async text => {
    const { change, container } = await open()
    await field().fill(text)
    expect(error().elements()).toHaveLength(0)
    await userEvent.keyboard('{Tab}')
    await expect.element(error()).toHaveTextContent('1–9 mm')
    await expect.element(field()).toHaveValue(Number(text))
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveAccessibleDescription('1–9 mm')
    await expectAccessible(container)
    expect(change).not.toHaveBeenCalledWith(Number(text))
    await field().fill('7')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
    expect(error().elements()).toHaveLength(0)
    expect(change).toHaveBeenLastCalledWith(7)
  })

  test('has its number again when it is left empty', async () => {
    const { change } = await open()
    await field().fill('')
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toHaveValue(5)
    expect(error().elements()).toHaveLength(0)
    expect(change).not.toHaveBeenCalled()
  })
})
