import { describe, expect, test } from 'vitest'
import { emptyGame, type Game, type Seat } from '#core/grimoire/game.ts'
import { nightSteps } from '#core/grimoire/night/night-steps.ts'
import { stepHints } from '#core/grimoire/night/step-hints.ts'
import { stepInformation } from '#core/grimoire/night/step-information.ts'
import { catalogue, custom } from '../../script-builders.ts'
import { castOf, gameOf } from '../table.ts'

const owl = custom('owl', { firstNight: 99, firstNightReminder: 'Show *THE OWL SAW YOU*.' })
const { cast, characters } = castOf(
  ...[...catalogue.characters.values()]
    .filter(({ firstNight, otherNight }) => firstNight + otherNight > 0)
    .map(({ id }) => id),
  'drunk',
  'legion',
  'soldier',
  'atheist',
  owl
)
type Seats = readonly (string | Partial<Seat>)[]
const night = (round: number, seats: Seats, rest: Partial<Game> = {}): Game =>
  gameOf(seats, { phase: 'night', round, ...rest })

function stepOf(game: Game, key: string) {
  const step = nightSteps(game, cast, characters, catalogue).find(each => each.key === key)
  if (!step) throw new Error(`${key} has no step`)
  return step
}
/** What is shown in a step, one line a card: `minions 2 5 | bluffs sage`. */
const shown = (game: Game, key: string) =>
  stepInformation(game, characters, stepOf(game, key))
    .map(({ kind, seats, characters, text, group }) =>
      [kind, group, text, ...seats, ...characters].filter(Boolean).join(' ')
    )
    .join(' | ')
const hints = (game: Game, key: string) =>
  stepHints(game, characters, stepOf(game, key)).map(({ code, seats }) =>
    [code, ...seats.map(({ id }) => id)].join(' ')
  )

const bluffs = [
  { id: 'demon', name: '', characters: ['sage', 'monk', 'chef'] },
  { id: 'lunatic-1', name: 'Lunatic', characters: ['king'] },
  { id: 'snitch-3', name: 'Spy', characters: ['sage'] }
]
const evil: Seats = ['soldier', 'poisoner', 'imp', 'spy', 'soldier', 'soldier', 'soldier']
const marks = (character: string, ...tokens: [seat: string, text: string][]) => ({
  reminders: tokens.map(([seat, text], index) => ({ id: String(index), seat, character, text }))
})

describe('minion and demon info', () => {
  test('show the Demon, the Minions and the bluffs', () => {
    const game = night(1, evil, { bluffs })
    expect(shown(game, 'minioninfo')).toBe('demon 3 | fellowMinions 2 4')
    expect(shown(game, 'demoninfo')).toBe('minions 2 4 | bluffs demon sage monk chef')
  })

  test.each<[string, Seats, string, string]>([
    ['one Minion', ['imp', 'spy'], 'demon 1', 'minions 2 | bluffs demon'],
    ['a Magician', ['imp', 'spy', 'magician'], 'demon 1 3', 'minions 2 3 | bluffs demon'],
    [
      'a Marionette',
      ['imp', 'spy', { character: 'marionette', believes: 'chef' }],
      'demon 1',
      'minions 2 3 | bluffs demon'
    ],
    ['a Damsel', ['imp', 'spy', 'damsel'], 'demon 1 | inPlay damsel', 'minions 2 | bluffs demon'],
    ['a Summoner', ['summoner', 'spy'], 'fellowMinions 1 2', 'minions 1 2 | bluffs demon'],
    ['Legion', ['legion', 'legion', 'chef'], 'demons 1 2', 'demons 1 2 | bluffs demon']
  ])('with %s', (_, seats, minions, demon) => {
    expect(shown(night(1, seats), 'minioninfo')).toBe(minions)
    expect(shown(night(1, seats), 'demoninfo')).toBe(demon)
  })

  test('say what others change about them', () => {
    const game = night(1, ['imp', 'spy', 'magician', { character: 'marionette', believes: 'chef' }])
    expect(hints(game, 'minioninfo')).toEqual(['magician 3', 'marionette 4'])
    expect(hints(game, 'demoninfo')).toEqual(['magician 3'])
    const babysat = night(1, ['spy', 'chef'], { unseatedCharacters: ['lilmonsta'] })
    expect(hints(babysat, 'minioninfo')).toEqual(['noDemon'])
    expect(hints(night(1, ['legion', 'legion']), 'demoninfo')).toEqual(['legion 1 2'])
  })

  test('come later where a Poppy Grower has died', () => {
    const dead = { character: 'poppygrower', alive: false }
    expect(shown(night(1, ['imp', 'spy', 'poppygrower']), 'poppygrower')).toBe('bluffs demon')
    expect(shown(night(3, ['imp', 'spy', dead]), 'poppygrower')).toBe('demon 1 | minions 2')
  })
})

describe('a character’s step shows', () => {
  test.each<[string, number, Seats, Partial<Game>, string]>([
    ['snitch', 1, ['snitch', 'poisoner', 'spy'], { bluffs }, 'bluffs snitch-2 | bluffs snitch-3 sage'],
    [
      'lunatic',
      1,
      [{ character: 'lunatic', believes: 'imp' }, 'chef'],
      { bluffs, ...marks('lunatic', ['2', 'Chosen']) },
      'minions 2 | bluffs lunatic-1 king | player 1 lunatic'
    ],
    [
      'lunatic',
      2,
      [{ character: 'lunatic', believes: 'imp' }, 'chef'],
      marks('lunatic', ['2', 'Chosen']),
      'player 1 lunatic | point 2'
    ],
    ['marionette', 1, [{ character: 'marionette', believes: 'chef' }], {}, 'player 1 marionette'],
    ['king', 1, ['king'], {}, 'player 1 king'],
    ['king', 2, ['king'], {}, ''],
    ['nightwatchman', 2, ['nightwatchman'], {}, 'player 1 nightwatchman'],
    ['exorcist', 2, ['exorcist'], {}, 'selected exorcist'],
    ['summoner', 1, ['summoner'], { bluffs }, 'bluffs demon sage monk chef'],
    ['pithag', 2, ['pithag'], {}, 'youAre'],
    ['imp', 2, ['imp'], {}, 'youAre imp'],
    ['lilmonsta', 1, ['spy'], { unseatedCharacters: ['lilmonsta'] }, 'youAre lilmonsta'],
    ['alchemist', 1, [{ character: 'alchemist', abilities: ['spy'] }], {}, 'youAre spy'],
    ['cultleader', 2, ['cultleader'], {}, 'good | evil'],
    ['godfather', 1, ['godfather', 'drunk', 'chef'], {}, 'inPlay drunk'],
    ['widow', 1, ['widow'], {}, 'inPlay widow'],
    ['empath', 1, ['empath'], {}, ''],
    ['owl', 1, ['owl'], {}, 'label THE OWL SAW YOU owl']
  ])('%s in night %i with %j', (key, round, seats, rest, expected) => {
    expect(shown(night(round, seats, rest), key)).toBe(expected)
  })

  test.each<[string, number, [string, string][], string]>([
    [
      'washerwoman',
      1,
      [
        ['3', 'Wrong'],
        ['2', 'Townsfolk']
      ],
      'oneOf 2 3 chef'
    ],
    ['washerwoman', 1, [['3', 'Wrong']], ''],
    ['washerwoman', 1, [], ''],
    ['grandmother', 1, [['3', 'Grandchild']], 'player 3 monk'],
    [
      'knight',
      1,
      [
        ['2', 'Know'],
        ['3', 'Know']
      ],
      'point 2 3'
    ],
    ['undertaker', 2, [['3', 'Died Today']], 'token monk'],
    ['eviltwin', 1, [['2', 'Twin']], 'player 2 chef | player 1 eviltwin']
  ])('%s in night %i whom the tokens %j name', (key, round, tokens, expected) => {
    expect(shown(night(round, [key, 'chef', 'monk'], marks(key, ...tokens)), key)).toBe(expected)
  })
})

test('a Lunatic without tokens asks for those of the players to point at', () => {
  const seats: Seats = [{ character: 'lunatic', believes: 'imp' }, 'chef']
  expect(hints(night(1, seats), 'lunatic')).toEqual(['lunatic 1'])
  expect(hints(night(1, seats, marks('lunatic', ['2', 'Chosen'])), 'lunatic')).toEqual([])
  expect(hints(night(2, seats), 'lunatic')).toEqual([])
  expect(hints(night(1, ['chef']), 'lunatic')).toEqual([])
})

test('whoever may open the eyes does so in the steps of other evil players', () => {
  const game = night(2, ['wraith', 'poisoner', 'empath', { character: 'wraith', alive: false }])
  expect(hints(game, 'poisoner')).toEqual(['openEyes 1'])
  expect(hints(game, 'empath')).toEqual([])
  expect(hints(game, 'wraith')).toEqual([])
  expect(hints({ ...game, seats: game.seats.slice(1) }, 'poisoner')).toEqual([])
})

test('every official step can be asked for what it shows', () => {
  for (const round of [1, 2]) {
    const game = { ...emptyGame, phase: 'night', round } as const
    for (const step of nightSteps(game, cast, characters, catalogue))
      for (const { kind, seats } of stepInformation(game, characters, step))
        expect([step.key, kind, seats]).toEqual([step.key, kind, []])
  }
})
