import { describe, expect, test } from 'vitest'
import type { Game, Nomination, Seat } from '#core/grimoire/game.ts'
import { type DayMoment, dayHints } from '#core/grimoire/votes/day-hints.ts'
import { castOf, gameOf } from '../table.ts'

const { characters } = castOf(
  'chef',
  'imp',
  'baron',
  'saint',
  'eviltwin',
  'scapegoat',
  'legion',
  'flowergirl'
)

interface Matter {
  moment: DayMoment
  /** Characters of the seats; the first one nominates the second one. */
  seats: (string | Partial<Seat>)[]
  rest?: Partial<Game>
  /** Ids of the seats with a hand up. */
  voters?: string[]
}

function hintsOf({ moment, seats, rest = {}, voters = [] }: Matter) {
  const game = gameOf(seats, { phase: 'day', round: 1, ...rest })
  const [nominator, nominee] = game.seats
  const hints = dayHints(moment, {
    game,
    characters,
    nominator,
    nominee,
    voters: game.seats.filter(({ id }) => voters.includes(id))
  })
  return hints.map(({ id, seat }) => (seat ? `${id} ${seat.id}` : id))
}

const reminder = (character: string, seat: string) => ({
  reminders: [{ id: 'r', seat, character, text: '' }]
})
const nomination: Nomination = {
  id: 'n',
  day: 1,
  nominator: '1',
  nominee: '2',
  exile: false,
  secret: false,
  hands: { 1: 1 },
  counted: { votes: 1, needed: 1, spent: [] }
}
const nominations = [nomination]
const four = ['chef', 'chef', 'chef', 'chef']
const executions = [{ day: 1, seat: '2', died: true }]

describe('a nomination', () => {
  const moment = 'nomination'
  test.each<[string, string[], Omit<Matter, 'moment'>]>([
    ['of nobody special', [], { seats: four }],
    ['of a Virgin', ['virgin 2'], { seats: ['chef', 'virgin'] }],
    ['by a Virgin', [], { seats: ['virgin', 'chef'] }],
    ['of a Virgin who has lost it', [], { seats: ['chef', 'virgin'], rest: reminder('virgin', '2') }],
    ['of a dead Virgin', [], { seats: ['chef', { character: 'virgin', alive: false }] }],
    [
      'of a player who gained it',
      ['virgin 2'],
      { seats: ['chef', { character: 'chef', abilities: ['virgin'] }] }
    ],
    ['of one who only believes it', [], { seats: ['chef', { character: 'drunk', believes: 'virgin' }] }],
    ['by a cursed player', ['witch 1'], { seats: four, rest: reminder('witch', '1') }],
    ['of a cursed player', [], { seats: four, rest: reminder('witch', '2') }],
    ['by a cursed player when 3 live', [], { seats: ['chef', 'chef', 'chef'], rest: reminder('witch', '1') }],
    ['by a Golem', ['golem 1'], { seats: ['golem', 'chef'] }],
    ['by a Golem on another time', [], { seats: ['golem', 'chef'], rest: reminder('golem', '1') }],
    ['of the Gnome’s amigo', ['gnome 2'], { seats: four, rest: reminder('gnome', '2') }],
    ['by a Princess', ['princess 1'], { seats: ['princess', 'chef'] }],
    ['by a Princess on day 2', [], { seats: ['princess', 'chef'], rest: { round: 2 } }],
    ['of a Goblin', ['goblin 2'], { seats: ['chef', 'goblin'] }],
    ['with a Bishop', ['bishop 3'], { seats: ['chef', 'chef', 'bishop'] }],
    ['with a Bigwig', ['bigwig'], { seats: four, rest: { unseatedCharacters: ['bigwig'] } }],
    ['with Riot', [], { seats: [...four, 'riot'] }],
    ['with Riot on day 3', ['riot 5'], { seats: [...four, 'riot'], rest: { round: 3 } }],
    ['the first one with a Psychopath', ['psychopath 3'], { seats: ['chef', 'chef', 'psychopath'] }],
    ['a further one with a Psychopath', [], { seats: ['chef', 'chef', 'psychopath'], rest: { nominations } }],
    ['the first one with a Gunslinger', [], { seats: ['chef', 'chef', 'gunslinger'] }],
    [
      'the second one with a Gunslinger',
      ['gunslinger 3'],
      { seats: ['chef', 'chef', 'gunslinger'], rest: { nominations } }
    ],
    ['with a Butcher', [], { seats: ['chef', 'chef', 'butcher'] }],
    [
      'with a Butcher after an execution',
      ['butcher 3'],
      { seats: ['chef', 'chef', 'butcher'], rest: { executions } }
    ]
  ])('%s: %j', (_, expected, matter) => {
    expect(hintsOf({ moment, ...matter })).toEqual(expected)
  })
})

describe('a vote', () => {
  const moment = 'vote'
  test.each<[string, string[], Omit<Matter, 'moment'>]>([
    ['with a Butler', ['butler 1'], { seats: ['butler', 'chef'] }],
    ['with a Voudon', ['voudon 3'], { seats: ['chef', 'chef', 'voudon'] }],
    ['with a Zealot among 5', ['zealot 5'], { seats: [...four, 'zealot'] }],
    ['with a Zealot among 4', [], { seats: ['chef', 'chef', 'chef', 'zealot'] }],
    ['of the good with a Vizier', ['vizier 3'], { seats: ['chef', 'chef', 'vizier'], voters: ['1'] }],
    ['of the evil with a Vizier', [], { seats: ['chef', 'imp', 'vizier'], voters: ['2'] }],
    ['of the evil with Legion', ['legion 1'], { seats: ['legion', 'chef', 'legion'], voters: ['1'] }],
    ['of all with Legion', [], { seats: ['legion', 'chef', 'legion'], voters: ['1', '2'] }],
    ['with a Judge', ['judge 3'], { seats: ['chef', 'chef', 'judge'] }],
    ['with a Judge who has judged', [], { seats: ['chef', 'chef', 'judge'], rest: reminder('judge', '3') }],
    ['by the Judge', [], { seats: ['judge', 'chef'] }],
    ['on the exile of a Deviant', ['deviant 2'], { seats: ['chef', 'deviant'] }]
  ])('%s: %j', (_, expected, matter) => {
    expect(hintsOf({ moment, ...matter })).toEqual(expected)
  })
})

describe('an execution', () => {
  const moment = 'execution'
  test.each<[string, string[], Omit<Matter, 'moment'>]>([
    ['of nobody special', [], { seats: four }],
    ['of the Saint', ['saint 2'], { seats: ['chef', 'saint'] }],
    ['of the Vizier', ['vizierSafe 2'], { seats: ['chef', 'vizier'] }],
    ['of the Psychopath', ['psychopathDuel 2'], { seats: ['chef', 'psychopath'] }],
    ['of a Boomdandy', ['boomdandy 2'], { seats: ['chef', 'boomdandy'] }],
    [
      'of a Goblin who has claimed',
      ['goblinClaimed 2'],
      { seats: ['chef', 'goblin'], rest: reminder('goblin', '2') }
    ],
    ['of a protected player', ['devilsadvocate 2'], { seats: four, rest: reminder('devilsadvocate', '2') }],
    ['of a feared player', ['fearmonger 2'], { seats: four, rest: reminder('fearmonger', '2') }],
    ['of a mad player', ['ventriloquist 2'], { seats: four, rest: reminder('ventriloquist', '2') }],
    ['of the good twin', ['eviltwin 2'], { seats: four, rest: reminder('eviltwin', '2') }],
    ['of the evil twin', [], { seats: ['chef', 'eviltwin'], rest: reminder('eviltwin', '2') }],
    ['of a good player with a Pacifist', ['pacifist 3'], { seats: ['chef', 'chef', 'pacifist', 'chef'] }],
    ['of an evil player with a Pacifist', [], { seats: ['chef', 'imp', 'pacifist', 'chef'] }],
    ['of a good player with Leviathan', ['leviathan 3'], { seats: ['chef', 'chef', 'leviathan', 'chef'] }],
    ['of the Demon with a Mastermind', ['mastermind 3'], { seats: ['chef', 'imp', 'mastermind', 'chef'] }],
    ['of a Minion with a Minstrel', ['minstrel 3'], { seats: ['chef', 'baron', 'minstrel', 'chef'] }],
    [
      'of a player of the Scapegoat’s side',
      ['scapegoat 3'],
      { seats: ['chef', 'chef', { character: 'scapegoat', alignment: 'good' }, 'chef'] }
    ],
    [
      'of a player of the other side',
      [],
      { seats: ['chef', 'chef', { character: 'scapegoat', alignment: 'evil' }, 'chef'] }
    ],
    ['with a Cannibal', ['cannibal 3'], { seats: ['chef', 'chef', 'cannibal', 'chef'] }],
    ['with an Atheist', ['atheist 3'], { seats: ['chef', 'chef', 'atheist', 'chef'] }],
    ['with a Mayor among 3', ['mayor 3'], { seats: ['chef', 'chef', 'mayor'] }],
    ['with a Mayor among 4', [], { seats: ['chef', 'chef', 'chef', 'mayor'] }],
    ['with a Vortox', ['vortox 3'], { seats: ['chef', 'chef', 'vortox', 'chef'] }],
    [
      'after the Demon voted',
      ['demonVoted 2'],
      { seats: ['imp', 'flowergirl', 'chef', 'chef'], rest: { nominations } }
    ],
    [
      'after the Demon voted yesterday',
      ['demonNotVoted 2'],
      { seats: ['imp', 'flowergirl', 'chef', 'chef'], rest: { nominations, round: 2 } }
    ],
    [
      'after a Minion nominated',
      ['minionNominated 2'],
      { seats: ['baron', 'towncrier', 'chef', 'chef'], rest: { nominations } }
    ],
    [
      'after a Minion called for an exile',
      ['minionNotNominated 2'],
      {
        seats: ['baron', 'towncrier', 'chef', 'chef'],
        rest: { nominations: [{ ...nomination, exile: true }] }
      }
    ]
  ])('%s: %j', (_, expected, matter) => {
    expect(hintsOf({ moment, ...matter })).toEqual(expected)
  })
})
