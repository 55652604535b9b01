import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { MoreMenu } from '#ui/menus/more-menu.tsx'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { sideMenuId } from '#ui/menus/side-menu-id.ts'
import { expectAccessible } from '../../components/accessibility.ts'

const trigger = () => page.getByRole('button', { name: 'More' })
const menu = () => page.getByRole('menu', { name: 'More' })
const item = (name: string) => page.getByRole('menuitem', { name })

const open = async (changes: Partial<Record<string, Partial<MenuItem>>> = {}) => {
  const items: MenuItem[] = [
    { id: 'copy', label: 'Copy' },
    { id: 'edit', label: 'Edit', keys: 'Ctrl+E' },
    { id: 'share', label: 'Share', disabled: true },
    { id: 'remove', label: 'Remove', destructive: true, separated: true }
  ].map(each => ({ ...each, ...changes[each.id] }))
  const screen = await render(<MoreMenu label="More" items={items} />)
  await trigger().click()
  await expect.element(item('Copy')).toHaveFocus()
  return screen
}

describe('a menu', () => {
  test('opens by its button, with the focus on the first item', async () => {
    const { container } = await open()
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true')
    await expect.element(trigger()).toHaveAttribute('aria-haspopup', 'menu')
    await expect.element(menu()).toBeVisible()
    await expectAccessible(container)
  })

  test('is closed at first, and opens by the arrow down on its button', async () => {
    await render(<MoreMenu label="More" items={[{ id: 'copy', label: 'Copy' }]} />)
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(item('Copy')).not.toBeInTheDocument()
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await expect.element(item('Copy')).toHaveFocus()
  })

  test('loads its items, and opens once they are there', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const load = vi.fn(() => promise)
    const { rerender } = await render(<MoreMenu label="More" items={[]} load={load} />)
    await trigger().click()
    expect(load).toHaveBeenCalled()
    await expect.element(menu()).not.toBeInTheDocument()
    await rerender(<MoreMenu label="More" items={[{ id: 'copy', label: 'Copy' }]} />)
    resolve()
    await expect.element(item('Copy')).toHaveFocus()
  })

  test('moves the focus by arrows, round and round, past what is disabled', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(item('Remove')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Copy')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(item('Remove')).toHaveFocus()
  })

  test('moves the focus by Home, End and first letters', async () => {
    await open({ copy: { label: 'Copy' }, remove: { label: 'Clear' } })
    await userEvent.keyboard('{End}')
    await expect.element(item('Clear')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(item('Copy')).toHaveFocus()
    await userEvent.keyboard('e')
    await expect.element(item('Edit')).toHaveFocus()
    await userEvent.keyboard('c')
    await expect.element(item('Clear')).toHaveFocus()
    await userEvent.keyboard('C')
    await expect.element(item('Copy')).toHaveFocus()
    await userEvent.keyboard('x')
    await expect.element(item('Copy')).toHaveFocus()
  })

  test('closes by Escape, with the focus on its button', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(item('Copy')).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes by Tab and by a press beside it', async () => {
    await open()
    await userEvent.keyboard('{Tab}')
    await expect.element(item('Copy')).not.toBeInTheDocument()
    await trigger().click()
    await expect.element(item('Copy')).toBeVisible()
    await userEvent.click(document.body, { position: { x: 600, y: 500 }, force: true })
    await expect.element(item('Copy')).not.toBeInTheDocument()
  })

  test('closes before the action of the picked item, with the focus on its button', async () => {
    const focused: (Element | null)[] = []
    const select = vi.fn(() => focused.push(document.activeElement))
    await open({ edit: { onSelect: select } })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(select).toHaveBeenCalledOnce()
    expect(focused).toEqual([trigger().element()])
    await expect.element(item('Edit')).not.toBeInTheDocument()
  })

  test('ignores a press on a disabled item, and stays', async () => {
    const select = vi.fn()
    await open({ share: { onSelect: select } })
    await expect.element(item('Share')).toHaveAttribute('aria-disabled', 'true')
    await item('Share').click({ force: true })
    expect(select).not.toHaveBeenCalled()
    await expect.element(item('Share')).toBeVisible()
  })

  test('shows links, hints and dividers', async () => {
    await open({ copy: { href: '/builder/copy' } })
    await expect.element(item('Copy')).toHaveAttribute('href', '/builder/copy')
    await expect.element(item('Edit')).toHaveTextContent('EditCtrl+E')
    await expect.element(item('Remove')).toHaveClass('menu-item-apart', 'menu-item-destructive')
  })

  test('lies over its button, and shows all its items, where they fit neither below nor above', async () => {
    await page.viewport(390, 640)
    const items = Array.from({ length: 11 }, (_, index) => ({ id: `${index}`, label: `Item ${index}` }))
    await render(
      <div style={{ paddingTop: 300 }}>
        <MoreMenu label="More" items={items} />
      </div>
    )
    await trigger().click()
    await expect.element(item('Item 0')).toHaveFocus()
    await expect.poll(() => menu().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(640)
    expect(menu().element().scrollHeight).toBe(menu().element().clientHeight)
  })

  test('stays beside its button when the window gets another size, as by a phone’s keyboard', async () => {
    const distance = () => {
      const [button, popover] = [trigger().element(), menu().element()].map(each =>
        each.getBoundingClientRect()
      )
      return Math.abs((button?.right ?? 0) - (popover?.right ?? 0))
    }
    await page.viewport(640, 700)
    const screen = await render(
      <div style={{ textAlign: 'end' }}>
        <MoreMenu label="More" items={[{ id: 'copy', label: 'Copy' }]} />
      </div>
    )
    await trigger().click()
    await expect.poll(distance).toBeLessThan(7)
    await page.viewport(390, 400)
    await expect.poll(distance).toBeLessThan(7)
    await expect.element(item('Copy')).toHaveFocus()
    await screen.unmount()
  })
})

test('the button of the side menu opens it without a script of its own', async () => {
  await page.viewport(390, 844)
  const { container } = await render(<SideMenuButton label="Open the menu" />)
  const button = page.getByRole('button', { name: 'Open the menu' })
  expect(button.element().getAttribute('popovertarget')).toBe(sideMenuId)
  await expectAccessible(container)
})
