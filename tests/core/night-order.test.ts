import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factsOf, wakes } from '#core/character-facts.ts'
import { isStepId, nights } from '#core/night.ts'
import {
  isCustomOrder,
  moveInNightOrder,
  nightOrder,
  setNightOrder,
  sortNightOrder,
  toggleNightOrder
} from '#core/night-order.ts'
import { emptyScript, type ScriptCharacter } from '#core/script.ts'
import { aScript, catalogue, custom, official, unknown } from './build.ts'

const first = (...characters: (string | ScriptCharacter)[]) =>
  nightOrder(aScript({ characters }), 'firstNight', catalogue)

const firstWith = (order: string[], ...characters: (string | ScriptCharacter)[]) =>
  nightOrder(aScript({ characters, firstNight: order }), 'firstNight', catalogue)

const waking = (id: string, firstNight: number) => custom(id, { firstNight, otherNight: firstNight })

describe('the default order', () => {
  test('of an empty script has the steps alone, without the infos on other nights', () => {
    expect(first()).toEqual(['dusk', 'minioninfo', 'demoninfo', 'dawn'])
    expect(nightOrder(emptyScript, 'otherNight', catalogue)).toEqual(['dusk', 'dawn'])
  })

  test('has the characters that wake, by number', () => {
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

  test('puts decimals between', () => {
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

  test('begins with dusk, whatever the number', () => {
    expect(first(waking('early', 0.1), waking('same', 1))).toEqual([
      'dusk',
      'early',
      'same',
      'minioninfo',
      'demoninfo',
      'dawn'
    ])
  })

  test('puts numbers after dawn’s after dawn, and dawn’s own before it', () => {
    expect(first(waking('late', 73.5), 'leviathan', waking('same', 73)).slice(-4)).toEqual([
      'same',
      'dawn',
      'late',
      'leviathan'
    ])
    const script = aScript({ characters: [waking('late', 93.5), waking('early', 92.5)] })
    expect(nightOrder(script, 'otherNight', catalogue)).toEqual(['dusk', 'early', 'dawn', 'late'])
  })

  test('puts steps, then official characters, then custom ones in script order, at one number', () => {
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

  test('goes by the numbers that the script gives an official character', () => {
    expect(first(official('chef', { firstNight: 2 }), official('spy', { firstNight: 0 }))).toEqual([
      'dusk',
      'chef',
      'minioninfo',
      'demoninfo',
      'dawn'
    ])
  })

  test('takes the id of a step for the step, though a file may describe a character under it', () => {
    expect(first(waking('dawn', 3), waking('minioninfo', 40))).toEqual(first())
  })

  test('leaves out ids that nobody describes', () => {
    expect(first(unknown('nobody'), official('missing'))).toEqual(first())
  })
})

describe('a custom order', () => {
  test('is shown as it is', () => {
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

  test('keeps a character that is listed though it has no number, and infos listed on other nights', () => {
    expect(firstWith(['dusk', 'monk', 'minioninfo', 'demoninfo', 'dawn'], 'monk')).toContain('monk')
    const script = aScript({ otherNight: ['dusk', 'minioninfo', 'dawn'] })
    expect(nightOrder(script, 'otherNight', catalogue)).toEqual(['dusk', 'minioninfo', 'dawn'])
  })

  test('gets the steps it lacks: dusk first, infos by number, dawn at the end', () => {
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

  test('gets dawn before those at its end who come after dawn', () => {
    expect(
      firstWith(['spy', 'vizier', 'chef', 'leviathan'], 'spy', 'chef', 'vizier', 'leviathan').slice(-3)
    ).toEqual(['chef', 'dawn', 'leviathan'])
  })

  test('gets dawn behind everyone who wakes before it, though more of those after it stand in front', () => {
    expect(firstWith(['vizier', 'leviathan', 'chef'], 'chef', 'vizier', 'leviathan').slice(-2)).toEqual([
      'chef',
      'dawn'
    ])
  })

  test('gets a character that wakes and is missing, by number', () => {
    expect(firstWith(['dusk', 'minioninfo', 'demoninfo', 'spy', 'dawn'], 'spy', 'chef')).toEqual([
      'dusk',
      'minioninfo',
      'demoninfo',
      'chef',
      'spy',
      'dawn'
    ])
  })

  test('gets it where the fewest are out of turn, though one was moved far away', () => {
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

  test('that is empty is shown like the default one', () => {
    const characters = ['leviathan', 'spy', 'chef', waking('early', 0.5)]
    expect(firstWith([], ...characters)).toEqual(first(...characters))
  })
})

describe('switching the custom order', () => {
  const script = aScript({ characters: ['spy', 'monk', 'chef'] })

  test('on takes over what is shown', () => {
    const on = toggleNightOrder(script, 'firstNight', catalogue)
    expect(isCustomOrder(script, 'firstNight')).toBe(false)
    expect(isCustomOrder(on, 'firstNight')).toBe(true)
    expect(on.firstNight).toEqual(['dusk', 'minioninfo', 'demoninfo', 'chef', 'spy', 'dawn'])
    expect(isCustomOrder(on, 'otherNight')).toBe(false)
  })

  test('off clears it', () => {
    const off = toggleNightOrder(toggleNightOrder(script, 'otherNight', catalogue), 'otherNight', catalogue)
    expect(off).toEqual(script)
    expect('otherNight' in off).toBe(false)
  })
})

describe('sorting a night', () => {
  test('puts a custom order by number and keeps it custom', () => {
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

  test('keeps those without a number behind dusk', () => {
    const script = aScript({ characters: ['monk', 'chef'], firstNight: ['chef', 'monk', 'dusk'] })
    expect(sortNightOrder(script, 'firstNight', catalogue).firstNight?.slice(0, 2)).toEqual(['dusk', 'monk'])
  })

  test('changes nothing when it is sorted, or by default', () => {
    const script = aScript({ characters: ['spy', 'chef'] })
    expect(sortNightOrder(script, 'firstNight', catalogue)).toBe(script)
    const on = toggleNightOrder(script, 'firstNight', catalogue)
    expect(sortNightOrder(on, 'firstNight', catalogue)).toBe(on)
  })
})

describe('setting a night order', () => {
  const script = aScript({ characters: ['spy', 'chef'] })

  test('makes it custom, complete and clear of strangers', () => {
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
    const shown = nightOrder(script, 'firstNight', catalogue)
    expect(setNightOrder(script, 'firstNight', shown, catalogue).firstNight).toEqual(shown)
  })

  test('to what it is changes nothing', () => {
    const on = setNightOrder(script, 'firstNight', ['chef', 'spy'], catalogue)
    expect(setNightOrder(on, 'firstNight', on.firstNight ?? [], catalogue)).toBe(on)
  })
})

describe('moving in a night', () => {
  const script = aScript({ characters: ['spy', 'chef'] })
  const move = (id: string, to: number) => moveInNightOrder(script, 'firstNight', id, to, catalogue)

  test('takes it to the place given and makes the order custom', () => {
    expect(move('spy', 1).firstNight).toEqual(['dusk', 'spy', 'minioninfo', 'demoninfo', 'chef', 'dawn'])
    expect(move('dusk', 2).firstNight).toEqual(['minioninfo', 'demoninfo', 'dusk', 'chef', 'spy', 'dawn'])
  })

  test('stops at either end', () => {
    expect(move('chef', 99).firstNight?.at(-1)).toBe('chef')
    expect(move('chef', -1).firstNight?.[0]).toBe('chef')
  })

  test('to where it is changes nothing, nor does moving a stranger', () => {
    expect(move('chef', 3)).toBe(script)
    expect(move('monk', 0)).toBe(script)
  })
})

describe('every night', () => {
  const anyCharacter = fc.oneof(
    fc.constantFrom(...catalogue.characters.keys()).map(id => official(id)),
    fc
      .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 0, max: 200 }))
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

  test('has everyone who wakes once, and no stranger', () => {
    fc.assert(
      fc.property(anyScript, fc.constantFrom(...nights), (script, night) => {
        const order = nightOrder(script, night, catalogue)
        const described = script.characters.map(character => factsOf(character, catalogue))
        const wakers = described.flatMap(facts => (facts && wakes(facts, night) ? [facts.id] : []))
        const allowed = new Set(described.map(facts => facts?.id))
        expect(order).toEqual(expect.arrayContaining([...wakers, 'dusk', 'dawn']))
        expect(new Set(order).size).toBe(order.length)
        expect(order.filter(id => !isStepId(id) && !allowed.has(id))).toEqual([])
      })
    )
  })

  test('keeps the order that the storyteller gave', () => {
    fc.assert(
      fc.property(anyScript, script => {
        const order = nightOrder(script, 'firstNight', catalogue)
        const listed = [...new Set(script.firstNight ?? [])].filter(id => order.includes(id))
        expect(order.filter(id => listed.includes(id))).toEqual(listed)
      })
    )
  })

  test('is the same when the order shown is made the custom one', () => {
    fc.assert(
      fc.property(anyScript, fc.constantFrom(...nights), (script, night) => {
        const shown = nightOrder(script, night, catalogue)
        const set = setNightOrder(script, night, shown, catalogue)
        expect(nightOrder(set, night, catalogue)).toEqual(shown)
        expect(set[night]).toEqual(shown)
      })
    )
  })

  test('sorted by number is the default one, when no one is listed without a number', () => {
    fc.assert(
      fc.property(anyCharacters, fc.array(fc.nat(30)), (characters, moves) => {
        const script = aScript({ characters })
        const shown = nightOrder(script, 'firstNight', catalogue)
        const moved = moves.reduce(
          (next, to) => moveInNightOrder(next, 'firstNight', shown[to % shown.length] ?? '', to, catalogue),
          toggleNightOrder(script, 'firstNight', catalogue)
        )
        expect(sortNightOrder(moved, 'firstNight', catalogue).firstNight).toEqual(shown)
      })
    )
  })
})
