import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptySeat } from '#core/grimoire/game.ts'
import { $knownPlayers, type KnownPlayer } from '#stores/grimoire/known-players.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { gameScript, openGame, presentGame, seatsOf } from '../open-game.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const names = () => presentGame().seats.map(({ player }) => player)
const playersOf = (...all: string[]): KnownPlayer[] => all.map(player => ({ player, pronouns: '' }))
const long = 'Maximiliane '.repeat(20).trim()
const six = ['Ada', 'Đặng Thị Hạnh', '李小龍', 'Finn 🦊', 'Eve', long]

beforeEach(() => $knownPlayers.set({ last: [], known: [] }))

describe('the start of a game', () => {
  async function openStart(last = playersOf(...six)) {
    await openBuilder({ script: gameScript, screen: 'grimoire', width: 390, height: 844 })
    await expect.element(button('Start a game')).toBeVisible()
    $knownPlayers.set({ last, known: [...last, { player: 'Zoe', pronouns: 'she/her' }] })
  }

  test('has no list of players before the first one', async () => {
    await openBuilder({ script: gameScript, screen: 'grimoire' })
    await expect.element(button('Start a game')).toBeVisible()
    await expect.element(page.getByText('Known players')).not.toBeInTheDocument()
  })

  test('seats the same players as last time with one tap', async () => {
    await openStart()
    await button('Same players as last time').click()
    await expect.element(page.getByRole('spinbutton', { name: 'Players' })).toHaveValue(6)
    await expectAccessible()
    expect(document.documentElement.scrollWidth).toBe(390)
    await button('Start a game').click()
    expect(names()).toEqual(six)
  })

  test('seats who is ticked, with pronouns, and leaves the other seats free', async () => {
    await openStart()
    await button('Zoe').click()
    await button('Ada').click()
    await button('Eve').click()
    await button('Ada').click()
    await button('Start a game').click()
    expect(names()).toEqual(['Zoe', 'Eve', '', '', '', '', '', ''])
    expect(presentGame().seats[0]?.pronouns).toBe('she/her')
  })

  test('forgets names', async () => {
    await openStart()
    await button('Forget names').click()
    await expectAccessible()
    await button('Forget Ada').click()
    await button('Done').click()
    await expect.element(button('Ada')).not.toBeInTheDocument()
    expect($knownPlayers.get()).toEqual({
      last: playersOf(...six.slice(1)),
      known: [...playersOf(...six.slice(1)), { player: 'Zoe', pronouns: 'she/her' }]
    })
  })
})

describe('names', () => {
  test('are remembered when the dialog closes, the latest game first', async () => {
    $knownPlayers.set({ last: [], known: playersOf('Zoe', 'Ben') })
    await openGame({ seats: [emptySeat('1'), emptySeat('2'), emptySeat('3')] })
    openGrimoireDialog({ kind: 'players' })
    await expect.element(page.getByRole('textbox', { name: 'Seat 1' })).toHaveFocus()
    await userEvent.keyboard('Ada{Enter}Ben{Enter}{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect($knownPlayers.get()).toEqual({
      last: playersOf('Ada', 'Ben'),
      known: playersOf('Ada', 'Ben', 'Zoe')
    })
  })

  test('are remembered when the first night starts, also if two players have the same', async () => {
    await openGame({ seats: [...seatsOf({ Ada: 'imp', Ben: 'monk' }), emptySeat('3', 'Ada')] })
    await button('Start the first night').click()
    expect($knownPlayers.get()).toEqual({
      last: playersOf('Ada', 'Ben', 'Ada'),
      known: playersOf('Ada', 'Ben')
    })
  })

  test('of known players fill seats and leave them again', async () => {
    $knownPlayers.set({ last: playersOf('Ada', 'Ben', 'Chi'), known: playersOf('Ada', 'Ben', 'Chi', 'Zoe') })
    await openGame({ seats: [emptySeat('1'), emptySeat('2')] }, { width: 390, height: 844 })
    openGrimoireDialog({ kind: 'players' })
    await button('Zoe').click()
    await button('Ben').click()
    await button('Chi').click()
    expect(names()).toEqual(['Zoe', 'Ben', 'Chi'])
    await button('Zoe').click()
    expect(names()).toEqual(['', 'Ben', 'Chi'])
    await expectAccessible()
  })

  test('of the last game fill the seats at once', async () => {
    $knownPlayers.set({ last: playersOf('Ada', 'Ben', 'Chi'), known: playersOf('Ada', 'Ben', 'Chi') })
    await openGame({ seats: [emptySeat('1'), emptySeat('2')] })
    openGrimoireDialog({ kind: 'players' })
    await button('Same players as last time').click()
    expect(names()).toEqual(['Ada', 'Ben', 'Chi'])
  })
})
