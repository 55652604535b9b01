import { Moon } from 'lucide-react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TabBar } from '#ui/menus/tab-bar.tsx'
import { expectAccessible } from '../../components/accessibility.ts'

const tabs = [
  { id: 'script', label: 'Script', href: '/script', icon: <Moon /> },
  { id: 'first', label: 'First', href: '/first', icon: <Moon /> },
  { id: 'almanac', label: 'Almanac', href: '/almanac', icon: <Moon />, separated: true, minor: true }
]

const bar = (current: string | undefined, shown = tabs) => (
  <TabBar label="Parts of the script" moreLabel="More" tabs={shown} current={current} />
)
const link = (name: string) => page.getByRole('link', { name })
const more = () => page.getByRole('button', { name: 'More' })

describe('tabs', () => {
  beforeEach(() => page.viewport(1280, 800))

  test('are links in a named navigation, with the selected one marked', async () => {
    const { container } = await render(bar('first'))
    await expect.element(page.getByRole('navigation', { name: 'Parts of the script' })).toBeVisible()
    await expect.element(link('First')).toHaveAttribute('aria-current', 'page')
    await expect.element(link('Script')).not.toHaveAttribute('aria-current')
    await expect.element(link('Script')).toHaveAttribute('href', '/script')
    await expect.element(more()).not.toBeInTheDocument()
    await expectAccessible(container)
  })

  test('have a divider where told', async () => {
    await render(bar('first'))
    expect(document.querySelectorAll('.tab-apart')).toHaveLength(1)
    expect(document.querySelector('.tab-apart')?.textContent).toBe('Almanac')
  })

  test('can be without a selected one', async () => {
    await render(bar(undefined))
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(0)
  })
})

describe('tabs below 1200 px', () => {
  beforeEach(() => page.viewport(390, 800))

  test('have the minor ones in a menu', async () => {
    const { container } = await render(bar('script'))
    await expect.element(link('First')).toBeVisible()
    await expect.element(link('Almanac')).not.toBeInTheDocument()
    await more().click()
    await expect.element(page.getByRole('menuitem', { name: 'Almanac' })).toHaveAttribute('href', '/almanac')
    await expectAccessible(container)
  })

  test('mark the menu when the selected tab is in it', async () => {
    const { rerender } = await render(bar('almanac'))
    await expect.element(more()).toHaveAttribute('aria-current', 'true')
    await rerender(bar('script'))
    await expect.element(more()).not.toHaveAttribute('aria-current')
  })

  test('have no menu without minor ones', async () => {
    await render(bar('script', tabs.slice(0, 2)))
    await expect.element(more()).not.toBeInTheDocument()
  })
})
