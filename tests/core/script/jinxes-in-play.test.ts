import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jinxesInPlay } from '#core/script/jinxes-in-play.ts'
import type { ScriptCharacter } from '#core/script/script.ts'
import { aScript, catalogue, custom, factsOfOfficial, official, texts, unknown } from '../script-builders.ts'

const localized = texts({ jinxes: { bountyhunter: { kazali: 'One is known to the other.' } } })

const inPlay = (...characters: (string | ScriptCharacter)[]) =>
  jinxesInPlay(aScript({ characters }), catalogue, localized)

const jinx = (id: string, reason = `About ${id}.`) => ({ id, reason })
const jinxed = (id: string, ...jinxes: { id: string; reason: string }[]) => custom(id, { jinxes })

describe('official jinxes', () => {
  test('are in play when both characters are on the script, the earlier one first', () => {
    const reason = 'One is known to the other.'
    expect(inPlay('bountyhunter', 'kazali')).toEqual([
      { first: 'bountyhunter', second: 'kazali', reason, isFromScript: false }
    ])
    expect(inPlay('kazali', 'chef', 'bountyhunter')).toEqual([
      { first: 'kazali', second: 'bountyhunter', reason, isFromScript: false }
    ])
  })

  test('aren’t in play when one is missing', () => {
    expect(inPlay('bountyhunter', 'chef')).toEqual([])
  })

  test('have an empty reason when the language lacks it', () => {
    expect(inPlay('bountyhunter', 'philosopher')).toEqual([
      { first: 'bountyhunter', second: 'philosopher', reason: '', isFromScript: false }
    ])
  })

  test('apply to a custom character with a spelling of an official id', () => {
    expect(inPlay(custom('Bounty_Hunter'), official('kazali'))).toEqual([
      { first: 'Bounty_Hunter', second: 'kazali', reason: 'One is known to the other.', isFromScript: false }
    ])
    expect(inPlay('bountyhunter', custom('ka-zali'))).toMatchObject([
      { first: 'bountyhunter', second: 'ka-zali' }
    ])
  })

  test('are all in play on a script of all characters', () => {
    const all = [...catalogue.characters.keys()]
    expect(inPlay(...all)).toHaveLength(131)
  })
})

describe('jinxes from the script', () => {
  test('are in play between custom and official characters', () => {
    expect(inPlay(jinxed('cook', jinx('imp'), jinx('baker'), jinx('spy')), 'imp', custom('baker'))).toEqual([
      { first: 'cook', second: 'imp', reason: 'About imp.', isFromScript: true },
      { first: 'cook', second: 'baker', reason: 'About baker.', isFromScript: true }
    ])
  })

  test('are in play when an official character has them as overrides', () => {
    const changed = official('imp', { jinxes: [jinx('cook')] })
    expect(inPlay(custom('cook'), changed)).toEqual([
      { first: 'cook', second: 'imp', reason: 'About cook.', isFromScript: true }
    ])
  })

  test('refer to the other character in any spelling', () => {
    expect(
      inPlay(jinxed('cook', jinx('Pit-Hag'), jinx("devil's advocate")), 'pithag', 'devilsadvocate')
    ).toEqual([
      { first: 'cook', second: 'pithag', reason: 'About Pit-Hag.', isFromScript: true },
      { first: 'cook', second: 'devilsadvocate', reason: "About devil's advocate.", isFromScript: true }
    ])
  })

  test('replace the official reason', () => {
    const changed = official('kazali', { jinxes: [jinx('bountyhunter', 'Ours.')] })
    expect(inPlay('bountyhunter', changed)).toEqual([
      { first: 'bountyhunter', second: 'kazali', reason: 'Ours.', isFromScript: true }
    ])
  })

  test('count once for a pair that both characters list; the first on the script wins', () => {
    expect(inPlay(jinxed('a', jinx('b', 'By a.')), jinxed('b', jinx('a', 'By b.')))).toEqual([
      { first: 'a', second: 'b', reason: 'By a.', isFromScript: true }
    ])
  })

  test('of a character with itself or with an unknown id aren’t in play', () => {
    expect(inPlay(jinxed('cook', jinx('cook'), jinx(''), jinx('nobody')), custom('-'))).toEqual([])
  })

  test('with an unknown id are in play by id', () => {
    expect(inPlay(jinxed('cook', jinx('nobody')), unknown('nobody'))).toMatchObject([{ second: 'nobody' }])
  })
})

test('jinxes are in script order', () => {
  const cook = jinxed('cook', jinx('imp'), jinx('spy'))
  expect(
    inPlay('spy', 'kazali', cook, 'imp', 'bountyhunter').map(({ first, second }) => [first, second])
  ).toEqual([
    ['spy', 'cook'],
    ['kazali', 'bountyhunter'],
    ['cook', 'imp']
  ])
  const listedBackwards = jinxed('cook', jinx('monk'), jinx('spy'), jinx('imp'))
  expect(inPlay(listedBackwards, 'imp', 'spy', 'monk').map(({ second }) => second)).toEqual([
    'imp',
    'spy',
    'monk'
  ])
})

test('no pair occurs twice, and both characters are on the script', () => {
  const any = fc.uniqueArray(fc.constantFrom(...catalogue.characters.keys()), { maxLength: 40 })
  fc.assert(
    fc.property(any, ids => {
      const pairs = inPlay(...ids)
      expect(new Set(pairs.map(({ first, second }) => [first, second].sort().join(' '))).size).toBe(
        pairs.length
      )
      const expected = ids.flatMap(id => factsOfOfficial(id).jinxedWith.filter(other => ids.includes(other)))
      expect(pairs).toHaveLength(expected.length)
      for (const { first, second } of pairs) expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second))
    })
  )
})
