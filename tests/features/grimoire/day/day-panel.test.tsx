import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openGame, presentGame, seatsOf } from '../open-game.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const select = (name: string) => page.getByRole('combobox', { name })
const seats = seatsOf({ Ada: 'imp', Ben: 'monk', Chi: 'empath', Dev: 'poisoner' })
const day = { seats, phase: 'day', round: 1 } as const

async function nominate(nominator: string, nominee: string) {
  await userEvent.selectOptions(select('Nominated by'), nominator)
  await userEvent.selectOptions(select('Nominee'), nominee)
}

describe('a vote', () => {
  test('is nominated, voted, counted and executed', async () => {
    await openGame(day)
    await expectAccessible()
    await nominate('Ada', 'Ben')
    await button('Start vote').click()
    await expect.element(page.getByText('Votes: 0. Needed: 2.')).toBeVisible()
    await expectAccessible()
    await button('Ada').click()
    await button('Chi').click()
    await expect.element(page.getByText('Votes: 2. Needed: 2.')).toBeVisible()
    await button('Count votes').click()
    await expect.element(page.getByText('Ben is about to die with 2 votes.')).toBeVisible()
    await button('Execute Ben').click()
    expect(presentGame().seats[1]).toMatchObject({ alive: false })
    await expect.element(page.getByText('Ben was executed and died.')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Execution' })).toHaveFocus()
  })

  test('spends the vote of the dead', async () => {
    await openGame({ ...day, seats: seats.map(seat => ({ ...seat, alive: seat.id !== 'chi' })) })
    await nominate('Ada', 'Ben')
    await button('Start vote').click()
    await button('Chi last vote').click()
    await button('Count votes').click()
    expect(presentGame().seats[2]?.ghostVote).toBe(false)
    await button(/^Remove Ada nominates Ben/).click()
    expect(presentGame().seats[2]?.ghostVote).toBe(true)
  })

  test('on a traveller is an exile, after which the traveller can die', async () => {
    await openGame({ ...day, seats: seats.map(seat => ({ ...seat, traveller: seat.id === 'dev' })) })
    await nominate('Ada', 'Dev')
    await button('Start exile vote').click()
    await button('Ada').click()
    await button('Ben').click()
    await button('Count votes').click()
    await button('Exile Dev').click()
    expect(presentGame().seats[3]?.alive).toBe(false)
  })

  test('can be cancelled', async () => {
    await openGame(day)
    await nominate('Ada', 'Ben')
    await button('Start vote').click()
    await button('Cancel vote').click()
    expect(presentGame().nominations).toEqual([])
  })
})

test('says who has nominated and who was nominated today', async () => {
  const nomination = {
    id: 'n',
    day: 1,
    nominator: 'ada',
    nominee: 'ben',
    exile: false,
    secret: false,
    hands: {},
    counted: { votes: 0, needed: 2, spent: [] }
  }
  await openGame({ ...day, nominations: [nomination] })
  await expect.element(page.getByRole('option', { name: 'Ada (has nominated today)' })).toBeInTheDocument()
  await expect.element(page.getByRole('option', { name: 'Ben (was nominated today)' })).toBeInTheDocument()
})

test('the night follows, or the end, from which the game can go on', async () => {
  await openGame(day, { width: 390, height: 844 })
  await button('Evil wins').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Evil wins' })).toBeVisible()
  await expectAccessible()
  await button('Continue the game').click()
  await button('Start night 2').click()
  expect(presentGame()).toMatchObject({ phase: 'night', round: 2 })
})
