import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Action } from '#core/grimoire/action.ts'
import { applyAction } from '#core/grimoire/apply-action.ts'
import { demonBluffs, emptyGame, type Game, gameSchema } from '#core/grimoire/game.ts'
import { publicGame } from '#core/grimoire/public-game.ts'
import { anyAction } from './any-action.ts'
import { castOf, gameOf } from './table.ts'

const { characters } = castOf(
  'imp',
  'drunk',
  'chef',
  'monk',
  'thief',
  'angel',
  'lilmonsta',
  'godofug',
  'poisoner'
)
const nomination = {
  id: 'n',
  day: 1,
  nominator: '1',
  nominee: '2',
  exile: false,
  secret: false,
  hands: { 1: 1 },
  counted: { votes: 1, needed: 1, spent: ['1'] }
}
const game = gameOf(
  [
    { character: 'imp', player: 'Ann', alignment: 'good', formerCharacters: ['chef'], seen: true },
    {
      character: 'drunk',
      believes: 'monk',
      alive: false,
      ghostVote: false,
      died: { phase: 'night', round: 1 }
    },
    { character: 'thief', traveller: true, alignment: 'evil' }
  ],
  {
    phase: 'day',
    round: 1,
    reminders: [
      { id: 'a', seat: '1', character: 'poisoner', text: 'Poisoned' },
      { id: 'b', seat: '2', character: 'godofug', text: 'Hat' },
      { id: 'c', seat: '1', character: '', text: 'Lies' }
    ],
    bluffs: [{ id: demonBluffs, name: '', characters: ['chef'] }],
    unseatedCharacters: ['angel', 'lilmonsta'],
    setupChoices: { baron: 0 },
    doneSteps: ['imp'],
    notes: { imp: 'Ann lies.' },
    nominations: [nomination]
  }
)

describe('what everybody may see of a game', () => {
  const shown = publicGame(game, characters)

  test('is who sits where, lives and votes, with travellers, Fabled and public reminders', () => {
    expect(
      shown.seats.map(({ player, character, alive, ghostVote }) => [player, character, alive, ghostVote])
    ).toEqual([
      ['Ann', '', true, true],
      ['', '', false, false],
      ['', 'thief', true, true]
    ])
    expect(shown.unseatedCharacters).toEqual(['angel'])
    expect(shown.reminders.map(({ text }) => text)).toEqual(['Hat'])
    expect(shown).toMatchObject({
      phase: 'day',
      round: 1,
      nominations: [{ hands: { 1: 1 }, counted: { votes: 1 } }]
    })
  })

  test('has nothing that is secret', () => {
    const secrets = /imp|drunk|monk|chef|good|evil|poison|lies|lilmonsta|baron/i
    expect(JSON.stringify(shown)).not.toMatch(secrets)
  })

  test('has no secret after any actions', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 60 }), actions => {
        const { winner: _, ...seen } = publicGame(actions.reduce(applyAction, emptyGame), characters)
        expect(JSON.stringify(seen)).not.toMatch(/imp|baron|chef|drunk|good|evil|"seen":true/)
      })
    )
  })

  test('is a game', () => {
    expect(gameSchema.parse(shown)).toEqual(shown)
  })

  test('hides a secret vote, but no exile', () => {
    const secret = (exile: boolean) =>
      publicGame({ ...game, nominations: [{ ...nomination, secret: true, exile }] }, characters)
        .nominations[0]
    expect(secret(false)).toEqual({ ...nomination, secret: true, hands: {}, counted: undefined })
    expect(secret(true)?.hands).toEqual({ 1: 1 })
  })
  test('shows a vote after death as left that a secret vote has spent, until an open one spends it', () => {
    const spent = (...secrets: boolean[]) => {
      const nominations = secrets.map((secret, index) => ({
        ...nomination,
        id: `n${index}`,
        secret,
        counted: { ...nomination.counted, spent: ['2'] }
      }))
      return publicGame({ ...game, nominations }, characters).seats[1]?.ghostVote
    }
    expect([spent(), spent(true), spent(false), spent(true, false)]).toEqual([false, true, false, false])
  })

  test('is the same whoever votes in a secret vote, while it goes on, counted and opened again', () => {
    const open = { ...nomination, secret: true, hands: {}, counted: undefined }
    const table: Game = {
      ...game,
      seats: game.seats.map(seat => ({ ...seat, alive: false, ghostVote: true, voteTokens: 2 })),
      nominations: [open]
    }
    const voters = fc.subarray(['1', '2', '3'])
    fc.assert(
      fc.property(voters, fc.subarray(['1', '2', '3']), fc.boolean(), (hands, tokens, isOpen) => {
        const actions: Action[] = [
          ...hands.map((seat): Action => ({ type: 'setVote', data: { nomination: 'n', seat, votes: 1 } })),
          {
            type: 'countVotes',
            data: { nomination: 'n', counted: { votes: hands.length, needed: 2, spent: hands, tokens } }
          },
          ...(isOpen ? [{ type: 'reopenVote', data: { nomination: 'n' } } as const] : [])
        ]
        const voted = actions.reduce(applyAction, table)
        expect(publicGame(voted, characters)).toEqual(publicGame(table, characters))
      })
    )
  })
})
