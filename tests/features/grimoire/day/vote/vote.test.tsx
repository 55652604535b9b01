import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Game, Nomination } from '#core/grimoire/game.ts'
import { undoInGame } from '#stores/grimoire/game.ts'
import { $clockSpeed, $voteClock, clockSpeeds } from '#stores/grimoire/vote-clock.ts'
import { expectAccessible } from '../../../../components/accessibility.ts'
import { waitUntil } from '../../../../wait.ts'
import { openGame, presentGame, seatsOf } from '../../open-game.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const seats = seatsOf({ Ada: 'imp', Ben: 'monk', Chi: 'empath', Dev: 'poisoner' })
const nomination: Nomination = {
  id: 'n',
  day: 1,
  nominator: 'ada',
  nominee: 'ben',
  exile: false,
  secret: false,
  hands: {}
}

/** Opens a game in which Ada has nominated Ben: the clock asks Chi, Dev, Ada, Ben. */
async function openVote(game: Partial<Game> = {}, change: Partial<Nomination> = {}) {
  $clockSpeed.set('fast')
  await openGame({ seats, phase: 'day', round: 1, nominations: [{ ...nomination, ...change }], ...game })
  await expect.element(button('Start clock')).toBeVisible()
}

const hands = () => presentGame().nominations[0]?.hands
const passed = () => $voteClock.get()?.passed ?? 0

describe('the clock hand', () => {
  test('asks one player after another, whose votes are locked then', async () => {
    await openVote()
    await button('Vote: Chi').click()
    await button('No vote: Dev').click()
    await expectAccessible()
    expect(hands()).toEqual({ chi: 1 })
    await button('Chi Locked').click({ force: true })
    await button('Dev Locked').click({ force: true })
    expect(hands()).toEqual({ chi: 1 })
    await button('Back one seat').click()
    await button('Dev').click()
    expect(hands()).toEqual({ chi: 1, dev: 1 })
  })

  test('goes on to the next seat and leaves a raised hand as it is', async () => {
    await openVote()
    await button('Chi').click()
    await button('Forward one seat').click()
    await expect.element(button('Vote: Dev')).toBeVisible()
    expect(hands()).toEqual({ chi: 1 })
  })

  test('is moved by the arrow keys, which also raise and lower the hand', async () => {
    await openVote()
    button('Start clock').element().focus()
    await userEvent.keyboard(
      '{ArrowUp}{ArrowRight}{ArrowUp}{ArrowDown}{ArrowRight}{ArrowUp}{ArrowRight}{ArrowLeft}'
    )
    expect(hands()).toEqual({ chi: 1, ada: 1 })
    await expect.element(button('Vote: Ada')).toHaveAttribute('aria-pressed', 'true')
  })

  test('asks a Banshee who was heard for 2 votes', async () => {
    const reminders = [{ id: 'r', seat: 'chi', character: 'banshee', text: 'Has Ability' }]
    await openVote({ reminders, seats: seatsOf({ Ada: 'imp', Ben: 'monk', Chi: 'banshee' }) })
    await button('2 votes: Chi').click()
    expect(hands()).toEqual({ chi: 2 })
  })

  test('leads to the count once it has passed everyone', async () => {
    await openVote()
    for (const name of ['Chi', 'Dev', 'Ada', 'Ben']) await button(`Vote: ${name}`).click()
    await expect.element(page.getByText('The hand has passed everyone.')).toBeVisible()
    await expect.element(button('Count votes')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Ben is about to die with 4 votes.')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'New nomination' })).toHaveFocus()
  })
})

describe('while it runs', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Starts the clock with a time that only `advanceTimersByTime` moves. */
  async function startClock() {
    await openVote()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    press('Start clock')
    await vi.waitUntil(() => $voteClock.get()?.isRunning, { interval: 5 })
    await timerSet()
  }

  /** The clock sets its timer after it is rendered, which takes long on a busy machine. */
  async function timerSet() {
    // Vitest's own waiting would move the time.
    do await nextFrame()
    while (vi.getTimerCount() === 0 && $voteClock.get()?.isRunning)
  }

  /** A press that no fake time holds up. */
  const press = (name: string) =>
    button(name)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))

  async function advance(milliseconds: number) {
    vi.advanceTimersByTime(milliseconds)
    await timerSet()
  }

  test('it passes a seat at a time and stops after the last', async () => {
    await startClock()
    await advance(clockSpeeds.fast - 1)
    expect(passed()).toBe(0)
    await advance(1)
    expect(passed()).toBe(1)
    for (const _ of [2, 3, 4]) await advance(clockSpeeds.fast)
    expect($voteClock.get()).toEqual({ nomination: 'n', passed: 4, isRunning: false })
  })

  test('a hand can go up at its seat without a jump, and it can be paused', async () => {
    await startClock()
    press('Vote: Chi')
    expect([hands(), passed()]).toEqual([{ chi: 1 }, 0])
    await advance(clockSpeeds.fast)
    await waitUntil(() => document.querySelector('.vote-present')?.textContent?.startsWith('Dev'))
    press('Pause clock')
    await nextFrame()
    await advance(clockSpeeds.fast * 3)
    expect($voteClock.get()).toMatchObject({ passed: 1, isRunning: false })
  })
})

/** Effects have run after a frame. */
const nextFrame = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

describe('a hand', () => {
  test('goes up and down by its token on the circle, and is announced', async () => {
    await openVote()
    const token = page.getByRole('button', { name: /^Chi, Empath/ })
    await token.click()
    expect(hands()).toEqual({ chi: 1 })
    await expect.element(page.getByText('Chi: hand up')).toBeInTheDocument()
    expect(document.querySelectorAll('.vote-badge')).toHaveLength(1)
    await token.click()
    expect(hands()).toEqual({})
    await expect.element(page.getByText('Chi: hand down')).toBeInTheDocument()
  })

  test('comes down by undo', async () => {
    await openVote()
    await button('Chi').click()
    undoInGame()
    await expect.element(button('Chi')).toHaveAttribute('aria-pressed', 'false')
  })

  test('counts as often as a reminder says, which the list and the token show', async () => {
    await openVote({ reminders: [{ id: 'r', seat: 'chi', character: 'bureaucrat', text: '3 Votes' }] })
    await button('Chi × 3').click()
    await expect.element(page.getByText('Votes: 3. Needed: 2.')).toBeVisible()
    expect(document.querySelector('.vote-badge')?.textContent).toBe('×3')
  })

  describe('of the dead', () => {
    const dead = seats.map(seat => ({ ...seat, alive: false, ghostVote: seat.id === 'chi' }))

    test('is the last one, or spent', async () => {
      await openVote({ seats: dead })
      await expect.element(button('Chi last vote')).toBeVisible()
      await expect.element(button('Dev has no vote')).toBeVisible()
    })

    test('is free on an exile', async () => {
      await openVote({ seats: dead }, { exile: true })
      await expect.element(button('Chi')).toBeVisible()
      await expect.element(button('Dev')).toBeVisible()
    })
  })
})

test('a secret vote is shown to the storyteller', async () => {
  await openVote({}, { secret: true, hands: { chi: 1 } })
  await expect.element(page.getByText('This vote is secret.')).toBeVisible()
  await expect.element(page.getByText('Votes: 1. Needed: 2.')).toBeVisible()
})

test('the speed is remembered on the device', async () => {
  await openVote()
  await page.getByRole('radio', { name: 'Slow' }).click({ force: true })
  expect($clockSpeed.get()).toBe('slow')
})

test('on a phone, the count is in reach while the list is longer than the panel', async () => {
  const many = seatsOf(
    Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`Player ${index + 1}`, 'monk']))
  )
  $clockSpeed.set('fast')
  const vote = { ...nomination, nominator: 'player 1', nominee: 'player 2' }
  await openGame({ seats: many, phase: 'day', round: 1, nominations: [vote] }, { width: 390, height: 844 })
  await expect.element(button('Count votes')).toBeInViewport({ ratio: 1 })
  await expect.element(button('Vote: Player 3')).toBeInViewport({ ratio: 1 })
  await expectAccessible()
})
