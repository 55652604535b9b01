import { Save } from 'lucide-react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { expectAccessible } from '../../components/accessibility.ts'

const button = () => page.getByRole('button')

describe('a button', () => {
  test('submits no form unless it is told to', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    await render(
      <form onSubmit={submit}>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </form>
    )
    await page.getByRole('button', { name: 'Look' }).click()
    expect(submit).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Send' }).click()
    expect(submit).toHaveBeenCalledOnce()
  })

  test('keeps its own classes beside those of the caller', async () => {
    await render(
      <Button className="mine" variant="primary" small>
        Save
      </Button>
    )
    await expect.element(button()).toHaveClass('button', 'button-primary', 'button-small', 'mine')
  })

  test('is accessible in all variants', async () => {
    const { container } = await render(
      <div>
        {(['plain', 'primary', 'text', 'destructive'] as const).map(variant => (
          <Button key={variant} variant={variant} icon={<Save />}>
            {variant}
          </Button>
        ))}
      </div>
    )
    await expectAccessible(container)
  })

  test('has a target of 44 pixels also when it is small', async () => {
    await render(
      <div style={{ padding: 40 }}>
        <Button small>Save</Button>
      </div>
    )
    const { top, bottom, left, right, height } = button().element().getBoundingClientRect()
    const middle = (left + right) / 2
    expect(height).toBe(36)
    expect(document.elementFromPoint(middle, top - 3)).toBe(button().element())
    expect(document.elementFromPoint(middle, bottom + 3)).toBe(button().element())
  })

  test('shows only its icon below 1400 px when it shrinks, and keeps its name', async () => {
    await page.viewport(1000, 600)
    await render(
      <Button shrinks icon={<Save />}>
        Save
      </Button>
    )
    const { width } = page.getByRole('button', { name: 'Save' }).element().getBoundingClientRect()
    await page.viewport(1440, 600)
    const wide = page.getByRole('button', { name: 'Save' }).element().getBoundingClientRect()
    expect(width).toBeLessThan(wide.width)
  })
})

describe('a busy button', () => {
  test('ignores presses by mouse and keys, keeps its name and the focus', async () => {
    const press = vi.fn()
    const { rerender } = await render(<Button onClick={press}>Save</Button>)
    await button().click()
    await rerender(
      <Button busy onClick={press}>
        Save
      </Button>
    )
    await expect.element(button()).toHaveAttribute('aria-busy', 'true')
    await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button()).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    button()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(press).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  })

  test('doesn’t submit its form', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    await render(
      <form onSubmit={submit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>
    )
    button()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(submit).not.toHaveBeenCalled()
  })

  test('shows a spinner in place of its icon, as wide as before', async () => {
    const { rerender } = await render(<Button icon={<Save />}>Save</Button>)
    const { width } = button().element().getBoundingClientRect()
    expect(button().element().querySelector('svg')).not.toBeNull()
    await rerender(
      <Button icon={<Save />} busy>
        Save
      </Button>
    )
    expect(button().element().querySelector('svg')).toBeNull()
    expect(button().element().querySelector('.spinner')?.getAttribute('aria-hidden')).toBe('true')
    expect(button().element().getBoundingClientRect().width).toBeCloseTo(width, 0)
  })

  test('without an icon is as wide as before, too', async () => {
    const { rerender } = await render(<Button>Save</Button>)
    const { width } = button().element().getBoundingClientRect()
    await rerender(<Button busy>Save</Button>)
    expect(button().element().getBoundingClientRect().width).toBeCloseTo(width, 0)
  })
})

test('a link that looks like a button is a link', async () => {
  await render(
    <ButtonLink href="/builder/import" icon={<Save />} variant="primary" download="a.json">
      Import
    </ButtonLink>
  )
  const link = page.getByRole('link', { name: 'Import' })
  await expect.element(link).toHaveAttribute('href', '/builder/import')
  await expect.element(link).toHaveAttribute('download', 'a.json')
  await expect.element(link).toHaveClass('button', 'button-primary')
})
