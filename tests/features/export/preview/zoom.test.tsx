import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openExport, openPreflight, pageOf } from '../export-helpers.tsx'
import { lastRequest, plainPreflight, respond, showPages } from '../fake-print-client.ts'

vi.mock('#features/export/worker/print-client.ts', () => import('../fake-print-client.ts'))

const desk = () => page.getByRole('group', { name: 'Pages of the print' }).element()
const zoom = () => page.getByLabelText('Zoom', { exact: true })
const heightOf = (number: number) => pageOf(number).element().getBoundingClientRect().height
const widthOf = (number: number) => pageOf(number).element().getBoundingClientRect().width
const place = () => document.querySelector('.preview-position')?.textContent

async function openPages(count: number, size = {}) {
  await openExport(size)
  showPages(count)
  await expect.element(page.getByRole('group', { name: `Page 1 of ${count}` })).toBeVisible()
}

/** Dispatches a touch event with two fingers, some pixels apart; returns whether the browser may handle it. */
function touch(type: string, apart: number): boolean {
  const target = desk()
  const { x, y, width, height } = target.getBoundingClientRect()
  const touches = [-apart / 2, apart / 2].map(
    (offset, identifier) =>
      new Touch({ identifier, target, clientX: x + width / 2 + offset, clientY: y + height / 2 })
  )
  return target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }))
}

test('two fingers bring the pages closer, and the page around stays as it is', async () => {
  await openPages(2, { width: 390, height: 844 })
  touch('touchstart', 60)
  for (const apart of [80, 100, 120]) expect(touch('touchmove', apart)).toBe(false)
  await expect.element(zoom()).toHaveTextContent('200%')
  expect(heightOf(1)).toBeGreaterThan(desk().getBoundingClientRect().height)
  await page.getByRole('button', { name: 'Whole page' }).click()
  await expect.element(zoom()).toHaveTextContent('100%')
})

test('one finger scrolls, and two cannot zoom past either end', async () => {
  await openPages(1)
  const target = desk()
  const one = [new Touch({ identifier: 1, target })]
  expect(target.dispatchEvent(new TouchEvent('touchmove', { touches: one, cancelable: true }))).toBe(true)
  touch('touchstart', 10)
  touch('touchmove', 1000)
  await expect.element(zoom()).toHaveTextContent('400%')
  touch('touchmove', 10)
  await expect.element(zoom()).toHaveTextContent('100%')
})

test('Ctrl and the wheel zoom the pages only; the wheel alone scrolls', async () => {
  await openPages(1)
  const turn = (ctrlKey: boolean) =>
    desk().dispatchEvent(new WheelEvent('wheel', { deltaY: -300, ctrlKey, cancelable: true }))
  expect(turn(false)).toBe(true)
  await expect.element(zoom()).toHaveTextContent('100%')
  expect(turn(true)).toBe(false)
  await expect.element(zoom()).toHaveTextContent('272%')
})

test('keys zoom in steps', async () => {
  await openPages(1)
  desk().focus()
  await userEvent.keyboard('++')
  await expect.element(zoom()).toHaveTextContent('200%')
  await userEvent.keyboard('-')
  await expect.element(zoom()).toHaveTextContent('150%')
  await userEvent.keyboard('0')
  await expect.element(zoom()).toHaveTextContent('100%')
})

test('keys and buttons stop at the first and the last page', async () => {
  await openPages(3)
  desk().focus()
  await userEvent.keyboard('{PageUp}')
  expect(place()).toBe('1 / 3')
  await userEvent.keyboard('{End}')
  await expect.poll(place).toBe('3 / 3')
  await userEvent.keyboard('{PageDown}')
  expect(place()).toBe('3 / 3')
  await expect
    .element(page.getByRole('button', { name: 'Next page' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('a print with fewer pages than before shows its last page', async () => {
  await openPages(3)
  desk().focus()
  await userEvent.keyboard('{End}')
  await expect.poll(place).toBe('3 / 3')
  respond('preview', { kind: 'count', count: 2, preflight: plainPreflight(2) })
  await expect.poll(place).toBe('2 / 2')
})

test('a change lays out the current page first', async () => {
  await openPages(3)
  desk().focus()
  await userEvent.keyboard('{PageDown}')
  await expect.poll(place).toBe('2 / 3')
  await page.getByRole('radio', { name: 'Letter' }).click()
  await expect.poll(() => lastRequest('preview')?.request).toMatchObject({ first: 1, again: false })
})

test('images that fail to load are named, and requested again on demand', async () => {
  await openPages(1)
  const missing = (...names: string[]) => ({
    kind: 'missing' as const,
    images: names.map(name => ({
      address: `https://images.example.org/${name}.png`,
      use: 'icon' as const,
      name,
      code: name === 'crow' ? ('picture_missing' as const) : ('picture_unreachable' as const)
    }))
  })
  respond('preview', missing('magpie', 'crow'))
  await openPreflight()
  const items = page.getByRole('dialog').getByRole('listitem').getByRole('listitem')
  await expect
    .element(items.filter({ hasText: 'magpie' }).getByText('Check your connection and the address'))
    .toBeVisible()
  await expect
    .element(items.filter({ hasText: 'crow' }).getByText('There is no image at this address'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => lastRequest('preview')?.request).toMatchObject({ again: true })
  respond('preview', missing('crow'), { kind: 'done' })
  await expect.poll(() => items.filter({ hasText: 'magpie' }).length).toBe(0)
  await expect.element(items.filter({ hasText: 'crow' })).toBeVisible()
})

describe('page navigation and zoom', () => {
  test('work by keys, buttons and thumbnails', async () => {
    await openPages(2)
    page.getByRole('group', { name: 'Pages of the print' }).element().focus()
    await userEvent.keyboard('{PageDown}')
    await expect.poll(place).toBe('2 / 2')
    await userEvent.keyboard('{Home}')
    await expect.poll(place).toBe('1 / 2')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(place).toBe('2 / 2')
    const before = widthOf(2)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => widthOf(2)).toBeCloseTo(before * 1.5, 0)
    await userEvent.keyboard('{Tab}')
    await page.getByRole('button', { name: 'Whole page' }).click()
    await expect.poll(() => widthOf(2)).toBeCloseTo(before, 0)
    await page.getByRole('button', { name: 'Page 1 of 2' }).click()
    await expect.poll(place).toBe('1 / 2')
  })

  test('on a phone, pages lie side by side and the dialog fits the width', async () => {
    await openPages(2, { width: 390, height: 844 })
    const [first, second] = [1, 2].map(number => pageOf(number).element().getBoundingClientRect())
    expect(first?.y).toBe(second?.y)
    expect(document.documentElement.scrollWidth).toBe(390)
    await expectAccessible()
  })
})
