import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildOfficialCast } from '#core/cast/official-cast.ts'
import { emptyGame, emptySeat, type Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { GameTable } from '#features/grimoire/table/game-table.tsx'
import { expectAccessible } from '../../../components/accessibility.ts'
import { renderPage } from '../../../components/render-page.tsx'
import { waitUntil } from '../../../wait.ts'

const { characters } = buildOfficialCast(catalogue, await loadTexts('en'))
const byId = new Map(characters.map(character => [character.id, character]))

/** The game of the mock-up, with nine players on the second night. */
const game: Game = {
  ...emptyGame,
  phase: 'night',
  round: 2,
  seats: [
    { ...emptySeat('1', 'Ada'), character: 'steward', alive: false, ghostVote: false },
    { ...emptySeat('2', 'Ben'), character: 'empath' },
    { ...emptySeat('3', 'Chi'), character: 'fortuneteller' },
    { ...emptySeat('4', 'Dev'), character: 'undertaker', alive: false },
    { ...emptySeat('5', 'Eve'), character: 'saint' },
    { ...emptySeat('6', 'Finn'), character: 'butler', alignment: 'evil' },
    { ...emptySeat('7', 'Gia'), character: 'drunk', believes: 'chef' },
    { ...emptySeat('8', 'Hal'), character: 'poisoner', abilities: ['monk'] },
    { ...emptySeat('9'), character: 'imp' }
  ],
  reminders: [
    { id: 'a', seat: '1', character: 'steward', text: 'Know' },
    { id: 'b', seat: '2', character: 'poisoner', text: 'Poisoned' },
    { id: 'c', seat: '3', character: 'butler', text: 'Master' },
    { id: 'd', seat: '7', character: '', text: 'Is the Drunk' }
  ]
}

async function renderTable(shown: Game = game, width = 716, height = 1000, known: Characters = byId) {
  const events = {
    onOpenSeat: vi.fn(),
    onSeatMenu: vi.fn(),
    onOpenReminder: vi.fn(),
    onMoveReminder: vi.fn(),
    onRemoveReminder: vi.fn(),
    onPlaceReminder: vi.fn()
  }
  await renderPage(
    <div style={{ display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', height: '100dvh' }}>
      <GameTable game={shown} characters={known} highlighted={new Set(['8'])} {...events} />
    </div>,
    { width, height }
  )
  await expect.element(page.getByRole('list', { name: 'Seats' })).toBeVisible()
  return events
}

const seat = (name: RegExp) => page.getByRole('button', { name })
const middleOf = (name: RegExp) => {
  const { left, top, width, height } = seat(name).element().getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

describe('a seat', () => {
  test.each([
    [/^Ada/, 'Ada, Steward, Dead, Vote spent'],
    [/^Dev/, 'Dev, Undertaker, Dead, Vote left'],
    [/^Finn/, 'Finn, Butler, Evil'],
    [/^Gia/, 'Gia, Drunk, Believes they are Chef'],
    [/^Hal/, 'Hal, Poisoner, Also has the ability of Monk'],
    [/^Seat 9/, 'Seat 9, Imp']
  ])('%s says everything that its token shows', async (name, expected) => {
    await renderTable()
    await expect.element(seat(name)).toHaveAccessibleName(expected)
  })

  test('opens by click and by key', async () => {
    const { onOpenSeat } = await renderTable()
    await seat(/^Ben/).click()
    expect(onOpenSeat).toHaveBeenLastCalledWith(game.seats[1])
    seat(/^Chi/).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(onOpenSeat).toHaveBeenLastCalledWith(game.seats[2])
  })
})

test('a seat has a menu by a right click and by the menu key', async () => {
  const { onSeatMenu, onOpenSeat } = await renderTable()
  await seat(/^Ben/).click({ button: 'right' })
  expect(onSeatMenu).toHaveBeenCalledExactlyOnceWith(game.seats[1])
  expect(onOpenSeat).not.toHaveBeenCalled()
})

test('arrow keys go round the seats, and R places a reminder', async () => {
  const { onPlaceReminder } = await renderTable()
  seat(/^Ada/).element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(seat(/^Seat 9/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}r')
  expect(onPlaceReminder).toHaveBeenCalledExactlyOnceWith('2')
})

test('the Tab key stops once at the seats, where it stood last', async () => {
  await renderTable()
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('[data-seat]')].filter(each => each.tabIndex === 0)
  expect(stops()).toEqual([seat(/^Ada/).element()])
  seat(/^Ada/).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(seat(/^Ben/)).toHaveFocus()
  expect(stops()).toEqual([seat(/^Ben/).element()])
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.matches('[data-seat]')).toBe(false)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(seat(/^Ben/)).toHaveFocus()
})

test('moons mark who wakes in the first night and in the others', async () => {
  await renderTable()
  const marks = (name: RegExp) =>
    ['.seat-first-night', '.seat-other-nights'].map(mark => seat(name).element().querySelector(mark) !== null)
  expect(marks(/^Ada/)).toEqual([true, false])
  expect(marks(/^Ben/)).toEqual([true, true])
  expect(marks(/^Eve/)).toEqual([false, false])
  expect(marks(/^Gia/)).toEqual([true, false])
})

describe('a reminder', () => {
  const press = (type: string, x: number, y: number, target: EventTarget = window) =>
    target.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, clientX: x, clientY: y, bubbles: true, cancelable: true })
    )

  test('lies beside its seat', async () => {
    await renderTable()
    const { x, y } = middleOf(/^Poisoned/)
    const ben = middleOf(/^Ben/)
    const chi = middleOf(/^Chi/)
    expect(Math.hypot(x - ben.x, y - ben.y)).toBeLessThan(Math.hypot(x - chi.x, y - chi.y))
  })

  test('is dragged to another seat', async () => {
    const { onMoveReminder, onOpenReminder } = await renderTable()
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined)
    const token = seat(/^Poisoned/).element()
    const [from, to] = [middleOf(/^Poisoned/), middleOf(/^Seat 9/)]
    press('pointerdown', from.x, from.y, token)
    press('pointermove', (from.x + to.x) / 2, (from.y + to.y) / 2)
    press('pointermove', to.x, to.y)
    await expect.element(seat(/^Seat 9/).element()).toHaveClass('seat-target')
    press('pointerup', to.x, to.y)
    expect(onMoveReminder).toHaveBeenCalledExactlyOnceWith(game.reminders[1], '9')
    expect(token.style.translate).toBe('')
    token.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onOpenReminder).not.toHaveBeenCalled()
  })

  test('keeps the browser from dragging the image on it instead', async () => {
    const { onMoveReminder } = await renderTable()
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined)
    const token = seat(/^Poisoned/).element()
    const [from, to] = [middleOf(/^Poisoned/), middleOf(/^Seat 9/)]
    press('pointerdown', from.x, from.y, token)
    const ownDrag = new DragEvent('dragstart', { bubbles: true, cancelable: true })
    token.dispatchEvent(ownDrag)
    expect(ownDrag.defaultPrevented).toBe(true)
    press('pointermove', to.x, to.y)
    press('pointerup', to.x, to.y)
    expect(onMoveReminder).toHaveBeenCalledExactlyOnceWith(game.reminders[1], '9')
  })

  test('is removed by a drop beside the table, which says so before', async () => {
    const { onRemoveReminder, onMoveReminder } = await renderTable()
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined)
    const from = middleOf(/^Poisoned/)
    press('pointerdown', from.x, from.y, seat(/^Poisoned/).element())
    press('pointermove', -20, from.y)
    await expect.element(page.getByText('Release to remove')).toBeVisible()
    press('pointerup', -20, from.y)
    expect(onRemoveReminder).toHaveBeenCalledExactlyOnceWith(game.reminders[1])
    expect(onMoveReminder).not.toHaveBeenCalled()
  })

  test('is dragged to the edge of the table and from there to a seat', async () => {
    const atEdge = { id: 'e', seat: '', character: 'angel', text: 'Protected' }
    const shown = { ...game, unseatedCharacters: ['angel'], reminders: [...game.reminders, atEdge] }
    const { onMoveReminder } = await renderTable(shown)
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined)
    const drag = (name: RegExp, to: { x: number; y: number }) => {
      const from = middleOf(name)
      press('pointerdown', from.x, from.y, seat(name).element())
      press('pointermove', to.x, to.y)
      press('pointerup', to.x, to.y)
    }
    drag(/^Poisoned/, middleOf(/^Angel/))
    expect(onMoveReminder).toHaveBeenLastCalledWith(game.reminders[1], '')
    drag(/^Protected/, middleOf(/^Chi/))
    expect(onMoveReminder).toHaveBeenLastCalledWith(atEdge, '3')
  })

  test('that is dragged renders only the seats that it passes', async () => {
    const rendered = vi.fn((id: string) => byId.get(id))
    const known = Object.assign(new Map(byId), { get: rendered })
    await renderTable(game, 716, 1000, known)
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined)
    const [from, to] = [middleOf(/^Poisoned/), middleOf(/^Seat 9/)]
    rendered.mockClear()
    press('pointerdown', from.x, from.y, seat(/^Poisoned/).element())
    press('pointermove', from.x + 10, from.y + 10)
    await expect.element(seat(/^Ben/)).toHaveClass('seat-target')
    const oneSeat = rendered.mock.calls.length
    for (let part = 0; part < 9; part++) press('pointermove', from.x + 10 + part, from.y + 10)
    expect(rendered).toHaveBeenCalledTimes(oneSeat)
    press('pointermove', to.x, to.y)
    await expect.element(seat(/^Seat 9/)).toHaveClass('seat-target')
    expect(new Set(rendered.mock.calls.flat())).not.toContain('undertaker')
    press('pointerup', to.x, to.y)
  })

  test('stays where it is after Escape', async () => {
    const { onMoveReminder } = await renderTable()
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined)
    const from = middleOf(/^Poisoned/)
    press('pointerdown', from.x, from.y, seat(/^Poisoned/).element())
    press('pointermove', from.x + 90, from.y + 90)
    await userEvent.keyboard('{Escape}')
    press('pointerup', from.x + 90, from.y + 90)
    expect(onMoveReminder).not.toHaveBeenCalled()
  })

  test('opens by a click', async () => {
    const { onOpenReminder, onMoveReminder } = await renderTable()
    await seat(/^Master/).click()
    expect(onOpenReminder).toHaveBeenCalledExactlyOnceWith(game.reminders[2])
    expect(onMoveReminder).not.toHaveBeenCalled()
  })
})

test.each([
  [360, 560],
  [390, 604],
  [716, 1000]
])('nothing leaves a table of %i x %i', async (width, height) => {
  await renderTable(game, width, height)
  const table = document.querySelector('.game-table')?.getBoundingClientRect()
  for (const button of page.getByRole('button').elements()) {
    const box = button.getBoundingClientRect()
    expect(box.left).toBeGreaterThanOrEqual((table?.left ?? 0) - 1)
    expect(box.right).toBeLessThanOrEqual((table?.right ?? 0) + 1)
    expect(box.bottom).toBeLessThanOrEqual((table?.bottom ?? 0) + 1)
  }
})

test('a hint of what to press covers no seat of a phone', async () => {
  const full = {
    ...game,
    reminders: [],
    seats: [...game.seats, ...['10', '11', '12', '13'].map(id => emptySeat(id))]
  }
  await renderPage(
    <div style={{ display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', height: '100dvh' }}>
      <GameTable
        game={full}
        characters={byId}
        highlighted={new Set()}
        hint="Negative vote: tap a player"
        onOpenSeat={vi.fn()}
        onOpenReminder={vi.fn()}
        onMoveReminder={vi.fn()}
      />
    </div>,
    { width: 390, height: 380 }
  )
  const list = page.getByRole('list', { name: 'Seats' })
  await expect.element(list.getByRole('button', { name: /^Ada/ })).toBeVisible()
  const hint = page.getByRole('status').element().getBoundingClientRect()
  for (const button of list.getByRole('button').elements()) {
    const box = button.getBoundingClientRect()
    const isApart =
      box.right <= hint.left || box.left >= hint.right || box.bottom <= hint.top || box.top >= hint.bottom
    expect(isApart, button.textContent).toBe(true)
  }
})

test('the moons of the nights leave the icon of a small token free', async () => {
  await renderTable(game, 390, 380)
  const moon = document.querySelector('.seat-first-night')
  const disc = moon?.closest('.seat-disc')?.getBoundingClientRect().width ?? 0
  expect(moon?.getBoundingClientRect().width).toBeLessThan(disc / 4)
})

describe('zoom', () => {
  const table = () => document.querySelector('.game-table') as HTMLElement
  const sizeOf = (name: RegExp) => seat(name).element().getBoundingClientRect().width

  test('is changed by buttons and keys, and fits again', async () => {
    await renderTable()
    const before = sizeOf(/^Ben/)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await waitUntil(() => sizeOf(/^Ben/) > before * 1.1)
    await userEvent.keyboard('+')
    await waitUntil(() => sizeOf(/^Ben/) > before * 1.35)
    await page.getByRole('button', { name: 'Show the whole table' }).click()
    await waitUntil(() => Math.abs(sizeOf(/^Ben/) - before) < 1)
    await expect.element(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  })

  test('keeps what is below the pointer there, by the wheel with Ctrl', async () => {
    await renderTable()
    const { x, y } = middleOf(/^Chi/)
    for (let turn = 0; turn < 6; turn++)
      table().dispatchEvent(
        new WheelEvent('wheel', { deltaY: -60, ctrlKey: true, clientX: x, clientY: y, cancelable: true })
      )
    await waitUntil(() => table().scrollWidth > table().clientWidth * 2)
    const after = middleOf(/^Chi/)
    expect(Math.hypot(after.x - x, after.y - y)).toBeLessThan(90)
  })

  test('goes with two fingers', async () => {
    await renderTable()
    const finger = (identifier: number, clientX: number) =>
      new Touch({ identifier, target: table(), clientX, clientY: 400 })
    const touch = (type: string, touches: Touch[]) =>
      table().dispatchEvent(new TouchEvent(type, { touches, cancelable: true, bubbles: true }))
    touch('touchstart', [finger(1, 300), finger(2, 400)])
    touch('touchmove', [finger(1, 250), finger(2, 450)])
    touch('touchend', [])
    await waitUntil(() => table().scrollWidth === 2 * table().clientWidth)
  })

  test('lets the background be dragged, and the focus scroll into view', async () => {
    await renderTable()
    await userEvent.keyboard('+++++')
    await waitUntil(() => table().scrollWidth > table().clientWidth * 2)
    const [left, top] = [table().scrollLeft, table().scrollTop]
    const pointer = (type: string, x: number, target: EventTarget = window) =>
      target.dispatchEvent(
        new PointerEvent(type, { pointerType: 'mouse', clientX: x, clientY: 500, bubbles: true })
      )
    pointer('pointerdown', 400, table())
    pointer('pointermove', 350)
    pointer('pointerup', 350)
    expect([table().scrollLeft, table().scrollTop]).toEqual([left + 50, top])
    seat(/^Ada/).element().focus()
    expect(seat(/^Ada/).element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  })
})

test('the table is accessible', async () => {
  await renderTable()
  await expectAccessible(document.querySelector('.game-table') ?? undefined)
})
