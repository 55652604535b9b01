import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render as testRender } from 'vitest-browser-react'
import { moveItem } from '#ui/lists/row-moves.ts'
import { SortableList } from '#ui/lists/sortable-list.tsx'
import type { SortableRow } from '#ui/lists/sortable-row.tsx'
import { expectAccessible } from '../../components/accessibility.ts'
import { Controlled } from '../ui-helpers.tsx'

const announce = (event: string) => (name: string, place: number, count: number) =>
  `${event} ${name} ${place}/${count}`

const labels = {
  handle: (name: string) => `Move ${name}`,
  up: 'Up',
  down: 'Down',
  top: 'To the top',
  bottom: 'To the bottom',
  help: 'Press Space to lift',
  lifted: announce('lifted'),
  over: announce('over'),
  dropped: announce('dropped'),
  cancelled: announce('cancelled')
}

async function open(names = ['Chef', 'Empath', 'Monk']) {
  const onMove = vi.fn()
  const screen = await testRender(
    <Controlled initial={names}>
      {(items, setItems) => (
        <SortableList
          label="Townsfolk"
          items={items}
          itemKey={name => name}
          itemName={name => name}
          renderItem={(name, { handle, arrows, isLifted }) => (
            <>
              {handle} <b>{name}</b> {isLifted && 'lifted'} {arrows}
            </>
          )}
          onMove={(from, to) => {
            onMove(from, to)
            setItems(moveItem(items, from, to))
          }}
          labels={labels}
          menuItems={(name, index) => [{ id: 'remove', label: `Remove ${name} at ${index}` }]}
        />
      )}
    </Controlled>
  )
  return { ...screen, onMove }
}

const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` })
const order = () => [...document.querySelectorAll('li b')].map(({ textContent }) => textContent)
const announced = () => document.querySelector('[aria-live="assertive"]')?.textContent

test('a handle is a button, whose description says which keys move its row', async () => {
  await open()
  await expect.element(handle('Chef')).toHaveAccessibleDescription('Press Space to lift')
  await expect.element(handle('Chef')).not.toHaveAttribute('aria-haspopup')
})

async function lift(name: string) {
  handle(name).element().focus()
  await userEvent.keyboard(' ')
}

describe('moving a row by keys', () => {
  test('lifts, moves and drops it, and says where it is', async () => {
    const { onMove } = await open()
    await lift('Chef')
    expect(announced()).toBe('lifted Chef 1/3')
    await userEvent.keyboard('{ArrowDown}')
    expect(announced()).toBe('over Chef 2/3')
    await userEvent.keyboard('{ArrowDown}')
    expect(order()).toEqual(['Empath', 'Monk', 'Chef'])
    expect(onMove).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    expect(announced()).toBe('dropped Chef 3/3')
    expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 2)
    expect(order()).toEqual(['Empath', 'Monk', 'Chef'])
    await expect.element(handle('Chef')).toHaveFocus()
  })

  test('stops at both ends', async () => {
    const { onMove } = await open()
    await lift('Empath')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(announced()).toBe('over Empath 1/3')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    expect(onMove).toHaveBeenCalledExactlyOnceWith(1, 2)
  })

  test('gives up by Escape', async () => {
    const { onMove } = await open()
    await lift('Monk')
    await userEvent.keyboard('{ArrowUp}{Escape}')
    expect(announced()).toBe('cancelled Monk 3/3')
    expect(order()).toEqual(['Chef', 'Empath', 'Monk'])
    expect(onMove).not.toHaveBeenCalled()
    await expect.element(handle('Monk')).toHaveFocus()
  })

  test('gives up when the focus leaves the row', async () => {
    const { onMove } = await open()
    await lift('Chef')
    await userEvent.keyboard('{ArrowDown}')
    expect(order()).toEqual(['Empath', 'Chef', 'Monk'])
    handle('Monk').element().focus()
    await expect.poll(order).toEqual(['Chef', 'Empath', 'Monk'])
    expect(onMove).not.toHaveBeenCalled()
  })

  test('dropping it in its place moves nothing', async () => {
    const { onMove } = await open()
    await lift('Chef')
    await userEvent.keyboard(' ')
    expect(announced()).toBe('dropped Chef 1/3')
    expect(onMove).not.toHaveBeenCalled()
  })

  test('is explained on every handle', async () => {
    const { container } = await open()
    await expect.element(handle('Monk')).toHaveAccessibleDescription('Press Space to lift')
    await expect.element(page.getByRole('list', { name: 'Townsfolk' })).toBeVisible()
    await expectAccessible(container)
  })
})

describe('moving a row by its buttons', () => {
  test('keeps the focus on the button, or gives it to the handle at an end', async () => {
    const { onMove } = await open()
    const down = page.getByRole('button', { name: 'Down: Chef' })
    handle('Chef').element().focus()
    down.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(onMove).toHaveBeenLastCalledWith(0, 1)
    await expect.element(down).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(order()).toEqual(['Empath', 'Monk', 'Chef'])
    await expect.element(down).toBeDisabled()
    await expect.element(handle('Chef')).toHaveFocus()
  })

  test('can’t go past the ends', async () => {
    await open()
    handle('Chef').element().focus()
    await expect.element(page.getByRole('button', { name: 'Up: Chef' })).toBeDisabled()
    handle('Monk').element().focus()
    await expect.element(page.getByRole('button', { name: 'Down: Monk' })).toBeDisabled()
  })
})

describe('rows that hide their places', () => {
  const render = vi.fn((name: string, { handle }: SortableRow) => (
    <>
      {handle} <b>{name}</b>
    </>
  ))
  /** Renders a list, then changes its items; the names that are rendered by the change. */
  async function rendersOf(count: number, change: (names: string[]) => string[]) {
    const names = Array.from({ length: count }, (_, index) => `Row ${index}`)
    const list = (items: readonly string[]) => (
      <SortableList
        label="Rows"
        items={items}
        itemKey={name => name}
        itemName={name => name}
        renderItem={render}
        hidesPlaces
        onMove={() => {}}
        labels={labels}
      />
    )
    const screen = await testRender(list(names))
    render.mockClear()
    await screen.rerender(list(change(names)))
    return render.mock.calls.map(([name]) => name)
  }

  test.each([6, 24])('render only what changes, of %i rows', async count => {
    expect(await rendersOf(count, names => [...names, 'Added'])).toEqual(['Added'])
    expect(await rendersOf(count, names => ['Added', ...names])).toEqual(['Added'])
    expect(await rendersOf(count, names => names.slice(1))).toEqual([])
    expect(await rendersOf(count, names => names.toReversed())).toEqual([])
  })

  test('render alone when they are lifted and dropped, or their menu opens', async () => {
    await rendersOf(6, names => names)
    await lift('Row 3')
    await userEvent.keyboard(' ')
    await handle('Row 3').click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(new Set(render.mock.calls.map(([name]) => name))).toEqual(new Set(['Row 3']))
  })
})

describe('moving a row by its menu', () => {
  test.each([
    ['To the bottom', ['Empath', 'Monk', 'Chef']],
    ['Down', ['Empath', 'Chef', 'Monk']]
  ])('%s', async (name, expected) => {
    await open()
    await handle('Chef').click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    expect(order()).toEqual(expected)
    await expect.element(handle('Chef')).toHaveFocus()
  })

  test('opens that of another row by its handle', async () => {
    await open()
    await handle('Monk').click()
    await expect.element(page.getByRole('menu', { name: 'Move Monk' })).toBeVisible()
    await handle('Chef').click()
    await expect.element(page.getByRole('menu', { name: 'Move Chef' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Down' })).toHaveFocus()
    await expect.element(handle('Monk')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(handle('Chef')).toHaveAttribute('aria-expanded', 'true')
    await handle('Chef').click()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })

  test('opens by the arrow down on its handle', async () => {
    await open()
    handle('Empath').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name: 'Up' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(handle('Empath')).toHaveFocus()
  })

  test('offers what is possible, and what the caller adds', async () => {
    await open()
    await handle('Monk').click()
    const items = page.getByRole('menuitem').elements()
    expect(items.map(item => [item.textContent, item.getAttribute('aria-disabled') === 'true'])).toEqual([
      ['Up', false],
      ['Down', true],
      ['To the top', false],
      ['To the bottom', true],
      ['Remove Monk at 2', false]
    ])
  })
})

describe('moving a row by dragging', () => {
  test('drops it where it is let go, and opens no menu', async () => {
    const { onMove } = await open()
    await userEvent.dragAndDrop(handle('Chef'), handle('Monk'), {
      targetPosition: { x: 10, y: 35 },
      steps: 6
    })
    expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 2)
    expect(order()).toEqual(['Empath', 'Monk', 'Chef'])
    expect(announced()).toBe('dropped Chef 3/3')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    expect([...document.querySelectorAll('li')].map(row => row.style.translate)).toEqual(['', '', ''])
  })

  test('is a press until the pointer has moved 5 pixels', async () => {
    await open()
    const { pointer, rowStyle } = pointerOn('Chef')
    pointer('pointerdown', 0)
    pointer('pointermove', 5)
    expect(rowStyle()).toBe('')
    pointer('pointermove', 6)
    expect(rowStyle()).toBe('0px 6px')
    pointer('pointerup', 6)
    expect(announced()).toBe('dropped Chef 1/3')
  })

  test.each(['Escape', 'pointercancel'])('gives up by %s', async reason => {
    const { onMove } = await open()
    const { pointer, rowStyle } = pointerOn('Chef')
    pointer('pointerdown', 0)
    pointer('pointermove', 200)
    expect(announced()).toBe('over Chef 3/3')
    if (reason === 'Escape') await userEvent.keyboard('{Escape}')
    else pointer('pointercancel', 200)
    expect(announced()).toBe('cancelled Chef 1/3')
    expect(rowStyle()).toBe('')
    expect(order()).toEqual(['Chef', 'Empath', 'Monk'])
    expect(onMove).not.toHaveBeenCalled()
  })

  test('marks where it would drop it, without a property that every row inherits', async () => {
    await open()
    const marker = document.querySelector<HTMLElement>('.sortable-marker')
    const { pointer } = pointerOn('Chef')
    pointer('pointerdown', 0)
    await expect.element(marker).not.toBeVisible()
    pointer('pointermove', 200)
    await expect.element(marker).toBeVisible()
    const list = page.getByRole('list', { name: 'Townsfolk' }).element()
    expect(marker?.style.translate).toBe(`0px ${list.clientHeight}px`)
    expect(list.getAttribute('style')).toBe(null)
    pointer('pointerup', 200)
    await expect.element(marker).not.toBeVisible()
  })

  test('drops where the pointer is let go, also if no move came before', async () => {
    const { onMove } = await open()
    const { pointer } = pointerOn('Chef')
    pointer('pointerdown', 0)
    pointer('pointerup', 200)
    expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 2)
  })

  test('ends when its list goes', async () => {
    const { unmount } = await open()
    const { pointer } = pointerOn('Chef')
    pointer('pointerdown', 0)
    pointer('pointermove', 200)
    await unmount()
    const request = requestAnimationFrame.bind(window)
    const frame = () => new Promise(resolve => request(resolve))
    await frame()
    const requested = vi.spyOn(window, 'requestAnimationFrame')
    await frame()
    await frame()
    expect(requested).not.toHaveBeenCalled()
    requested.mockRestore()
  })

  test('ignores other buttons of the mouse', async () => {
    await open()
    const { pointer, rowStyle } = pointerOn('Chef')
    pointer('pointerdown', 0, 2)
    pointer('pointermove', 100)
    expect(rowStyle()).toBe('')
  })
})

/** Sends pointer events to a handle, at a distance in pixels from its top. */
function pointerOn(name: string) {
  const target = handle(name).element()
  const { left, top } = target.getBoundingClientRect()
  // The browser captures real pointers only.
  target.setPointerCapture = () => {}
  return {
    pointer: (type: string, distance: number, button = 0) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 7,
          button,
          clientX: left,
          clientY: top + distance
        })
      ),
    rowStyle: () => target.closest('li')?.style.translate
  }
}
