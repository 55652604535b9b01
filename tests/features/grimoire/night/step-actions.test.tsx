import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Game, type Seat, tableEdge } from '#core/grimoire/game.ts'
import { undoInGame } from '#stores/grimoire/game.ts'
import { $grimoireDialog, $seatTap } from '#stores/grimoire/view.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { aScript, custom } from '../../../core/script-builders.ts'
import { openGame, presentGame, seatsOf } from '../open-game.tsx'

const panel = page.getByRole('region', { name: /^Poisoner/ })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const moveToken = page.getByRole('button', { name: 'Move Poisoned', exact: true })
const choices = page.getByRole('region', { name: 'Poisoned: tap a player' })
const names = async () => (await choices.getByRole('listitem').all()).map(item => item.element().textContent)

const seats: Seat[] = seatsOf({ Ada: 'imp', Ben: 'monk', Chi: 'baron', Dev: 'poisoner', Eve: 'butler' }).map(
  seat => (seat.player === 'Chi' ? { ...seat, alive: false } : seat)
)
const marks = [{ id: 'r', seat: 'ada', character: 'poisoner', text: 'Poisoned' }]
/** In the second night, at the Poisoner's step. */
const night: Partial<Game> = { seats, phase: 'night', round: 2, doneSteps: ['dusk'] }

describe('a token of the step', () => {
  test('is placed beside a player of the list, the likely ones first', async () => {
    await openGame(night)
    await button('Place Poisoned').click()
    await expect.poll(names).toEqual(['Ada', 'Ben', 'Eve', 'ChiDead', 'Dev'])
    await expectAccessible()
    await choices.getByRole('button', { name: 'Ben' }).click()
    expect(presentGame().reminders).toMatchObject([{ seat: 'ben', character: 'poisoner', text: 'Poisoned' }])
    await expect.element(choices).not.toBeInTheDocument()
    await expect.element(moveToken).toHaveFocus()
  })

  test('is placed by a press of a seat', async () => {
    await openGame(night)
    await button('Place Poisoned').click()
    await expect.element(choices).toBeVisible()
    $seatTap.get()?.onSeat('eve')
    await expect.element(choices).not.toBeInTheDocument()
    expect(presentGame().reminders).toMatchObject([{ seat: 'eve' }])
    expect($seatTap.get()).toBeUndefined()
  })

  test('is placed by a drag to a seat', async () => {
    await openGame(night, { width: 1000, height: 800 })
    await button('Place Poisoned').dropTo(button(/^Eve,/))
    await expect.element(moveToken).toBeVisible()
    expect(presentGame().reminders).toMatchObject([{ seat: 'eve' }])
    await expect.element(choices).not.toBeInTheDocument()
  })

  test('is placed with keys alone, and Escape cancels', async () => {
    await openGame(night)
    const place = button('Place Poisoned')
    await expect.element(place).toBeVisible()
    ;(place.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(choices.getByRole('button', { name: 'Ada' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(choices).not.toBeInTheDocument()
    await expect.element(place).toHaveFocus()
    await userEvent.keyboard('{Enter}{Tab}{Enter}')
    await expect.element(moveToken).toHaveFocus()
    expect(presentGame().reminders).toMatchObject([{ seat: 'ben' }])
  })

  test('of last night moves with one tap and a player, undone at once', async () => {
    await openGame({ ...night, reminders: marks })
    await moveToken.click()
    await expect.poll(names).toEqual(['Ben', 'Eve', 'ChiDead', 'Dev', 'Ada'])
    await choices.getByRole('button', { name: 'Ben' }).click()
    expect(presentGame().reminders).toMatchObject([{ seat: 'ben' }])
    undoInGame()
    expect(presentGame().reminders).toEqual(marks)
  })

  test('of last night is removed with one tap', async () => {
    await openGame({ ...night, reminders: marks })
    await button('Remove Poisoned from Ada').click()
    expect(presentGame().reminders).toEqual([])
    await expect.element(button('Place Poisoned')).toHaveFocus()
  })

  test('says that it lies at the edge of the table', async () => {
    await openGame({ ...night, reminders: marks.map(mark => ({ ...mark, seat: tableEdge })) })
    await button('Remove Poisoned from Edge of the table').click()
    expect(presentGame().reminders).toEqual([])
  })
})

describe('a death', () => {
  test('is marked in two taps, and taken back in one', async () => {
    await openGame(night)
    await button('Mark a player as dead').click()
    await page
      .getByRole('region', { name: 'Who dies? Tap a player' })
      .getByRole('button', { name: 'Eve' })
      .click()
    expect(presentGame().seats[4]).toMatchObject({ alive: false, died: { phase: 'night', round: 2 } })
    const status = page.getByRole('status').filter({ hasText: 'Eve is marked as dead.' })
    await status.getByRole('button', { name: 'Undo' }).click()
    expect(presentGame().seats[4]?.alive).toBe(true)
    await expect.element(status).not.toBeInTheDocument()
    await expect.element(page.getByRole('region', { name: 'Night 2' })).toHaveFocus()
  })

  test('is offered first for whom the character has marked', async () => {
    const reminders = [{ id: 'r', seat: 'eve', character: 'poisoner', text: 'Poisoned' }]
    await openGame({ ...night, reminders })
    await button('Mark a player as dead').click()
    const first = page.getByRole('region', { name: 'Who dies? Tap a player' }).getByRole('button').first()
    await expect.element(first).toHaveTextContent('Eve')
  })
})

describe('what is shown', () => {
  const first: Partial<Game> = {
    seats: [...seats, ...seatsOf({ Fin: 'empath', Gia: 'drunk' })],
    phase: 'night',
    round: 1
  }

  test('minion info names the Demon, and opens the card', async () => {
    await openGame({ ...first, doneSteps: ['dusk'] })
    await button(/^These are the Minions/).click()
    expect($grimoireDialog.get()).toEqual({
      kind: 'card',
      card: { text: 'These are the Minions', characters: [], seats: ['chi', 'dev'] }
    })
    await button('Close').click()
    await button('This is the Demon Ada (Imp)').click()
    expect($grimoireDialog.get()).toMatchObject({ card: { text: 'This is the Demon', seats: ['ada'] } })
    await expectAccessible()
  })

  test('demon info has the Minions and the bluffs, which are chosen first', async () => {
    await openGame({ ...first, doneSteps: ['dusk', 'minioninfo'] })
    await expect.element(button('These are your Minions Chi (Baron), Dev (Poisoner)')).toBeVisible()
    await button('These characters are not in play None chosen yet').click()
    expect($grimoireDialog.get()).toEqual({ kind: 'bluffs', group: 'demon' })
  })

  test('who a player becomes is asked at once, in front of the card', async () => {
    await openGame(
      { seats: seatsOf({ Ada: 'snakecharmer' }), phase: 'night', round: 2 },
      {
        script: aScript({ characters: ['snakecharmer', 'empath', 'imp'] })
      }
    )
    await button('Next').click()
    await button(/^You are Choose the character/).click()
    await userEvent.fill(page.getByRole('textbox', { name: 'Add character' }), 'imp')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue('You are')
  })

  test('a Lunatic’s bluffs get a group of their own', async () => {
    const script = aScript({ characters: ['lunatic', 'imp', 'monk'] })
    const lunatic = seatsOf({ Ada: 'lunatic', Ben: 'imp', Chi: 'monk' })
    await openGame({ seats: lunatic, phase: 'night', round: 1, doneSteps: ['dusk'] }, { script })
    await expect.element(page.getByText('Place tokens beside the players to point at')).toBeVisible()
    await button('Choose bluffs').click()
    expect(presentGame().bluffs).toContainEqual({ id: 'lunatic-ada', name: 'Ada (Lunatic)', characters: [] })
    expect($grimoireDialog.get()).toEqual({ kind: 'bluffs', group: 'lunatic-ada' })
  })
})

test('who gets false information is said in the step', async () => {
  const drunk = { ...seatsOf({ Fin: 'drunk' })[0], believes: 'poisoner' }
  await openGame({
    ...night,
    seats: [...seats, drunk as (typeof seats)[number]],
    reminders: [{ id: 'r', seat: 'dev', character: 'monk', text: 'Drunk' }]
  })
  await expect
    .element(panel.getByText('Dev is drunk: no ability, and information may be false.'))
    .toBeVisible()
  await expect
    .element(panel.getByText('Fin only believes they are this character, but is the Drunk.'))
    .toBeVisible()
})

test('a traveller that joined has its step', async () => {
  await openGame({ ...night, seats: [...seats, ...seatsOf({ Fin: 'thief' })] })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Thief Fin' })).toBeVisible()
})

describe('special features', () => {
  const owl = (special: { type: string; name: string; value?: string; time?: string }[]) =>
    aScript({ characters: ['imp', custom('owl', { otherNight: 5, special })] })
  const game: Partial<Game> = {
    seats: seatsOf({ Ada: 'owl', Ben: 'imp' }),
    phase: 'night',
    round: 2,
    doneSteps: ['dusk']
  }

  test('show a card, and mark the player that was chosen', async () => {
    const special = [
      { type: 'signal', name: 'card', value: 'Who is the Owl?' },
      { type: 'player', name: 'player', value: 'Chosen by owl' }
    ]
    await openGame(game, { script: owl(special) })
    await button('Who is the Owl?').click()
    expect($grimoireDialog.get()).toMatchObject({ kind: 'card', card: { text: 'Who is the Owl?' } })
    await button('Close').click()
    await button('Mark the chosen player').click()
    await page
      .getByRole('region', { name: 'Chosen by owl: tap a player' })
      .getByRole('button', { name: 'Ben' })
      .click()
    expect(presentGame().reminders).toMatchObject([{ seat: 'ben', character: 'owl', text: 'Chosen by owl' }])
  })

  test('show the Grimoire with nothing to press', async () => {
    await openGame(game, { script: owl([{ type: 'signal', name: 'grimoire', time: 'night' }]) })
    await button('Show the grimoire').click()
    const shown = page.getByRole('dialog', { name: 'Grimoire' })
    const seat = shown.getByText('Ben', { exact: true })
    await expect.element(seat).toBeVisible()
    expect(seat.element().closest('[inert]')).not.toBeNull()
    await expectAccessible()
    await shown.getByRole('button', { name: 'Close' }).click()
    await expect.element(shown).not.toBeInTheDocument()
  })

  test('give the dead their vote back by day', async () => {
    const script = aScript({ characters: ['imp', 'monk', 'ferryman'] })
    const dead = seatsOf({ Ada: 'monk', Ben: 'imp' }).map(seat => ({
      ...seat,
      alive: false,
      ghostVote: false
    }))
    await openGame({ seats: dead, phase: 'day', round: 2, unseatedCharacters: ['ferryman'] }, { script })
    await button('Give dead players their vote back').click()
    expect(presentGame().seats.every(({ ghostVote }) => ghostVote)).toBe(true)
    undoInGame()
    expect(presentGame().seats.some(({ ghostVote }) => ghostVote)).toBe(false)
  })

  test('say whose token is swapped before the reveal', async () => {
    const drunk = seatsOf({ Ada: 'drunk', Ben: 'imp' }).map(seat =>
      seat.character === 'drunk' ? { ...seat, believes: 'empath' } : seat
    )
    await openGame({ seats: drunk, phase: 'ended', round: 2, winner: 'good' })
    await expect.element(page.getByText('Ada: Empath was the Drunk')).toBeVisible()
  })
})
