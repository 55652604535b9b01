import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyGame } from '#core/grimoire/game.ts'
import { $deviceCards } from '#stores/grimoire/device-cards.ts'
import { startGame, undoInGame } from '#stores/grimoire/game.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { $openScriptId } from '#stores/script.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { aScript } from '../../../core/script-builders.ts'
import { openGame, presentGame, seatsOf } from '../open-game.tsx'

const seats = seatsOf({ Ada: 'imp', Ben: 'empath', Chi: 'baron', Dev: 'drunk' })
const game = { seats, phase: 'night' as const, round: 1 }
const button = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const group = (name: string) => page.getByRole('region', { name })

beforeEach(() => $deviceCards.set([]))

async function openCards(seat?: string) {
  openGrimoireDialog(seat === undefined ? { kind: 'cards' } : { kind: 'cards', seat })
  await expect.element(page.getByRole('dialog')).toBeVisible()
}

test('the menu opens the cards; one that needs nothing else is shown at once', async () => {
  await openGame(game)
  await page.getByRole('button', { name: 'More for this game' }).click()
  await page.getByRole('menuitem', { name: 'Show a card' }).click()
  await expectAccessible()
  await button('Did you vote today?').click()
  await expect.element(page.getByRole('dialog', { name: 'Did you vote today?' })).toBeVisible()
})

test('numbers go up to the number of players', async () => {
  await openGame(game)
  await openCards()
  await expect.element(button('5')).not.toBeInTheDocument()
  await button('4').click()
  await expect.element(page.getByRole('dialog', { name: '4' })).toBeVisible()
})

test('a player’s seat offers the character that the player believes to be', async () => {
  await openGame({
    ...game,
    seats: seats.map(seat => (seat.id === 'dev' ? { ...seat, believes: 'monk' } : seat))
  })
  openGrimoireDialog({ kind: 'seat', seat: 'dev' })
  await button('Show a card').click()
  await expect.element(page.getByRole('dialog', { name: 'Show a card to Dev' })).toBeVisible()
  await expect.element(button('You are: Drunk')).not.toBeInTheDocument()
  await button('You are: Monk').click()
  await expect.element(page.getByRole('dialog', { name: 'You are' })).toBeVisible()
})

test('a card with a character asks for it', async () => {
  await openGame(game)
  await openCards()
  await button('This player is').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Baron/ })
    .click()
  await button('Chi').click()
  await expectAccessible()
  await button('Show card').click()
  const card = page.getByRole('dialog', { name: 'This player is' })
  await expect.element(card.getByText('Chi')).toBeVisible()
  await expect.element(card.getByText('Baron').first()).toBeVisible()
})

test('the cards of special features of characters in play are offered', async () => {
  const smeller = {
    kind: 'custom' as const,
    id: 'smeller',
    name: 'Smeller',
    team: 'townsfolk' as const,
    ability: '',
    firstNight: 0,
    otherNight: 0,
    setup: false,
    special: [{ type: 'signal', name: 'card', value: 'You smell garlic' }]
  }
  await openGame(
    { ...game, seats: seatsOf({ Ada: 'imp', Ben: 'smeller' }) },
    { script: aScript({ characters: ['imp', smeller] }) }
  )
  await openCards()
  await expect
    .element(group('Cards of characters in play').getByRole('button', { name: 'You smell garlic' }))
    .toBeVisible()
})

describe('the storyteller’s own card', () => {
  const write = async (text: string) => {
    await button('Write a card').click()
    await userEvent.fill(page.getByRole('textbox', { name: 'Text' }), text)
    await button('Save card').click()
  }

  test('stays in the game, is changed and deleted; undo brings it back', async () => {
    await openGame(game)
    await openCards()
    await write('Find the cat')
    expect(presentGame().customCards).toMatchObject([{ text: 'Find the cat' }])
    await button('Find the cat').click()
    await userEvent.fill(page.getByRole('textbox', { name: 'Text' }), 'Find the dog')
    await button('Save card').click()
    expect(presentGame().customCards).toMatchObject([{ text: 'Find the dog' }])
    await button('Find the dog').click()
    await button('Delete card').click()
    expect(presentGame().customCards).toEqual([])
    expect($deviceCards.get()).toEqual([])
    undoInGame()
    await expect.element(button('Find the dog')).toBeVisible()
  })

  test('is offered in the next game', async () => {
    await openGame(game)
    await openCards()
    await write('Find the cat')
    startGame($openScriptId.get(), { ...emptyGame, seats })
    expect(presentGame().customCards).toEqual([])
    await expect.element(group('Your cards').getByRole('button', { name: 'Find the cat' })).toBeVisible()
  })
})

describe('suggestions for the present step', () => {
  test('are the Demon for minions', async () => {
    const many = seatsOf({
      Ada: 'imp',
      Ben: 'empath',
      Chi: 'baron',
      Dev: 'monk',
      Eve: 'butler',
      Fay: 'poisoner',
      Gus: 'washerwoman'
    })
    await openGame({ seats: many, phase: 'night', round: 1, doneSteps: ['dusk'] })
    await openCards()
    await button('This is the Demon: Ada').click()
    await expect
      .element(page.getByRole('dialog', { name: 'This is the Demon' }).getByText('Ada'))
      .toBeVisible()
  })
})
