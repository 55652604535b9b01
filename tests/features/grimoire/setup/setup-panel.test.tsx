import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptySeat } from '#core/grimoire/game.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { endPhoneRound } from '#stores/grimoire/phone-round.ts'
import { $grimoireDialog, openGrimoireDialog } from '#stores/grimoire/view.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { aScript } from '../../../core/script-builders.ts'
import { openGame, presentGame, seatsOf } from '../open-game.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const teams = page.getByRole('list', { name: 'Teams' })
const seats = seatsOf({ Ada: 'washerwoman', Ben: 'empath', Chi: 'monk', Dev: 'baron', Eve: 'imp' })

describe('a game without characters', () => {
  const empty = Array.from({ length: 7 }, (_, index) => emptySeat(`s${index + 1}`))

  test('says what it needs, and a draw gives it that, undone at once', async () => {
    await openGame({ seats: empty }, { width: 390, height: 844 })
    await expect.element(page.getByText('7 players have no character')).toBeVisible()
    await expect.element(teams).toHaveTextContent('Townsfolk5Outsiders0Minions1Demons1')
    await expectAccessible()
    await button('Draw characters').click()
    await expect.element(teams).toHaveTextContent('Townsfolk5 of 5Outsiders0 of 0Minions1 of 1Demons1 of 1')
    await expect.element(page.getByText('No problems')).toBeInTheDocument()
    await expect.element(page.getByRole('region', { name: 'Setup' })).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(presentGame().seats).toEqual(empty)
  })
})

test('a change is explained in one line, and applied by its switch', async () => {
  await openGame({ seats })
  const change = page.getByRole('switch', { name: 'Baron: Outsiders +2' })
  await change.click()
  expect(presentGame().setupChoices).toEqual({ baron: 0 })
  await expect.element(teams).toHaveTextContent('Townsfolk3 of 1Outsiders0 of 2Minions1 of 1Demons1 of 1')
  await expect.element(page.getByText('Townsfolk: 3 instead of 1')).toBeVisible()
  await expectAccessible()
  await button('Draw characters').click()
  await expect.element(teams).toHaveTextContent('Townsfolk1 of 1Outsiders2 of 2Minions1 of 1Demons1 of 1')
  await change.click()
  expect(presentGame().setupChoices).toEqual({})
})

test('a problem names the seat and the character, and leads to the seat', async () => {
  await openGame({ seats: seats.map(seat => (seat.id === 'ben' ? { ...seat, character: 'drunk' } : seat)) })
  await button('Ben, Drunk: choose the character that the player believes they are.').click()
  expect($grimoireDialog.get()).toEqual({ kind: 'seat', seat: 'ben' })
})

test('the first night starts in spite of problems', async () => {
  await openGame({ seats: seats.slice(0, 4) })
  await expect.element(page.getByText('1 problem left')).toBeVisible()
  await button('Start the first night').click()
  expect(presentGame()).toMatchObject({ phase: 'night', round: 1 })
  await expect.element(page.getByRole('region', { name: 'Night 1' })).toHaveFocus()
})

test('on a phone the bar that starts the night covers the buttons that scroll below it', async () => {
  await openGame({ seats }, { width: 390, height: 844 })
  const bar = button('Start the first night').element().closest('.setup-start')
  const { left, top, bottom } = bar?.getBoundingClientRect() ?? new DOMRect()
  const panel = document.querySelector('.grimoire-panel')
  const isCovered = () => bar?.contains(document.elementFromPoint(left + 30, (top + bottom) / 2))
  const bluffs = button('Draw bluffs').element()
  const distance = bluffs.getBoundingClientRect().top - (top + bottom) / 2
  panel?.scrollBy(0, distance + bluffs.getBoundingClientRect().height / 2)
  const box = bluffs.getBoundingClientRect()
  expect(box.top < (top + bottom) / 2 && (top + bottom) / 2 < box.bottom).toBe(true)
  expect(isCovered()).toBe(true)
})

test('drawing all again leaves the travellers alone', async () => {
  const traveller = { ...emptySeat('fay', 'Fay'), traveller: true, character: 'scapegoat' }
  await openGame({ seats: [...seats, traveller] })
  await button('Draw all again').click()
  expect(presentGame().seats[5]).toEqual(traveller)
  expect(new Set(presentGame().seats.map(({ character }) => character)).size).toBe(6)
})

describe('single seats', () => {
  const openList = async () => {
    await openGame({ seats }, { width: 390, height: 844 })
    await page.getByText('Characters one by one').click()
  }

  test('keep their characters when all are drawn again, once locked', async () => {
    await openList()
    for (const name of ['Ada', 'Chi', 'Dev']) await button(`Lock ${name}`).click()
    await expectAccessible()
    for (let draw = 0; draw < 5; draw++) {
      await button('Draw all again').click()
      const characters = presentGame().seats.map(({ character }) => character)
      expect([characters[0], characters[2], characters[3]]).toEqual(['washerwoman', 'monk', 'baron'])
    }
    await button('Lock Ada').click()
    await expect.element(button('Lock Ada')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(button('Lock Chi')).toHaveAttribute('aria-pressed', 'true')
  })

  test('draw another character of the team', async () => {
    await openList()
    await button('Draw another character for Dev').click()
    expect(presentGame().seats[3]?.character).toBe('poisoner')
    expect(presentGame().seats.toSpliced(3, 1)).toEqual(seats.toSpliced(3, 1))
    await expect.element(button('No other character is left for Eve')).toBeDisabled()
  })

  test('do so from the dialog of the seat, before the first night', async () => {
    await openGame({ seats })
    openGrimoireDialog({ kind: 'seat', seat: 'dev' })
    await button('Draw another').click()
    expect(presentGame().seats[3]?.character).toBe('poisoner')
    performActions({ type: 'startNight', data: {} })
    await expect.element(button('Draw another')).not.toBeInTheDocument()
  })
})

describe('characters for the players', () => {
  test('go into the bag to be drawn, except for locked ones', async () => {
    await openGame({ seats }, { width: 390, height: 844 })
    await page.getByText('Characters one by one').click()
    await button('Lock Eve').click()
    await button('Let players draw').click()
    await expect.element(page.getByRole('heading', { name: 'Pass the phone to Ada' })).toBeVisible()
    expect(presentGame().seats.map(({ character }) => character)).toEqual(['', '', '', '', 'imp'])
    expect(presentGame().bag).toHaveLength(4)
    await button('I’m the storyteller').click()
    await button('Show the grimoire').click()
    await expect.element(page.getByText('Characters left in the bag: 4 of 4')).toBeVisible()
    await expectAccessible()
    await button('Deal the rest').click()
    expect(presentGame().bag).toEqual([])
    expect(presentGame().seats.every(({ character }) => character !== '')).toBe(true)
  })

  test('are dealt when the night starts', async () => {
    const bag = [{ character: 'monk', believes: '' }, null]
    await openGame({ seats: [emptySeat('ada', 'Ada')], bag })
    await button('Start the first night').click()
    expect(presentGame()).toMatchObject({ phase: 'night', bag: [], seats: [{ character: 'monk' }] })
  })

  test('are shown as they are dealt', async () => {
    await openGame({ seats })
    await button('Show dealt characters').click()
    await expect.element(page.getByRole('heading', { name: 'Pass the phone to Ada' })).toBeVisible()
    endPhoneRound()
  })
})

test('a character that needs another one has its change applied, until it is switched off', async () => {
  const script = aScript({ characters: ['choirboy', 'king', 'empath', 'monk', 'baron', 'imp'] })
  const choir = seatsOf({ Ada: 'choirboy', Ben: 'empath', Chi: 'monk', Dev: 'baron', Eve: 'imp' })
  await openGame({ seats: choir }, { script })
  const change = page.getByRole('switch', { name: 'Choirboy: with King' })
  await expect.element(change).toBeChecked()
  await expect.element(page.getByText('Choirboy needs King in play.')).toBeVisible()
  await change.click()
  await expect.element(page.getByText('No problems')).toBeInTheDocument()
  await change.click()
  expect(presentGame().setupChoices).toEqual({})
  await button('Draw characters').click()
  await expect.element(page.getByText('No problems')).toBeInTheDocument()
  expect(presentGame().seats.map(({ character }) => character)).toContain('king')
})

test('a draw makes a player of the townsfolk evil for the Bounty Hunter', async () => {
  const hunter = seatsOf({ Ada: 'bountyhunter', Ben: 'empath', Chi: 'monk', Dev: 'spy', Eve: 'imp' })
  const script = aScript({ characters: ['bountyhunter', 'empath', 'monk', 'spy', 'imp'] })
  await openGame({ seats: hunter }, { script })
  await expect.element(page.getByText('Bounty Hunter: 0 evil Townsfolk instead of 1.')).toBeVisible()
  await button('Draw characters').click()
  await expect.element(page.getByText('No problems')).toBeInTheDocument()
  expect(presentGame().seats.filter(({ alignment }) => alignment === 'evil')).toHaveLength(1)
})
