import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyGame } from '#core/grimoire/game.ts'
import type { SetupProblem } from '#core/grimoire/setup/setup-problems.ts'
import { changeText, problemText } from '#features/grimoire/setup/setup-texts.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { aScript } from '../../../core/script-builders.ts'
import { openGame, presentGame, seatsOf } from '../open-game.tsx'

const seats = seatsOf({ Ada: 'drunk', Ben: 'imp' }).map(seat => ({ ...seat, believes: 'chef' }))
const game = { ...emptyGame, seats: seats.map(seat => (seat.id === 'ben' ? { ...seat, player: '' } : seat)) }
const nameOf = (id: string) => `*${id}*`

test.each<[SetupProblem, string]>([
  [{ code: 'players', players: 4 }, 'A game needs 5 to 20 players, not counting Travellers. Now: 4.'],
  [{ code: 'team', team: 'minion', has: 0, needs: 1 }, 'Minions: 0 instead of 1'],
  [{ code: 'needs', character: 'a', needed: 'b', onScript: true }, '*a* needs *b* in play.'],
  [
    { code: 'needs', character: 'a', needed: 'b', onScript: false },
    '*a* needs *b*, but the script doesn’t have that character.'
  ],
  [{ code: 'twice', character: 'a' }, '*a* is dealt more than once.'],
  [
    { code: 'unseated', seat: 'ben', character: 'imp' },
    'Seat 2 can’t have *imp*: that token stays beside the circle.'
  ],
  [{ code: 'noCharacter', seat: 'ada' }, 'Ada has no character.'],
  [
    { code: 'noBelief', seat: 'ada' },
    'Ada, *drunk*: choose the character that the player believes they are.'
  ],
  [
    { code: 'beliefInPlay', seat: 'ada' },
    'Ada, *drunk*: *chef* is in play, or another player believes they are this character.'
  ],
  [{ code: 'wrongBelief', seat: 'ada' }, 'Ada, *drunk*: the player can’t believe they are *chef*.'],
  [{ code: 'notBesideDemon', seat: 'ada' }, 'Ada, *drunk*: must sit beside the Demon.'],
  [{ code: 'noTwins', character: 'a' }, '*a*: a good character must be dealt twice.'],
  [{ code: 'copies', character: 'a', has: 1, needs: 3 }, '*a*: 1 instead of 3'],
  [
    { code: 'evilTownsfolk', character: 'a', has: 0, needs: 1 },
    '*a*: 0 evil Townsfolk instead of 1. Change the alignment of a Townsfolk player.'
  ],
  [{ code: 'apart', character: 'a', other: 'b' }, '*a* and *b* can’t both be in play from the start.'],
  [
    { code: 'outOfLine', seat: 'ben', character: 'a' },
    'Seat 2, *imp*: evil characters must sit in a line, with *a* in the middle.'
  ],
  [{ code: 'unknown', seat: 'ada' }, 'Ada: the script doesn’t have the character “*drunk*”.']
])('%j', (problem, text) => {
  expect(problemText(problem, game, nameOf)).toBe(text)
})

test.each([
  [{ add: { outsider: 2 } }, 'Outsiders +2'],
  [{ add: { outsider: -1, minion: 1 }, set: { demon: 0 } }, 'Outsiders −1, Minions +1, Demons 0'],
  [{ add: { outsider: 0 } }, 'as usual'],
  [{ include: { damsel: 1 } }, 'with *damsel*'],
  [{ evilTownsfolk: 1 }, 'evil Townsfolk: 1'],
  [{ add: { minion: 1 }, evilLine: 'a' }, 'Minions +1, evil characters in a line'],
  [{ goodTwice: true as const }, 'a good character twice'],
  [
    { set: { demon: 4 }, include: { legion: 4 }, anyOutsiders: true as const },
    'Demons 4, with *legion* × 4, any good players can be Outsiders'
  ]
])('%j', (change, text) => {
  expect(changeText(change, nameOf)).toBe(text)
})

test('of several changes that an ability allows, one is chosen', async () => {
  const script = aScript({ characters: ['chef', 'empath', 'monk', 'saint', 'godfather', 'imp'] })
  await openGame(
    {
      seats: seatsOf({ Ada: 'chef', Ben: 'empath', Chi: 'monk', Dev: 'saint', Eve: 'godfather', Fay: 'imp' })
    },
    { script, width: 390, height: 844 }
  )
  await page.getByRole('switch', { name: 'Godfather: Outsiders +1' }).click()
  await expectAccessible()
  await page.getByRole('combobox', { name: 'Change by Godfather' }).selectOptions('Outsiders −1')
  expect(presentGame().setupChoices).toEqual({ godfather: 1 })
})
