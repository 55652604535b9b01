import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildOfficialCast } from '#core/cast/official-cast.ts'
import { emptyGame, emptySeat, type Game } from '#core/grimoire/game.ts'
import { GameTable } from '#features/grimoire/table/game-table.tsx'
import { expectAccessible } from '../../../components/accessibility.ts'
import { renderPage } from '../../../components/render-page.tsx'

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
    { ...emptySeat('8', ''), character: 'poisoner' },
    { ...emptySeat('9', 'Ivy'), character: 'imp' }
  ],
  reminders: [
    { id: 'a', seat: '1', character: 'steward', text: 'Know' },
    { id: 'b', seat: '2', character: 'poisoner', text: 'Poisoned' },
    { id: 'c', seat: '3', character: 'butler', text: 'Master' },
    { id: 'd', seat: '7', character: '', text: 'Is the Drunk' }
  ]
}

async function renderTable(shown: Game = game, width = 716, height = 1000) {
  const events = { onOpenSeat: vi.fn(), onOpenReminder: vi.fn(), onMoveReminder: vi.fn() }
  await renderPage(
    <div style={{ display: 'grid', height: '100dvh' }}>
      <GameTable game={shown} characters={byId} highlighted={new Set(['8'])} {...events} />
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
    [/^Gia/, 'Gia, Drunk, Believes to be Chef'],
    [/^Seat 8/, 'Seat 8, Poisoner']
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
    const [from, to] = [middleOf(/^Poisoned/), middleOf(/^Ivy/)]
    press('pointerdown', from.x, from.y, token)
    press('pointermove', (from.x + to.x) / 2, (from.y + to.y) / 2)
    press('pointermove', to.x, to.y)
    await expect.element(seat(/^Ivy/).element().closest('li') as HTMLElement).toHaveClass('seat-target')
    press('pointerup', to.x, to.y)
    expect(onMoveReminder).toHaveBeenCalledExactlyOnceWith(game.reminders[1], '9')
    expect(token.style.translate).toBe('')
    token.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onOpenReminder).not.toHaveBeenCalled()
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

test('the table is accessible', async () => {
  await renderTable()
  await expectAccessible(document.querySelector('.game-table') ?? undefined)
})
