import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applyAction } from '#core/grimoire/apply-action.ts'
import { emptyGame, type Game } from '#core/grimoire/game.ts'
import { publicGame } from '#core/grimoire/public-game.ts'
import { SquareView } from '#features/grimoire/town-square/square-view.tsx'
import { $deviceGame, $gameSaveState, performActions, startGame } from '#stores/grimoire/game.ts'
import { $grimoire } from '#stores/grimoire/town-square.ts'
import { $openScriptId } from '#stores/script.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { renderPage } from '../../../components/render-page.tsx'
import { anyAction } from '../../../core/grimoire/any-action.ts'
import { castOf } from '../../../core/grimoire/table.ts'
import { waitFor } from '../../../wait.ts'
import { gameScript, seatsOf } from '../open-game.tsx'

const players = seatsOf({ Ada: 'imp', Ben: 'empath', Chi: 'scapegoat' })
const seats = players.map(seat => ({
  ...seat,
  traveller: seat.player === 'Chi',
  alive: seat.player !== 'Ben',
  ghostVote: seat.player !== 'Ben'
}))
const nomination = {
  id: 'n',
  day: 2,
  nominator: 'ada',
  nominee: 'chi',
  exile: false,
  secret: false,
  hands: { ada: 1 }
}
const day: Partial<Game> = {
  seats,
  phase: 'day',
  round: 2,
  unseatedCharacters: ['angel'],
  nominations: [nomination]
}

/** Opens the town square of a game that another window has started. */
async function openSquare(game: Partial<Game> = day, width = 1440, height = 900) {
  await openBuilder({ script: gameScript, screen: 'grimoire', width, height })
  const { id } = startGame($openScriptId.get(), { ...emptyGame, ...game })
  await waitFor(() => expect($gameSaveState.get()).toBe('saved'))
  location.hash = `#town-square=${id}`
  await expect.element(square().getByRole('list', { name: 'Seats' })).toBeVisible()
  return id
}

const square = () => page.getByRole('dialog', { name: 'Town square' })
const seatTexts = () =>
  square()
    .getByRole('list', { name: 'Seats' })
    .getByRole('listitem')
    .elements()
    .map(seat => seat.querySelector('.unseen')?.textContent)

afterEach(() => {
  $grimoire.set(undefined)
  $deviceGame.set(undefined)
})

describe('the town square', () => {
  test('shows who lives and can vote, travellers, Fabled, and the running vote', async () => {
    await openSquare()
    expect(seatTexts()).toEqual(['Ada, Alive, Hand raised', 'Ben, Dead, Vote spent', 'Chi, Scapegoat, Alive'])
    await expect.element(square().getByRole('heading', { name: 'Day 2' })).toBeVisible()
    await expect.element(square().getByText('Ada nominates Chi')).toBeVisible()
    await expect.element(square().getByText('Hands: 1. Needed: 1.')).toBeVisible()
    await expect.element(square().getByText('Angel')).toBeVisible()
    expect(square().getByRole('button').elements()).toEqual([])
    await expectAccessible()
  })

  test('hides the hands of a secret vote', async () => {
    await openSquare({ ...day, nominations: [{ ...nomination, secret: true }] })
    expect(seatTexts()[0]).toBe('Ada, Alive')
    await expect.element(square().getByText('This vote is secret.')).toBeVisible()
  })

  const counted = { ...nomination, counted: { votes: 2, needed: 1, spent: [] } }
  const block = () => square().getByText('Chi is about to die with 2 votes.')

  test('says who is about to die', async () => {
    await openSquare({ ...day, nominations: [counted] })
    await expect.element(block()).toBeVisible()
  })

  test('doesn’t say it when a secret vote may have changed it', async () => {
    const secret = { ...counted, id: 'secret', nominee: 'ada', secret: true }
    await openSquare({ ...day, nominations: [counted, secret] })
    await expect.element(square().getByText('This vote is secret.')).toBeVisible()
    await expect.element(block()).not.toBeInTheDocument()
  })

  test('follows the grimoire', async () => {
    await openSquare()
    performActions({ type: 'startNight', data: {} })
    await expect.element(square().getByRole('heading', { name: 'Night 3' })).toBeVisible()
    await expect.element(square().getByText('Ada nominates Chi')).not.toBeInTheDocument()
  })

  test('covers the builder, whose keys don’t act', async () => {
    await openSquare()
    performActions({ type: 'kill', data: { seat: 'ada' } })
    await expect.poll(seatTexts).toContain('Ada, Dead, Vote left, Hand raised')
    await userEvent.keyboard('{Control>}z{/Control}{Escape}{Escape}{Escape}')
    await expect.element(square()).toBeVisible()
    expect($deviceGame.get()?.record.done).toHaveLength(1)
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    expect(square().element().contains(middle)).toBe(true)
  })

  test('offers the game that the grimoire opens instead', async () => {
    await openSquare()
    const other = startGame($openScriptId.get(), { ...emptyGame, seats: seatsOf({ Zoe: 'imp' }) })
    await waitFor(() => expect($gameSaveState.get()).toBe('saved'))
    const channel = new BroadcastChannel('belfry:town-square')
    channel.postMessage({ game: other.id })
    await square().getByRole('button', { name: 'Show that game' }).click()
    await expect.poll(seatTexts).toEqual(['Zoe, Alive'])
    channel.postMessage('closed')
    await expect.element(square().getByText(/The grimoire is closed/)).toBeVisible()
    channel.close()
  })

  test('says that a game isn’t there', async () => {
    await openBuilder({ script: gameScript, screen: 'grimoire' })
    location.hash = '#town-square=gone'
    await expect
      .element(square().getByRole('heading', { name: 'This game isn’t on this device' }))
      .toBeVisible()
    await expectAccessible()
  })
})

describe('every game', () => {
  const { characters } = castOf('imp', 'baron', 'chef', 'drunk')
  const names = new RegExp([...characters.values()].map(({ name }) => name).join('|'))

  test('is shown without a character, alignment, reminder or note of the storyteller', async () => {
    const view = (game: Game) => <SquareView game={publicGame(game, characters)} characters={characters} />
    const { rerender } = await renderPage(view(emptyGame))
    await expect.element(page.getByRole('list', { name: 'Seats' })).toBeInTheDocument()
    await fc.assert(
      fc.asyncProperty(fc.array(anyAction, { maxLength: 40 }), async actions => {
        await rerender(view(actions.reduce<Game>((game, action) => applyAction(game, action), emptyGame)))
        const html = document.querySelector('.square')?.outerHTML ?? ''
        expect(html).toContain('Seats')
        expect(html).not.toMatch(names)
        expect(html).not.toMatch(/imp|baron|chef|drunk|Poisoned|Believes/)
      }),
      { numRuns: 40 }
    )
  })

  test('the storyteller’s game is no game to show', () => {
    // @ts-expect-error it has secrets
    expect(<SquareView game={emptyGame} characters={characters} />).toBeDefined()
  })
})

test.each([
  [20, 1920, 1080],
  [20, 390, 844],
  [15, 844, 390]
])('%i seats fit on %i x %i', async (count, width, height) => {
  const many = seatsOf(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`Player ${index + 1}`, 'imp']))
  )
  await openSquare({ seats: many, phase: 'night', round: 1 }, width, height)
  const boxes = [...document.querySelectorAll('.square-disc')].map(each => each.getBoundingClientRect())
  expect(boxes).toHaveLength(count)
  for (const [index, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.top).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(width)
    expect(box.bottom).toBeLessThanOrEqual(height)
    const next = boxes[(index + 1) % count] ?? box
    expect(Math.hypot(next.x - box.x, next.y - box.y)).toBeGreaterThan(box.width)
  }
})

test('on a projector, tokens are larger than at the desk', async () => {
  await openSquare({ seats, phase: 'night', round: 1 }, 1920, 1080)
  expect(document.querySelector('.square-disc')?.clientWidth).toBeGreaterThan(120)
})
