import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyScript, type ScriptCharacter } from '#core/script/script.ts'
import {
  addCharacter,
  hasCharacter,
  orderCharacters,
  removeCharacter,
  removeCharacters,
  sortCharacters,
  updateCharacter
} from '#core/script/script-characters.ts'
import { aScript, catalogue, custom, idsOf, official, unknown } from '../script-builders.ts'

/** Updates a character; throws when the update is refused. */
const update = (script: Parameters<typeof updateCharacter>[0], id: string, character: ScriptCharacter) => {
  const result = updateCharacter(script, id, character, catalogue)
  if (!result.ok) throw new Error(result.code)
  return result.value
}

const jinxed = (id: string, ...others: string[]) =>
  custom(id, { jinxes: others.map(other => ({ id: other, reason: `with ${other}` })) })

describe('adding a character', () => {
  test('puts it at the end of the script', () => {
    expect(idsOf(addCharacter(aScript({ characters: ['chef'] }), custom('cook'), catalogue))).toEqual([
      'chef',
      'cook'
    ])
  })

  test('appends it to the custom order of each night in which it wakes', () => {
    const script = aScript({ characters: ['spy'], firstNight: ['spy'], otherNight: ['spy'] })
    const added = addCharacter(script, official('chef'), catalogue)
    expect(added.firstNight).toEqual(['spy', 'chef'])
    expect(added.otherNight).toEqual(['spy'])
  })

  test('appends custom ones by their wake-up numbers, overridden ones by the overrides', () => {
    const script = aScript({ firstNight: [], otherNight: [] })
    const cook = custom('cook', { otherNight: 0.5 })
    const added = addCharacter(script, cook, catalogue)
    expect(added).toMatchObject({ firstNight: [], otherNight: ['cook'] })
    const changed = addCharacter(added, official('chef', { firstNight: 0, otherNight: 3 }), catalogue)
    expect(changed).toMatchObject({ firstNight: [], otherNight: ['cook', 'chef'] })
  })

  test('keeps dawn at the end of the night, except for characters that wake after it', () => {
    const script = aScript({ characters: ['spy'], firstNight: ['dusk', 'spy', 'dawn'] })
    const added = addCharacter(script, official('chef'), catalogue)
    expect(added.firstNight).toEqual(['dusk', 'spy', 'chef', 'dawn'])
    expect(addCharacter(added, official('leviathan'), catalogue).firstNight).toEqual([
      'dusk',
      'spy',
      'chef',
      'dawn',
      'leviathan'
    ])
  })

  test('comes before a final dawn even with dawn’s own number, and last after anything else', () => {
    const dawn = catalogue.steps.find(({ id }) => id === 'dawn')?.otherNight ?? 0
    const cook = custom('cook', { otherNight: dawn })
    const orderAfter = (...otherNight: string[]) =>
      addCharacter(aScript({ characters: ['imp'], otherNight }), cook, catalogue).otherNight
    expect(orderAfter('imp', 'dawn')).toEqual(['imp', 'cook', 'dawn'])
    expect(orderAfter('dawn', 'imp')).toEqual(['dawn', 'imp', 'cook'])
  })

  test('doesn’t change an order that already contains it', () => {
    const script = aScript({ firstNight: ['chef', 'spy'], characters: ['spy'] })
    expect(addCharacter(script, official('chef'), catalogue).firstNight).toEqual(['chef', 'spy'])
  })

  test('creates no custom order', () => {
    const added = addCharacter(emptyScript, official('spy'), catalogue)
    expect('firstNight' in added || 'otherNight' in added).toBe(false)
  })

  test('changes nothing when the script already has the id, of any kind', () => {
    const script = aScript({ characters: ['chef'], firstNight: [] })
    expect(addCharacter(script, official('chef'), catalogue)).toBe(script)
    expect(addCharacter(script, custom('chef'), catalogue)).toBe(script)
  })

  test('adds an unknown id, which wakes in no night', () => {
    const added = addCharacter(aScript({ firstNight: [] }), unknown('nobody'), catalogue)
    expect(added.characters).toEqual([unknown('nobody')])
    expect(added.firstNight).toEqual([])
  })

  test('doesn’t mutate its input', () => {
    const script = Object.freeze(aScript({ firstNight: [] }))
    addCharacter(script, official('chef'), catalogue)
    expect(script).toEqual(aScript({ firstNight: [] }))
  })
})

describe('updating a character', () => {
  test('is refused for a missing id', () => {
    expect(updateCharacter(emptyScript, 'chef', official('chef'), catalogue)).toEqual({
      ok: false,
      code: 'character_missing'
    })
  })

  test('is refused when another character has the new id', () => {
    const script = aScript({ characters: ['chef', custom('cook')] })
    for (const id of ['chef', 'ch-ef'])
      expect(updateCharacter(script, 'cook', custom(id), catalogue)).toEqual({
        ok: false,
        code: 'character_id_taken'
      })
    expect(update(script, 'cook', custom('co-ok')).characters).toContainEqual(custom('co-ok'))
  })

  test('keeps its index on the script', () => {
    const script = aScript({ characters: ['chef', custom('cook'), 'imp'] })
    const updated = update(script, 'cook', custom('baker', { name: 'Baker' }))
    expect(updated.characters).toEqual([
      official('chef'),
      custom('baker', { name: 'Baker' }),
      official('imp')
    ])
  })

  test('changes nothing when the character is the same', () => {
    const script = aScript({ characters: [jinxed('cook', 'imp')], firstNight: ['cook'] })
    expect(update(script, 'cook', jinxed('cook', 'imp'))).toBe(script)
  })

  test('can add overrides to an official character', () => {
    const script = aScript({ characters: ['chef'], firstNight: ['chef'] })
    const changed = official('chef', { firstNight: 0 })
    expect(update(script, 'chef', changed)).toMatchObject({ characters: [changed], firstNight: [] })
  })
})

describe('a new id', () => {
  const script = aScript({
    characters: [custom('cook', { firstNight: 5, otherNight: 5 }), jinxed('baker', 'cook', 'imp'), 'imp'],
    firstNight: ['dusk', 'cook', 'dawn'],
    otherNight: ['cook', 'imp'],
    customData: { 'cook-almanacDetails': 'Likes pies.', almanacIntroduction: 'Hello.', other: 1 }
  })
  const chief = custom('chief', { firstNight: 5, otherNight: 5 })

  test('changes in jinxes of custom characters', () => {
    expect(update(script, 'cook', chief).characters[1]).toEqual({
      ...jinxed('baker'),
      jinxes: [
        { id: 'chief', reason: 'with cook' },
        { id: 'imp', reason: 'with imp' }
      ]
    })
  })

  test('changes in jinxes of official characters with overrides', () => {
    const changes = { jinxes: [{ id: 'cook', reason: 'a', more: true }] }
    const updated = update(aScript({ characters: [custom('cook'), official('imp', changes)] }), 'cook', chief)
    expect(updated.characters[1]).toEqual(
      official('imp', { jinxes: [{ id: 'chief', reason: 'a', more: true }] })
    )
  })

  test('leaves official characters without jinxes of their own as they are', () => {
    const others = ['imp', official('chef', { name: 'Chef of pies' }), unknown('nobody'), custom('owl')]
    const updated = update(aScript({ characters: [custom('cook'), ...others] }), 'cook', chief)
    expect(updated.characters.slice(1)).toEqual(aScript({ characters: others }).characters)
  })

  test('changes in jinxes of the character itself', () => {
    const updated = update(aScript({ characters: [custom('cook')] }), 'cook', jinxed('chief', 'cook'))
    expect(updated.characters).toEqual([
      { ...jinxed('chief'), jinxes: [{ id: 'chief', reason: 'with cook' }] }
    ])
  })

  test('changes in other spellings of the old id, unless the spelling is another character’s id', () => {
    const respelled = aScript({ characters: [custom('pie-man'), jinxed('a', 'Pie_Man', 'pieman')] })
    expect(update(respelled, 'pie-man', chief).characters[1]).toMatchObject({
      jinxes: [{ id: 'chief' }, { id: 'chief' }]
    })
    const both = aScript({ characters: [custom('pie-man'), jinxed('a', 'pieman'), custom('pieman')] })
    expect(update(both, 'pie-man', chief).characters[1]).toMatchObject({ jinxes: [{ id: 'pieman' }] })
  })

  test('changes in the key of the almanac details; other custom data stays', () => {
    expect(update(script, 'cook', chief).customData).toEqual({
      'chief-almanacDetails': 'Likes pies.',
      almanacIntroduction: 'Hello.',
      other: 1
    })
  })

  test('adds no almanac details where there were none', () => {
    const updated = update(aScript({ characters: [custom('cook')] }), 'cook', custom('chief'))
    expect(updated.customData).toEqual({})
    expect(Object.keys(updated.customData)).toEqual([])
  })

  test('changes in custom night orders, in place', () => {
    expect(update(script, 'cook', chief)).toMatchObject({
      firstNight: ['dusk', 'chief', 'dawn'],
      otherNight: ['chief', 'imp']
    })
  })

  test('occurs once in an order that already contained it', () => {
    const stale = aScript({ characters: [custom('cook')], otherNight: ['chief', 'imp', 'cook'] })
    expect(update(stale, 'cook', custom('chief')).otherNight).toEqual(['imp', 'chief'])
  })

  test('creates no custom order', () => {
    const updated = update(aScript({ characters: [custom('cook')] }), 'cook', chief)
    expect('firstNight' in updated || 'otherNight' in updated).toBe(false)
  })

  test('and the old one again restore the script', () => {
    const [cook] = script.characters
    if (!cook) throw new Error('The cook is missing')
    expect(update(update(script, 'cook', chief), 'chief', cook)).toEqual(script)
  })
})

describe('a wake-up number', () => {
  const asleep = custom('cook')
  const awake = custom('cook', { firstNight: 4, otherNight: 4 })

  test('that becomes positive appends the character to the custom order of that night', () => {
    const script = aScript({ characters: [asleep, 'imp'], firstNight: ['dusk', 'dawn'] })
    const updated = update(script, 'cook', awake)
    expect(updated.firstNight).toEqual(['dusk', 'cook', 'dawn'])
    expect('otherNight' in updated).toBe(false)
  })

  test('that becomes positive together with a new id appends the new id', () => {
    const script = aScript({ characters: [asleep], otherNight: [] })
    expect(update(script, 'cook', custom('chief', { otherNight: 2 })).otherNight).toEqual(['chief'])
  })

  test('that becomes 0 removes the character from the custom order', () => {
    const script = aScript({ characters: [awake], firstNight: ['cook', 'dawn'], otherNight: ['cook'] })
    expect(update(script, 'cook', custom('chief', { otherNight: 9 }))).toMatchObject({
      firstNight: ['dawn'],
      otherNight: ['chief']
    })
  })

  test('that stays positive keeps the index in a custom order', () => {
    const script = aScript({ characters: [awake, 'imp'], otherNight: ['cook', 'imp'] })
    expect(update(script, 'cook', custom('cook', { firstNight: 4, otherNight: 90 })).otherNight).toEqual([
      'cook',
      'imp'
    ])
  })
})

describe('removing a character', () => {
  test('removes it from the script, the custom orders and the almanac', () => {
    const script = aScript({
      characters: ['chef', 'imp'],
      firstNight: ['dusk', 'chef', 'dawn'],
      otherNight: ['imp', 'chef'],
      customData: { 'chef-almanacDetails': 'a', 'imp-almanacDetails': 'b' }
    })
    expect(removeCharacter(script, 'chef')).toEqual(
      aScript({
        characters: ['imp'],
        firstNight: ['dusk', 'dawn'],
        otherNight: ['imp'],
        customData: { 'imp-almanacDetails': 'b' }
      })
    )
  })

  test('changes nothing when it isn’t on the script', () => {
    const script = aScript({ characters: ['chef'], firstNight: ['imp'] })
    expect(removeCharacter(script, 'imp')).toBe(script)
  })

  test('undoes adding', () => {
    const ids = fc.constantFrom(...catalogue.characters.keys())
    const orders = fc.record(
      { firstNight: fc.constant<string[]>([]), otherNight: fc.constant<string[]>([]) },
      { requiredKeys: [] }
    )
    fc.assert(
      fc.property(
        fc.uniqueArray(ids, { minLength: 1, maxLength: 10 }),
        orders,
        ([id = '', ...rest], order) => {
          const script = aScript({ ...order, characters: rest })
          const added = addCharacter(script, official(id), catalogue)
          expect(hasCharacter(added, id)).toBe(true)
          expect(removeCharacter(added, id)).toEqual(script)
        }
      )
    )
  })
})

describe('sorting the characters', () => {
  test('uses the publisher’s order, including custom and unknown ones', () => {
    const script = aScript({
      characters: [unknown('x'), 'imp', 'monk', custom('cook', { ability: 'Each day, eat.' }), 'chef']
    })
    expect(idsOf(sortCharacters(script, catalogue))).toEqual(['chef', 'monk', 'cook', 'imp', 'x'])
    const nobodies = aScript({ characters: [unknown('y'), unknown('x')] })
    expect(idsOf(sortCharacters(nobodies, catalogue))).toEqual(['x', 'y'])
  })

  test('changes nothing when they are sorted, and never changes night orders', () => {
    const script = aScript({ characters: ['chef', 'monk', 'imp'], otherNight: ['imp', 'monk'] })
    expect(sortCharacters(script, catalogue)).toBe(script)
    const sorted = sortCharacters(orderCharacters(script, ['imp']), catalogue)
    expect(sorted).toEqual(script)
  })
})

describe('ordering the characters', () => {
  const script = aScript({ characters: ['chef', 'monk', 'imp', 'spy'] })

  test('follows the list of ids', () => {
    expect(idsOf(orderCharacters(script, ['spy', 'imp', 'chef', 'monk']))).toEqual([
      'spy',
      'imp',
      'chef',
      'monk'
    ])
  })

  test('keeps the others after them, in their order', () => {
    expect(idsOf(orderCharacters(script, ['spy', 'monk']))).toEqual(['spy', 'monk', 'chef', 'imp'])
  })

  test('ignores unknown and repeated ids', () => {
    expect(idsOf(orderCharacters(script, ['spy', 'nobody', 'spy']))).toEqual(['spy', 'chef', 'monk', 'imp'])
  })

  test('changes nothing when they are in that order', () => {
    expect(orderCharacters(script, ['chef', 'monk', 'imp', 'spy'])).toBe(script)
    expect(orderCharacters(script, [])).toBe(script)
  })
})

test('several characters are removed as one after the other', () => {
  const script = aScript({
    characters: ['imp', 'chef', 'spy'],
    firstNight: ['dusk', 'spy', 'chef', 'dawn'],
    customData: { 'spy-almanacDetails': 'One', 'imp-almanacDetails': 'Two' }
  })
  const ids = ['spy', 'chef', 'po']
  expect(removeCharacters(script, ids)).toEqual(ids.reduce(removeCharacter, script))
  expect(removeCharacters(script, ids).firstNight).toEqual(['dusk', 'dawn'])
  expect(removeCharacters(script, ['po'])).toBe(script)
})
