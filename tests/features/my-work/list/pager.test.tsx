import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Pager } from '#features/my-work/list/pager.tsx'
import { expectAccessible } from '../../../components/accessibility.ts'

function Pages({ first = 1, pages }: { first?: number; pages: number }) {
  const [current, setCurrent] = useState(first)
  return <Pager page={current} pages={pages} onPage={setCurrent} />
}

const links = () => document.querySelector('.pager ol')?.textContent
const current = () => document.querySelector('.pager [aria-current=page]')?.textContent
const next = () => page.getByRole('button', { name: 'Next page' })
const previous = () => page.getByRole('button', { name: 'Previous page' })

describe('the pages of a list', () => {
  test('have no links while there is only one', async () => {
    await render(<Pages pages={1} />)
    expect(document.querySelector('nav')).toBeNull()
  })

  test.each([
    [1, 2, '12'],
    [1, 9, '12…9'],
    [3, 9, '1234…9'],
    [5, 9, '1…456…9'],
    [9, 9, '1…89']
  ])('from page %i of %i link to the ends and the neighbours: %s', async (first, pages, expected) => {
    await render(<Pages first={first} pages={pages} />)
    expect(links()).toBe(expected)
    expect(current()).toBe(`${first}`)
    if (first === 5) await expectAccessible(document.querySelector('nav') ?? undefined)
  })

  test('are turned by arrows, which stay at the ends without an effect', async () => {
    await render(<Pages pages={3} />)
    await expect.element(previous()).toHaveAttribute('aria-disabled', 'true')
    previous()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(current()).toBe('1')
    await next().click()
    await expect.poll(current).toBe('2')
    await next().click()
    await expect.poll(current).toBe('3')
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
    next()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(current()).toBe('3')
    await previous().click()
    await expect.poll(current).toBe('2')
  })
})
