import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Nomination } from '#core/grimoire/game.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openGame, presentGame, seatsOf } from '../open-game.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const seats = seatsOf({ Ada: 'imp', Ben: 'virgin', Chi: 'empath', Dev: 'organgrinder' })
const day = { seats, phase: 'day', round: 2 } as const
const counted: Nomination = {
  id: 'n',
  day: 2,
  nominator: 'ada',
  nominee: 'ben',
  exile: false,
  secret: false,
  hands: { ada: 1, chi: 2 },
  counted: { votes: 3, needed: 2, spent: [] }
}

describe('two presses on the circle', () => {
  test('choose who nominates whom, with what it leads to', async () => {
    await openGame(day)
    await button('Choose in the circle').click()
    await expect.element(page.getByText('Tap the player who nominates.')).toBeVisible()
    await page.getByRole('button', { name: /^Chi, Empath/ }).click()
    await expect.element(page.getByText('Now tap the nominee.')).toBeVisible()
    await page.getByRole('button', { name: /^Ben, / }).click()
    await expect.element(page.getByRole('combobox', { name: 'Nominated by' })).toHaveValue('chi')
    await expect.element(page.getByText('If the nominator is a Townsfolk', { exact: false })).toBeVisible()
    await expectAccessible()
    await button('Start vote').click()
    expect(presentGame().nominations).toMatchObject([{ nominator: 'chi', nominee: 'ben' }])
  })

  test('open a seat as usual once no player is chosen', async () => {
    await openGame(day)
    await button('Choose in the circle').click()
    await button('Stop choosing').click()
    await page.getByRole('button', { name: /^Chi, Empath/ }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  test('aren’t offered beside the list', async () => {
    await openGame(day, { view: 'list' })
    await expect.element(button('Start vote')).toBeVisible()
    await expect.element(button('Choose in the circle')).not.toBeInTheDocument()
  })
})

test('a vote is secret with an Organ Grinder unless the storyteller says otherwise', async () => {
  await openGame(day)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Nominee' }), 'Chi')
  await expect.element(page.getByRole('switch', { name: 'Secret vote' })).toBeChecked()
  await page.getByRole('switch', { name: 'Secret vote' }).click({ force: true })
  await button('Start vote').click()
  expect(presentGame().nominations).toMatchObject([{ secret: false }])
})

describe('the nominations before', () => {
  const earlier = {
    ...counted,
    id: 'e',
    day: 1,
    nominee: 'chi',
    hands: {},
    counted: { votes: 0, needed: 2, spent: [] }
  }

  test('are shown by day, with who voted', async () => {
    await openGame({ ...day, nominations: [earlier, counted] })
    await expect.element(page.getByText('Voted: Ada, Chi × 2')).toBeVisible()
    await expect.element(page.getByText('Nobody voted')).not.toBeVisible()
    await page.getByText('Day 1').click()
    await expect.element(page.getByText('Nobody voted')).toBeVisible()
  })

  test('of today can be corrected, and need what they needed', async () => {
    await openGame({
      ...day,
      nominations: [earlier, { ...counted, counted: { votes: 3, needed: 3, spent: [] } }]
    })
    await expect.element(button('Change votes: Ada nominates Chi')).not.toBeInTheDocument()
    await button('Change votes: Ada nominates Ben').click()
    await button('Ada').click()
    await button('Count votes').click()
    expect(presentGame().nominations[1]).toMatchObject({
      hands: { chi: 2 },
      counted: { votes: 2, needed: 3 }
    })
    await expect.element(page.getByText('Nobody is about to die.')).toBeVisible()
  })
})

describe('at the end of the day', () => {
  test('somebody who isn’t on the block can be executed too', async () => {
    await openGame(day)
    await page.getByText('Execute another player').click()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Player' }), 'Chi')
    await button('Execute player').click()
    await expect.element(page.getByText('Chi was executed and died.')).toBeVisible()
    expect(presentGame()).toMatchObject({ executions: [{ seat: 'chi', died: true }] })
  })

  test('after an execution, the night is next', async () => {
    await openGame({ ...day, nominations: [counted] })
    await button('Ben survives the execution').click()
    await expect.element(page.getByText('Ben was executed and survived.')).toBeVisible()
    await expect.element(button('Start night 3')).toHaveClass(/button-primary/)
  })
})

describe('votes of the dead', () => {
  test('can be given to a Beggar', async () => {
    const beggar = { ...seatsOf({ Eve: 'beggar' })[0], traveller: true }
    const table = [...seats.map(seat => ({ ...seat, alive: seat.id !== 'chi' })), beggar]
    await openGame({ ...day, seats: table as typeof seats })
    await expect.element(page.getByText('0 vote tokens')).toBeVisible()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Token of' }), 'Chi')
    await button('Give token').click()
    await expect.element(page.getByText('1 vote token', { exact: true })).toBeVisible()
    expect(presentGame().seats).toMatchObject([{}, {}, { ghostVote: false }, {}, { voteTokens: 1 }])
  })

  test('come back with a Ferryman when 3 live', async () => {
    const table = seats.map(seat => (seat.id === 'chi' ? { ...seat, alive: false, ghostVote: false } : seat))
    await openGame({ ...day, seats: table, unseatedCharacters: ['ferryman'] })
    await button('Give votes back').click()
    expect(presentGame().seats[2]).toMatchObject({ ghostVote: true })
    await expect.element(button('Give votes back')).not.toBeInTheDocument()
  })
})
