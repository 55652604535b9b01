import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getCharacterFacts, wakes } from '#core/character/character-facts.ts'
import { isStepId, nights } from '#core/night/night.ts'
import {
  isCustomOrder,
  moveInNightOrder,
  nightOrder,
  setNightOrder,
  sortNightOrder,
  toggleNightOrder
} from '#core/night/night-order.ts'
import { emptyScript, type ScriptCharacter } from '#core/script/script.ts'
import { aScript, catalogue, custom, official, unknown } from '../script-builders.ts'

const first = (...characters: (string | ScriptCharacter)[]) =>
  nightOrder(aScript({ characters }), 'firstNight', catalogue)

const firstWith = (order: string[], ...characters: (string | ScriptCharacter)[]) =>
  nightOrder(aScript({ characters, firstNight: order }), 'firstNight', catalogue)

const waking = (id: string, firstNight: number) => custom(id, { firstNight, otherNight: firstNight })

describe('the default order', () => {
  test('of an empty script has only steps, without the infos on other nights', () => {
    expect(first()).toEqual(['dusk', 'minioninfo', 'demoninfo', 'dawn'])
    expect(nightOrder(emptyScript, 'otherNight', catalogue)).toEqual(['dusk', 'dawn'])
  })

  test('has the characters that wake, by wake-up number', () => {
    expect(first('spy', 'chef', 'monk', 'philosopher')).toEqual([
      'dusk',
      'philosopher',
      'minioninfo',
      'demoninfo',
      'chef',
      'spy',
      'dawn'
    ])
    const script = aScript({ characters: ['spy', 'chef', 'monk'] })
    expect(nightOrder(script, 'otherNight', catalogue)).toEqual(['dusk', 'monk', 'spy', 'dawn'])
  })

  test('sorts fractional numbers between whole ones', () => {
    expect(first(waking('b', 16.5), waking('c', 16.75), waking('a', 16.25), 'lunatic', 'snitch')).toEqual([
      'dusk',
      'minioninfo',
      'snitch',
      'a',
      'b',
      'c',
      'lunatic',
      'demoninfo',
      'dawn'
    ])
  })

  test('begins with dusk, whatever the wake-up numbers', () => {
    expect(first(waking('early', 0.1), waking('same', 1))).toEqual([
      'dusk',
      'early',
      'same',
      'minioninfo',
      'demoninfo',
      'dawn'
    ])
  })

  test('puts characters after dawn that the official order puts there, and no custom ones', () => {
    expect(first(waking('late', 73.5), 'leviathan', waking('same', 73)).slice(-4)).toEqual([
      'same',
      'late',
      'dawn',
      'leviathan'
    ])
    const script = aScript({ characters: [waking('late', 9350), waking('early', 3010)] })
    expect(nightOrder(script, 'otherNight', catalogue)).toEqual(['dusk', 'early', 'late', 'dawn'])
  })

  test('of another scale of numbers stays with dawn at the end when characters wake after dawn in a custom order', () => {
    const order = ['dusk', 'minioninfo', 'demoninfo', 'dawn', 'late']
    expect(firstWith(order, waking('late', 120), waking('other', 110))).toEqual([
      'dusk',
      'minioninfo',
      'demoninfo',
      'other',
      'dawn',
      'late'
    ])
  })

  test('at one number, puts steps, then official characters, then custom ones in script order', () => {
    expect(first(waking('b', 50), waking('a', 50), 'chef', waking('info', 15))).toEqual([
      'dusk',
      'minioninfo',
      'info',
      'demoninfo',
      'chef',
      'b',
      'a',
      'dawn'
    ])
  })

  test('uses overridden wake-up numbers of official characters', () => {
    expect(first(official('chef', { firstNight: 2 }), official('spy', { firstNight: 0 }))).toEqual([
      'dusk',
      'chef',
      'minioninfo',
      'demoninfo',
      'dawn'
    ])
  })

  test('treats a step’s id as the step, even if a character has it', () => {
    expect(first(waking('dawn', 3), waking('minioninfo', 40))).toEqual(first())
  })

  test('leaves out unknown ids', () => {
    expect(first(unknown('nobody'), official('missing'))).toEqual(first())
  })
})

describe('a custom order', () => {
  test('stays as it is', () => {
    const order = ['dawn', 'chef', 'demoninfo', 'minioninfo', 'spy', 'dusk']
    expect(firstWith(order, 'spy', 'chef')).toEqual(order)
  })

  test('loses ids that are not on the script, and repeats', () => {
    const order = [
      'dusk',
      'monk',
      'chef',
      'chef',
      'nobody',
      'dusk',
      'minioninfo',
      'demoninfo',
      'dawn',
      'chef'
    ]
    expect(firstWith(order, 'chef', unknown('nobody'))).toEqual([
      'dusk',
      'chef',
      'minioninfo',
      'demoninfo',
      'dawn'
    ])
  })

  test('keeps listed characters without a wake-up number, and infos listed on other nights', () => {
    expect(firstWith(['dusk', 'monk', 'minioninfo', 'demoninfo', 'dawn'], 'monk')).toContain('monk')
    const script = aScript({ otherNight: ['dusk', 'minioninfo', 'dawn'] })
    expect(nightOrder(script, 'otherNight', catalogue)).toEqual(['dusk', 'minioninfo', 'dawn'])
  })

  test('gets missing steps: dusk first, infos by number, dawn at the end', () => {
    expect(firstWith(['philosopher', 'chef', 'spy'], 'spy', 'chef', 'philosopher')).toEqual([
      'dusk',
      'philosopher',
      'minioninfo',
      'demoninfo',
      'chef',
      'spy',
      'dawn'
    ])
  })

  test('gets dawn before final characters that wake after dawn', () => {
    expect(
      firstWith(['spy', 'vizier', 'chef', 'leviathan'], 'spy', 'chef', 'vizier', 'leviathan').slice(-3)
    ).toEqual(['chef', 'dawn', 'leviathan'])
  })

  test('gets dawn after all that wake before it, even with more later ones in front', () => {
    expect(firstWith(['vizier', 'leviathan', 'chef'], 'chef', 'vizier', 'leviathan').slice(-2)).toEqual([
      'chef',
      'dawn'
    ])
  })

  test('gets a missing character that wakes, by number', () => {
    expect(firstWith(['dusk', 'minioninfo', 'demoninfo', 'spy', 'dawn'], 'spy', 'chef')).toEqual([
      'dusk',
      'minioninfo',
      'demoninfo',
      'chef',
      'spy',
      'dawn'
    ])
  })

  test('gets it where the fewest are out of sequence, even if one was moved far away', () => {
    const order = ['dusk', 'spy', 'minioninfo', 'demoninfo', 'empath', 'dawn', 'philosopher']
    expect(firstWith(order, 'spy', 'empath', 'philosopher', 'chef')).toEqual([
      'dusk',
      'spy',
      'minioninfo',
      'demoninfo',
      'chef',
      'empath',
      'dawn',
      'philosopher'
    ])
  })

  test('gets missing characters by number, whatever their order on the script', () => {
    expect(firstWith(['dusk', 'dawn'], waking('late', 60), waking('early', 3), waking('middle', 40))).toEqual(
      ['dusk', 'early', 'minioninfo', 'demoninfo', 'middle', 'late', 'dawn']
    )
  })

  test('gets it after the last of several places that suit equally', () => {
    const order = ['dusk', 'minioninfo', 'demoninfo', 'b', 'a', 'dawn']
    const characters = [waking('a', 40), waking('b', 50), waking('new', 45)]
    expect(firstWith(order, ...characters)).toEqual([
      'dusk',
      'minioninfo',
      'demoninfo',
      'b',
      'a',
      'new',
      'dawn'
    ])
  })

  test('that is empty equals the default order', () => {
    const characters = ['leviathan', 'spy', 'chef', waking('early', 0.5)]
    expect(firstWith([], ...characters)).toEqual(first(...characters))
  })
})

describe('switching the custom order', () => {
  const script = aScript({ characters: ['spy', 'monk', 'chef'] })

  test('on copies the current order', () => {
    const on = toggleNightOrder(script, 'firstNight', catalogue)
    expect(isCustomOrder(script, 'firstNight')).toBe(false)
    expect(isCustomOrder(on, 'firstNight')).toBe(true)
    expect(on.firstNight).toEqual(['dusk', 'minioninfo', 'demoninfo', 'chef', 'spy', 'dawn'])
    expect(isCustomOrder(on, 'otherNight')).toBe(false)
  })

  test('off removes it', () => {
    const off = toggleNightOrder(toggleNightOrder(script, 'otherNight', catalogue), 'otherNight', catalogue)
    expect(off).toEqual(script)
    expect('otherNight' in off).toBe(false)
  })
})

describe('sorting a night', () => {
  test('sorts a custom order by number and keeps it custom', () => {
    const script = aScript({
      characters: ['spy', 'chef', 'leviathan'],
      firstNight: ['leviathan', 'dawn', 'spy', 'demoninfo', 'minioninfo', 'chef', 'dusk']
    })
    expect(sortNightOrder(script, 'firstNight', catalogue).firstNight).toEqual([
      'dusk',
      'minioninfo',
      'demoninfo',
      'chef',
      'spy',
      'dawn',
      'leviathan'
    ])
  })

  test('keeps entries without a number right after dusk', () => {
    const script = aScript({ characters: ['monk', 'chef'], firstNight: ['chef', 'monk', 'dusk'] })
    expect(sortNightOrder(script, 'firstNight', catalogue).firstNight?.slice(0, 2)).toEqual(['dusk', 'monk'])
  })

  test('changes nothing when it is sorted or a default order', () => {
    const script = aScript({ characters: ['spy', 'chef'] })
    expect(sortNightOrder(script, 'firstNight', catalogue)).toBe(script)
    const on = toggleNightOrder(script, 'firstNight', catalogue)
    expect(sortNightOrder(on, 'firstNight', catalogue)).toBe(on)
  })
})

describe('setting a night order', () => {
  const script = aScript({ characters: ['spy', 'chef'] })

  test('makes it custom and complete, without unknown ids', () => {
    const ids = ['dusk', 'spy', 'nobody', 'spy', 'minioninfo', 'demoninfo', 'dawn']
    expect(setNightOrder(script, 'firstNight', ids, catalogue).firstNight).toEqual([
      'dusk',
      'spy',
      'minioninfo',
      'demoninfo',
      'chef',
      'dawn'
    ])
  })

  test('to the default order makes it custom too', () => {
    const current = nightOrder(script, 'firstNight', catalogue)
    expect(setNightOrder(script, 'firstNight', current, catalogue).firstNight).toEqual(current)
  })

  test('to the same order changes nothing', () => {
    const on = setNightOrder(script, 'firstNight', ['chef', 'spy'], catalogue)
    expect(setNightOrder(on, 'firstNight', on.firstNight ?? [], catalogue)).toBe(on)
  })
})

describe('moving in a night', () => {
  const script = aScript({ characters: ['spy', 'chef'] })
  const move = (id: string, to: number) => moveInNightOrder(script, 'firstNight', id, to, catalogue)

  test('moves the entry to the index and makes the order custom', () => {
    expect(move('spy', 1).firstNight).toEqual(['dusk', 'spy', 'minioninfo', 'demoninfo', 'chef', 'dawn'])
    expect(move('dusk', 2).firstNight).toEqual(['minioninfo', 'demoninfo', 'dusk', 'chef', 'spy', 'dawn'])
  })

  test('stops at either end', () => {
    expect(move('chef', 99).firstNight?.at(-1)).toBe('chef')
    expect(move('chef', -1).firstNight?.[0]).toBe('chef')
  })

  test('to the same index, or of an unknown id, changes nothing', () => {
    expect(move('chef', 3)).toBe(script)
    expect(move('monk', 0)).toBe(script)
  })
})

describe('every night', () => {
  const anyCharacter = fc.oneof(
    fc.constantFrom(...catalogue.characters.keys()).map(id => official(id)),
    fc
      .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 0, max: 15_000 }))
      .map(([id, number]): ScriptCharacter => waking(`own-${id}`, number / 2)),
    fc.constant(unknown('nobody'))
  )
  const anyCharacters = fc.uniqueArray(anyCharacter, { selector: ({ id }) => id, maxLength: 20 })
  const anyScript = anyCharacters.chain(characters =>
    fc
      .option(
        fc.array(
          fc.constantFrom('dusk', 'minioninfo', 'dawn', 'stranger', ...characters.map(({ id }) => id))
        ),
        { nil: undefined }
      )
      .map(order => aScript({ characters, ...(order && { firstNight: order, otherNight: order }) }))
  )

  test('has each character that wakes once, and no unknown id', () => {
    fc.assert(
      fc.property(anyScript, fc.constantFrom(...nights), (script, night) => {
        const order = nightOrder(script, night, catalogue)
        const described = script.characters.map(character => getCharacterFacts(character, catalogue))
        const wakers = described.flatMap(facts => (facts && wakes(facts, night) ? [facts.id] : []))
        const allowed = new Set(described.map(facts => facts?.id))
        expect(order).toEqual(expect.arrayContaining([...wakers, 'dusk', 'dawn']))
        expect(new Set(order).size).toBe(order.length)
        expect(order.filter(id => !isStepId(id) && !allowed.has(id))).toEqual([])
      })
    )
  })

  test('keeps the storyteller’s order', () => {
    fc.assert(
      fc.property(anyScript, script => {
        const order = nightOrder(script, 'firstNight', catalogue)
        const listed = [...new Set(script.firstNight ?? [])].filter(id => order.includes(id))
        expect(order.filter(id => listed.includes(id))).toEqual(listed)
      })
    )
  })

  test('is the same when the current order becomes the custom one', () => {
    fc.assert(
      fc.property(anyScript, fc.constantFrom(...nights), (script, night) => {
        const current = nightOrder(script, night, catalogue)
        const set = setNightOrder(script, night, current, catalogue)
        expect(nightOrder(set, night, catalogue)).toEqual(current)
        expect(set[night]).toEqual(current)
      })
    )
  })

  test('sorted by number equals the default order, when all entries have a number', () => {
    fc.assert(
      fc.property(anyCharacters, fc.array(fc.nat(30)), (characters, moves) => {
        const script = aScript({ characters })
        const current = nightOrder(script, 'firstNight', catalogue)
        const moved = moves.reduce(
          (next, to) =>
            moveInNightOrder(next, 'firstNight', current[to % current.length] ?? '', to, catalogue),
          toggleNightOrder(script, 'firstNight', catalogue)
        )
        expect(sortNightOrder(moved, 'firstNight', catalogue).firstNight).toEqual(current)
      })
    )
  })
})
