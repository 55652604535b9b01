import { describe, expect, test } from 'vitest'
import type { Game } from '#core/grimoire/game.ts'
import { setupChoices, setupOption } from '#core/grimoire/setup/setup-choices.ts'
import { findSetupProblems } from '#core/grimoire/setup/setup-problems.ts'
import { custom } from '../../script-builders.ts'
import { castOf, gameOf, teamNames } from '../table.ts'

const { characters } = castOf(
  'chef',
  'empath',
  'monk',
  'sage',
  'artist',
  'king',
  'choirboy',
  'huntsman',
  'villageidiot',
  'drunk',
  'lunatic',
  'baron',
  'marionette',
  'poisoner',
  'imp',
  'pukka',
  'lilmonsta',
  'lordoftyphon',
  'legion',
  'pope',
  ...['alchemist', 'spy', 'mastermind', 'heretic', 'kazali', 'summoner', 'bountyhunter', 'balloonist'],
  custom('owl', { team: 'minion', ability: 'Fly. [+1 Outsider]' })
)

const choices = (game: Game) => setupChoices(game, characters, teamNames)
const problems = (game: Game) => findSetupProblems(game, characters, choices(game))

test('a setup by the table has no problems', () => {
  expect(problems(gameOf(['chef', 'empath', 'monk', 'poisoner', 'imp']))).toEqual([])
})

test('travellers don’t count', () => {
  const traveller = { character: 'chef', traveller: true }
  expect(problems(gameOf(['sage', 'empath', 'monk', 'poisoner', 'imp', traveller]))).toEqual([])
})

test.each([[[]], [['chef', 'imp']]])('with too few players, that is all there is to say', seats => {
  expect(problems(gameOf(seats))).toEqual([{ code: 'players', players: seats.length }])
})

describe('the numbers of the teams', () => {
  test('are named where they are wrong', () => {
    expect(problems(gameOf(['chef', 'imp', 'pukka', 'poisoner', 'monk']))).toEqual([
      { code: 'team', team: 'townsfolk', has: 2, needs: 3 },
      { code: 'team', team: 'demon', has: 2, needs: 1 }
    ])
  })

  test('change with what the storyteller applies', () => {
    const seats = ['chef', { character: 'drunk', believes: 'monk' }, 'lunatic', 'baron', 'imp']
    const game = gameOf(seats.map(seat => (seat === 'lunatic' ? { character: seat, believes: 'imp' } : seat)))
    expect(problems(game)).toEqual([
      { code: 'team', team: 'townsfolk', has: 1, needs: 3 },
      { code: 'team', team: 'outsider', has: 2, needs: 0 }
    ])
    expect(problems({ ...game, setupChoices: { baron: 0 } })).toEqual([])
  })

  test('don’t change any more when the character has gone', () => {
    const game = gameOf(['chef', 'empath', 'monk', 'poisoner', 'imp'], { setupChoices: { baron: 0 } })
    expect(problems(game)).toEqual([])
  })
})

test('the changes of characters in play can be applied, those of custom characters too', () => {
  const found = choices(gameOf(['chef', 'baron', 'owl', 'monk', 'imp'], { setupChoices: { owl: 0 } }))
  expect(found.map(({ character, options, applied }) => [character.id, options, applied])).toEqual([
    ['baron', [{ add: { outsider: 2 } }], undefined],
    ['owl', [{ add: { outsider: 1 } }], 0]
  ])
})

describe('characters that need others', () => {
  test('are named, with whether the script has these', () => {
    const codes = problems(gameOf(['huntsman', 'choirboy', 'monk', 'poisoner', 'imp']))
    expect(codes).toContainEqual({ code: 'needs', character: 'huntsman', needed: 'damsel', onScript: false })
    expect(codes).toContainEqual({ code: 'needs', character: 'choirboy', needed: 'king', onScript: true })
  })

  test('ask for nothing once that is switched off', () => {
    const seats = ['choirboy', 'empath', 'monk', 'poisoner', 'imp']
    const [choice] = choices(gameOf(seats))
    expect(choice?.applied).toBe(0)
    const off = gameOf(seats, { setupChoices: { choirboy: (choice && setupOption(choice, false)) ?? 0 } })
    expect(choices(off)[0]?.applied).toBeUndefined()
    expect(problems(off)).toEqual([])
  })

  test('are content with them', () => {
    expect(problems(gameOf(['king', 'choirboy', 'monk', 'poisoner', 'imp']))).toEqual([])
  })
})

describe('a character that two players have', () => {
  const twice = (id: string, rest: Partial<Game> = {}) =>
    problems(gameOf([id, id, 'monk', 'poisoner', 'imp'], rest)).filter(({ code }) => code === 'twice')

  test('is a problem', () => {
    expect(twice('chef')).toEqual([{ code: 'twice', character: 'chef' }])
  })

  test('is none if its features allow it, or those of another one', () => {
    expect(twice('villageidiot')).toEqual([])
    expect(twice('chef', { unseatedCharacters: ['pope'] })).toEqual([])
  })
})

test('a switch applies the first change there is, rather than the usual numbers', () => {
  const [choice] = choices(gameOf(['villageidiot', 'empath', 'monk', 'poisoner', 'imp']))
  expect(choice?.options[0]).toEqual({})
  expect(choice && setupOption(choice, true)).toBe(1)
})

test('a Bounty Hunter needs a townsfolk player who is evil, until that is switched off', () => {
  const seats = ['bountyhunter', 'chef', 'monk', 'poisoner', 'imp']
  expect(problems(gameOf(seats))).toEqual([
    { code: 'evilTownsfolk', character: 'bountyhunter', has: 0, needs: 1 }
  ])
  expect(
    problems(gameOf([...seats.slice(0, 2), { character: 'monk', alignment: 'evil' }, ...seats.slice(3)]))
  ).toEqual([])
  expect(problems(gameOf(seats, { setupChoices: { bountyhunter: 1 } }))).toEqual([])
})

test('there are as many of a character as its change asks for', () => {
  const seats = ['villageidiot', 'villageidiot', 'monk', 'poisoner', 'imp']
  expect(problems(gameOf(seats, { setupChoices: { villageidiot: 2 } }))).toEqual([
    { code: 'copies', character: 'villageidiot', has: 2, needs: 3 }
  ])
  expect(problems(gameOf(seats, { setupChoices: { villageidiot: 1 } }))).toEqual([])
})

test('with the Pope’s change, some good character is there twice', () => {
  const pope = { unseatedCharacters: ['pope'], setupChoices: { pope: 0 } }
  expect(problems(gameOf(['chef', 'sage', 'monk', 'poisoner', 'imp'], pope))).toEqual([
    { code: 'noTwins', character: 'pope' }
  ])
  expect(problems(gameOf(['chef', 'chef', 'monk', 'poisoner', 'imp'], pope))).toEqual([])
})

describe('jinxes', () => {
  const of = (seats: Parameters<typeof gameOf>[0], rest: Partial<Game> = {}) =>
    problems(gameOf(seats, rest)).filter(({ code }) => code !== 'team')

  test('keep characters apart', () => {
    expect(of(['heretic', 'chef', 'monk', 'spy', 'imp'])).toEqual([
      { code: 'apart', character: 'heretic', other: 'spy' }
    ])
    const marionette = { character: 'marionette', believes: 'sage' }
    expect(of([marionette, 'chef', 'monk', 'sage', 'kazali'])).toContainEqual({
      code: 'apart',
      character: 'marionette',
      other: 'kazali'
    })
    expect(
      of([marionette, 'chef', 'monk', 'empath', 'poisoner'], { unseatedCharacters: ['lilmonsta'] })
    ).toEqual([{ code: 'apart', character: 'marionette', other: 'lilmonsta' }])
  })

  test('need the Minion whose ability an Alchemist has, or keep it out', () => {
    const alchemist = (ability: string) => ({ character: 'alchemist', abilities: [ability] })
    expect(of([alchemist('spy'), 'chef', 'monk', 'poisoner', 'imp'])).toEqual([
      { code: 'needs', character: 'alchemist', needed: 'spy', onScript: true }
    ])
    expect(of([alchemist('spy'), 'chef', 'monk', 'spy', 'imp'])).toEqual([])
    expect(of([alchemist('mastermind'), 'chef', 'monk', 'mastermind', 'imp'])).toEqual([
      { code: 'apart', character: 'alchemist', other: 'mastermind' }
    ])
    const summoner = gameOf([alchemist('summoner'), 'chef', 'monk', 'poisoner', 'imp'])
    expect(choices(summoner).map(({ options }) => options)).toEqual([[{ set: { demon: 0 } }]])
    expect(
      choices(gameOf([{ character: 'chef', abilities: ['summoner', 'spy'] }, 'sage', 'monk', 'spy', 'imp']))
    ).toEqual([])
  })

  test('let a Marionette’s belief change the setup', () => {
    const believing = (belief: string) =>
      gameOf(['imp', { character: 'marionette', believes: belief }, 'chef', 'monk', 'sage'])
    expect(problems(believing('huntsman'))).toContainEqual({
      code: 'needs',
      character: 'huntsman',
      needed: 'damsel',
      onScript: false
    })
    expect(choices(believing('balloonist')).map(({ character }) => character.id)).toEqual(['balloonist'])
    expect(choices(believing('choirboy'))).toEqual([])
  })
})

describe('a line of evil characters', () => {
  const lord = { setupChoices: { lordoftyphon: 0 } }
  const out = (seats: Parameters<typeof gameOf>[0]) =>
    problems(gameOf(seats, lord)).flatMap(problem => (problem.code === 'outOfLine' ? [problem.seat] : []))

  test('has the Lord of Typhon in its middle', () => {
    expect(out(['chef', 'monk', 'poisoner', 'lordoftyphon', 'spy', 'sage', 'king'])).toEqual([])
    expect(out(['lordoftyphon', 'spy', 'chef', 'monk', 'sage', 'king', 'poisoner'])).toEqual([])
    expect(out(['chef', 'monk', 'lordoftyphon', 'poisoner', 'spy', 'sage', 'king'])).toEqual(['3'])
  })

  test('has two middles if it is even', () => {
    const seats = ['chef', 'sage', 'king', 'monk', 'artist', 'empath']
    for (const line of [
      ['spy', 'lordoftyphon', 'poisoner', 'baron'],
      ['spy', 'poisoner', 'lordoftyphon', 'baron']
    ])
      expect(out([...seats, ...line])).toEqual([])
    expect(out([...seats, 'spy', 'poisoner', 'baron', 'lordoftyphon'])).toEqual(['10'])
  })

  test('names those who sit apart', () => {
    expect(out(['chef', 'monk', 'poisoner', 'lordoftyphon', 'sage', 'spy', 'king'])).toEqual(['6'])
  })

  test('doesn’t mind travellers', () => {
    const traveller = { character: 'scapegoat', traveller: true }
    expect(out(['chef', 'monk', 'poisoner', traveller, 'lordoftyphon', 'spy', 'sage', 'king'])).toEqual([])
  })

  test('is asked for by the change alone', () => {
    expect(problems(gameOf(['chef', 'lordoftyphon', 'monk', 'poisoner', 'sage']))).toEqual([])
  })
})

test('a traveller knows the own character, whatever features it has', () => {
  const { characters: owls } = castOf(
    ...['chef', 'empath', 'monk', 'poisoner', 'imp'],
    custom('owl', { team: 'traveller', special: [{ type: 'selection', name: 'bag-disabled' }] })
  )
  const game = gameOf(['chef', 'empath', 'monk', 'poisoner', 'imp', { character: 'owl', traveller: true }])
  expect(findSetupProblems(game, owls, [])).toEqual([])
})

describe('a Demon without a player', () => {
  const { characters: owls } = castOf(
    ...['chef', 'empath', 'monk', 'sage', 'poisoner', 'spy'],
    custom('owl', {
      team: 'demon',
      special: [{ type: 'selection', name: 'bag-disabled' }],
      ability: '[+1 Minion]'
    })
  )

  test('leaves its seat to the change of its bracket', () => {
    const game = gameOf(['chef', 'empath', 'monk', 'poisoner', 'spy'], {
      unseatedCharacters: ['owl'],
      setupChoices: { owl: 0 }
    })
    const found = setupChoices(game, owls, teamNames)
    expect(found[0]?.options).toEqual([{ add: { minion: 1 }, set: { demon: 0 } }])
    expect(findSetupProblems(game, owls, found)).toEqual([])
  })
})

describe('a seat', () => {
  const seatProblems = (...seats: Parameters<typeof gameOf>[0]) =>
    problems(gameOf(seats)).filter(problem => 'seat' in problem)

  test('without a character', () => {
    expect(seatProblems('', 'empath', 'monk', 'poisoner', 'imp')).toEqual([
      { code: 'noCharacter', seat: '1' }
    ])
  })

  test('with a character that the script lacks', () => {
    expect(seatProblems('chef', 'empath', 'witch', 'poisoner', 'imp')).toEqual([
      { code: 'unknown', seat: '3' }
    ])
  })

  test('of a player who believes to be somebody else', () => {
    const believes = (character: string, belief: string) =>
      seatProblems({ character, believes: belief }, 'empath', 'monk', 'poisoner', 'imp')
    expect(believes('drunk', '')).toEqual([{ code: 'noBelief', seat: '1' }])
    expect(believes('drunk', 'chef')).toEqual([])
    expect(believes('drunk', 'empath')).toEqual([{ code: 'beliefInPlay', seat: '1' }])
    expect(believes('lunatic', 'imp')).toEqual([])
    expect(believes('drunk', 'imp')).toEqual([{ code: 'wrongBelief', seat: '1' }])
    expect(believes('chef', 'sage')).toEqual([{ code: 'wrongBelief', seat: '1' }])
  })

  test('may share a belief only where the game has the character twice', () => {
    const drunk = (belief: string) => ({ character: 'drunk', believes: belief })
    const codes = (belief: string, ...others: string[]) =>
      seatProblems(drunk(belief), drunk(belief), 'monk', ...others).map(({ code }) => code)
    expect(codes('chef', 'poisoner', 'imp')).toEqual(['beliefInPlay', 'beliefInPlay'])
    expect(codes('villageidiot', 'villageidiot', 'imp')).toEqual([])
  })

  test('of a Marionette is beside the Demon’s', () => {
    const marionette = { character: 'marionette', believes: 'chef' }
    expect(seatProblems(marionette, 'empath', 'monk', 'sage', 'imp')).toEqual([])
    expect(seatProblems('empath', marionette, 'monk', 'sage', 'imp')).toEqual([
      { code: 'notBesideDemon', seat: '2' }
    ])
  })

  test('can’t have a character whose token nobody draws', () => {
    expect(seatProblems('chef', 'empath', 'monk', 'poisoner', 'lilmonsta')).toEqual([
      { code: 'unseated', seat: '5', character: 'lilmonsta' }
    ])
  })
})

test.each(['monk', { character: 'drunk', believes: 'sage' }])(
  'most players are Legion once that is applied, beside any good ones (%j)',
  good => {
    const game = gameOf(['legion', 'legion', 'legion', 'chef', 'legion', good, 'legion'])
    expect(problems(game)).not.toEqual([])
    expect(problems({ ...game, setupChoices: { legion: 0 } })).toEqual([])
  }
)
