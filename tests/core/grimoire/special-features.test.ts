import { describe, expect, test } from 'vitest'
import type { Character, Special } from '#core/character/character.ts'
import { specialGlobals, specialNames, specialTimes, specialTypes } from '#core/character/special.ts'
import type { Team } from '#core/character/team.ts'
import { applyAction } from '#core/grimoire/apply-action.ts'
import type { Game, Seat } from '#core/grimoire/game.ts'
import { believedTeams, isUnseated } from '#core/grimoire/in-play.ts'
import { nightSteps } from '#core/grimoire/night/night-steps.ts'
import { stepHints } from '#core/grimoire/night/step-hints.ts'
import { publicGame } from '#core/grimoire/public-game.ts'
import { findSetupProblems } from '#core/grimoire/setup/setup-problems.ts'
import {
  cardsOf,
  dayFeatures,
  featuresOf,
  replacedCharacters,
  returnGhostVotes,
  stepFeatures,
  timesOf
} from '#core/grimoire/special-features.ts'
import { allowedVotes, restoresGhostVotes, voteRules, voteWeight } from '#core/grimoire/votes/votes.ts'
import { catalogue, custom } from '../script-builders.ts'
import { castOf, gameOf } from './table.ts'

type Times = 'setup' | 'first night' | 'first day' | 'later night' | 'later day' | 'end'
const phases: Record<Times, Pick<Game, 'phase' | 'round'>> = {
  setup: { phase: 'setup', round: 0 },
  'first night': { phase: 'night', round: 1 },
  'first day': { phase: 'day', round: 1 },
  'later night': { phase: 'night', round: 2 },
  'later day': { phase: 'day', round: 2 },
  end: { phase: 'ended', round: 2 }
}

/** A game with an owl that has a special feature, in seat 1, beside others; a minion and an outsider are among them. */
function play(
  special: Special,
  { when = 'later night', ...change }: { when?: Times } & Partial<Character> = {}
) {
  const owl = custom('owl', {
    firstNight: 30,
    otherNight: 30,
    reminders: ['Hoot'],
    special: [special],
    ...change
  })
  const { cast, characters } = castOf(owl, 'poisoner', 'butler', 'chef', 'imp')
  const seats: Partial<Seat>[] = ['owl', 'poisoner', 'butler', 'chef', 'imp'].map(character => ({
    character
  }))
  const game = { ...gameOf(seats), ...phases[when] }
  const steps = nightSteps(game, cast, characters, catalogue)
  return { owl: characters.get('owl'), cast, characters, game, steps }
}

/** Names of the features with a button in the owl's step, or by day. */
function buttons(special: Special, when: Times = 'later night') {
  const { game, characters, steps } = play(special, { when })
  const step = steps.find(({ key }) => key === 'owl')
  const found =
    game.phase === 'night' && step ? stepFeatures(game, characters, step) : dayFeatures(game, characters)
  return found.map(({ feature }) => feature.name)
}

const noChoices = [] as const
const problemCodes = (special: Special, seats: (string | Partial<Seat>)[]) => {
  const { characters } = play(special)
  return findSetupProblems(gameOf(seats), characters, noChoices).map(({ code }) => code)
}

/**
 * Every feature that the publisher's app is known to have, with what it does here. The type says where a feature is used, the
 * name what it does; `at` is its part of the grimoire.
 */
const rows: { type: string; name: string; at: string; does: string; shows: (feature: Special) => void }[] = [
  {
    type: 'selection',
    name: 'bag-disabled',
    at: 'setup',
    does: 'draws another token, and believes to be that; a Demon has no seat',
    shows(feature) {
      const ofTeam = (team: Team) => {
        const { owl } = play(feature, { team })
        return owl && [believedTeams(owl).join(), isUnseated(owl)]
      }
      expect(ofTeam('outsider')).toEqual(['townsfolk', false])
      expect(ofTeam('minion')).toEqual(['townsfolk,outsider', false])
      expect(ofTeam('demon')).toEqual(['', true])
    }
  },
  {
    type: 'selection',
    name: 'bag-duplicate',
    at: 'setup',
    does: 'may be in the bag several times',
    shows(feature) {
      expect(problemCodes(feature, ['owl', 'owl', 'chef', 'poisoner', 'imp'])).not.toContain('twice')
      expect(problemCodes(feature, ['owl', 'chef', 'chef', 'poisoner', 'imp'])).toContain('twice')
    }
  },
  {
    type: 'selection',
    name: 'good-duplicate',
    at: 'setup',
    does: 'good characters may repeat',
    shows(feature) {
      expect(problemCodes(feature, ['owl', 'chef', 'chef', 'poisoner', 'imp'])).not.toContain('twice')
      expect(problemCodes(feature, ['owl', 'chef', 'poisoner', 'poisoner', 'imp'])).toContain('twice')
    }
  },
  {
    type: 'selection',
    name: 'evil-duplicate',
    at: 'setup',
    does: 'evil characters may repeat',
    shows(feature) {
      expect(problemCodes(feature, ['owl', 'chef', 'poisoner', 'poisoner', 'imp'])).not.toContain('twice')
      expect(problemCodes(feature, ['owl', 'chef', 'chef', 'poisoner', 'imp'])).toContain('twice')
    }
  },
  {
    type: 'ability',
    name: 'distribute-roles',
    at: 'setup',
    does: 'the storyteller deals the characters by hand, as in any game here: nothing steers an online lobby',
    shows(feature) {
      expect(buttons(feature, 'setup')).toEqual([])
      const { game } = play(feature, { when: 'setup' })
      const deal = { characters: { 4: { character: 'imp', believes: '' } } }
      expect(applyAction(game, { type: 'deal', data: deal }).seats[3]?.character).toBe('imp')
    }
  },
  {
    type: 'ability',
    name: 'pointing',
    at: 'night step, day',
    does: 'shows a card that asks to point; at night also to those whom `global` names',
    shows(feature) {
      expect(buttons({ ...feature, time: 'night' })).toEqual(['pointing'])
      expect(buttons({ ...feature, time: 'day' })).toEqual([])
      expect(buttons({ ...feature, time: 'day' }, 'later day')).toEqual(['pointing'])
    }
  },
  {
    type: 'ability',
    name: 'ghost-votes',
    at: 'day',
    does: 'gives all dead players their vote back, and reminds of it on the last day',
    shows(feature) {
      const { game, characters } = play({ ...feature, time: 'day' }, { when: 'later day' })
      expect(buttons({ ...feature, time: 'day' }, 'later day')).toEqual(['ghost-votes'])
      const dead = { alive: false, ghostVote: false }
      const late = {
        ...game,
        seats: game.seats.map((seat, index) => (index < 2 ? { ...seat, ...dead } : seat))
      }
      expect([restoresGhostVotes(game, characters), restoresGhostVotes(late, characters)]).toEqual([
        false,
        true
      ])
      const after = returnGhostVotes(late).reduce((changed, action) => applyAction(changed, action), late)
      expect(after.seats.every(({ ghostVote }) => ghostVote)).toBe(true)
      expect(returnGhostVotes(after)).toEqual([])
    }
  },
  {
    type: 'signal',
    name: 'grimoire',
    at: 'night step',
    does: 'shows the circle full screen, with nothing to press',
    shows(feature) {
      expect(buttons({ ...feature, time: 'night' })).toEqual(['grimoire'])
      expect(buttons(feature, 'later day')).toEqual([])
    }
  },
  {
    type: 'signal',
    name: 'card',
    at: 'night step, cards',
    does: 'shows a card with the value as text',
    shows(feature) {
      const { owl, game } = play({ ...feature, value: 'You are sleepy' })
      expect(owl && cardsOf(owl, game)).toEqual(['You are sleepy'])
      expect(owl && cardsOf(owl, { ...game, phase: 'day' })).toEqual([])
      expect(buttons({ ...feature, value: 3 })).toEqual(['card'])
    }
  },
  {
    type: 'signal',
    name: 'player',
    at: 'night step',
    does: 'marks the player that was chosen with a reminder',
    shows: feature => expect(buttons(feature)).toEqual(['player'])
  },
  {
    type: 'player',
    name: 'open-eyes',
    at: 'night step',
    does: 'every step of other evil players says that this one wakes too',
    shows(feature) {
      const { game, characters, steps } = play({ ...feature, time: 'night' }, { team: 'minion' })
      const hints = (key: string) => {
        const step = steps.find(each => each.key === key)
        return step && stepHints(game, characters, step).map(({ code, seats }) => [code, seats[0]?.id])
      }
      expect([hints('poisoner'), hints('butler'), hints('owl')]).toEqual([[['openEyes', '1']], [], []])
      expect(buttons(feature)).toEqual([])
    }
  },
  {
    type: 'vote',
    name: 'hidden',
    at: 'day',
    does: 'votes are secret while the player lives',
    shows(feature) {
      const { game, characters } = play(feature)
      expect(voteRules(game, characters).secret).toBe(true)
      const dead = applyAction(game, { type: 'kill', data: { seat: '1' } })
      expect(voteRules(dead, characters).secret).toBe(false)
    }
  },
  {
    type: 'vote',
    name: 'multiplier',
    at: 'day',
    does: 'a vote beside which the reminder lies counts as often as the value says',
    shows(feature) {
      const { game, characters } = play({ ...feature, value: '3' })
      const reminder = { id: 'r', seat: '2', character: 'owl', text: 'Hoot' }
      const marked = applyAction(game, { type: 'placeReminder', data: { reminder } })
      const weights = marked.seats.map(seat => voteWeight(marked, seat, characters))
      expect(weights).toEqual([1, 3, 1, 1, 1])
      const [owl] = marked.seats
      expect(owl && allowedVotes(marked, owl, { exile: false }, voteRules(marked, characters))).toBe(1)
    }
  },
  {
    type: 'reveal',
    name: 'replace-character',
    at: 'end',
    does: 'lists whose token is swapped for the true one when the characters are revealed',
    shows(feature) {
      const { game, characters } = play(feature, { when: 'end' })
      const replaced = (change: Partial<Seat>) =>
        replacedCharacters(
          { ...game, seats: game.seats.map(seat => ({ ...seat, ...change })) },
          characters
        ).map(({ seat, shown }) => [seat.id, shown])
      expect(replaced({})).toEqual([])
      expect(replaced({ believes: 'chef' })).toEqual([['1', 'chef']])
      expect(replaced({ abilities: ['chef'] })).toEqual([['1', 'chef']])
    }
  },
  {
    type: 'reminder',
    name: 'public',
    at: 'town square',
    does: 'its reminders are shown in the public town square',
    shows(feature) {
      const { game, characters } = play(feature)
      const reminders = ['owl', 'poisoner'].map(character => ({
        id: character,
        seat: '1',
        character,
        text: 'x'
      }))
      expect(publicGame({ ...game, reminders }, characters).reminders.map(({ id }) => id)).toEqual(['owl'])
    }
  }
]

test.each(rows)('$type $name ($at): $does', ({ type, name, shows }) => {
  expect.hasAssertions()
  shows({ type, name })
})

test('the table has every type, every name and every feature of an official character', () => {
  const covered = new Set(rows.map(({ type, name }) => `${type} ${name}`))
  expect([...specialTypes].sort()).toEqual([...new Set(rows.map(({ type }) => type))].sort())
  expect([...specialNames].sort()).toEqual([...new Set(rows.map(({ name }) => name))].sort())
  const used = [...catalogue.characters.values()].flatMap(({ special }) =>
    special.map(({ type, name }) => `${type} ${name}`)
  )
  expect(used.filter(feature => !covered.has(feature))).toEqual([])
})

describe('the time of a feature', () => {
  const inTimes = (time: string | undefined, type = 'ability') =>
    (Object.keys(phases) as Times[]).filter(when => {
      const feature = { type, name: 'card', value: 'x', ...(time === undefined ? {} : { time }) }
      const { owl, game } = play(feature, { when })
      return owl && featuresOf(owl, game).length > 0
    })

  test.each([
    ['pregame', ['setup']],
    ['night', ['first night', 'later night']],
    ['firstNight', ['first night']],
    ['otherNight', ['later night']],
    ['day', ['first day', 'later day']],
    ['firstDay', ['first day']],
    ['otherDay', ['later day']]
  ])('%s: %j', (time, expected) => {
    expect(inTimes(time)).toEqual(expected)
  })

  test('without one, a signal is for any night and others for any time', () => {
    expect(inTimes(undefined, 'signal')).toEqual(['first night', 'later night'])
    expect(inTimes('', 'ability')).toEqual(Object.keys(phases))
    expect(inTimes('never')).toEqual([])
  })

  test('each of the format is known', () => {
    const known = Object.values(phases).flatMap(phase => timesOf(phase))
    expect([...new Set(known)].sort()).toEqual([...specialTimes].sort())
  })
})

describe('who else can use a feature', () => {
  /** Ids of the characters in whose steps an owl that isn't in play and doesn't wake lends a card. */
  const lentTo = (global: string, team: Team = 'townsfolk') => {
    const feature = { type: 'signal', name: 'card', value: 'x', global }
    const { game, characters } = play(feature, { firstNight: 0, otherNight: 0, team })
    return specialGlobals.filter(group => {
      const character =
        { townsfolk: 'chef', outsider: 'butler', minion: 'poisoner', demon: 'imp' }[group as string] ?? ''
      const seat = { ...game.seats[0], character, alive: group !== 'dead' } as Seat
      return (
        stepFeatures({ ...game, seats: [seat] }, characters, { key: character, seats: [seat] }).length > 0
      )
    })
  }

  test.each(specialGlobals.filter(group => group !== 'traveller'))('%s', group => {
    expect(lentTo(group)).toEqual([group])
  })

  test('nobody can use one of a Fabled that isn’t in play', () => {
    expect(lentTo('minion', 'fabled')).toEqual([])
  })

  test('who wakes has it in the own step alone', () => {
    const { game, characters, steps } = play({
      type: 'ability',
      name: 'pointing',
      time: 'night',
      global: 'minion'
    })
    const inStep = (key: string) => {
      const step = steps.find(each => each.key === key)
      return step && stepFeatures(game, characters, step).length
    }
    expect([inStep('owl'), inStep('poisoner')]).toEqual([1, 0])
  })

  test('by day, players of the group can', () => {
    const { game, characters } = play(
      { type: 'ability', name: 'card', value: 'x', global: 'dead' },
      { when: 'later day' }
    )
    const without = { ...game, seats: game.seats.slice(1) }
    const dead = applyAction(without, { type: 'kill', data: { seat: '3' } })
    expect([dayFeatures(without, characters).length, dayFeatures(dead, characters).length]).toEqual([0, 1])
  })
})
