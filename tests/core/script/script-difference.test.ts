import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { characterSchema } from '#core/character/character.ts'
import { isEqual } from '#core/equal.ts'
import { toggleNightOrder } from '#core/night/night-order.ts'
import {
  setAlmanacDetails,
  setAlmanacIntroduction,
  setAuthor,
  setBootlegger,
  setHideTitle,
  setTitle
} from '#core/script/metadata.ts'
import type { Script } from '#core/script/script.ts'
import {
  addCharacter,
  orderCharacters,
  removeCharacter,
  updateCharacter
} from '#core/script/script-characters.ts'
import { comparedFields, movedIds, scriptDifference } from '#core/script/script-difference.ts'
import { anyScript } from '../any-script.ts'
import { aScript, catalogue, custom, idsOf, official, unknown } from '../script-builders.ts'

const five = aScript({ title: 'Five', characters: ['chef', 'empath', 'saint', 'baron', 'imp'] })
const differencesOf = (change: (script: Script) => Script, script = five) =>
  scriptDifference(script, change(script))

describe('the difference of two scripts', () => {
  test('is empty for equal scripts', () => {
    expect(scriptDifference(five, structuredClone(five))).toEqual([])
  })

  test('lists added and removed characters', () => {
    expect(differencesOf(script => addCharacter(script, official('spy'), catalogue))).toEqual([
      { kind: 'added', id: 'spy' }
    ])
    expect(differencesOf(script => removeCharacter(script, 'empath'))).toEqual([
      { kind: 'removed', id: 'empath' }
    ])
  })

  test('lists only the moved character, not those it passed', () => {
    const [first, ...rest] = idsOf(five)
    expect(differencesOf(script => orderCharacters(script, [...rest, first ?? '']))).toEqual([
      { kind: 'moved', ids: ['chef'] }
    ])
  })

  test('lists the changed fields of a character', () => {
    const owl = custom('owl', { name: 'Owl', ability: 'Hoots.', firstNight: 3 })
    const before = aScript({ characters: [owl] })
    const update = updateCharacter(
      before,
      'owl',
      { ...owl, ability: 'Hoots twice.', reminders: ['Hoot'] },
      catalogue
    )
    expect(update.ok && scriptDifference(before, update.value)).toEqual([
      { kind: 'changed', id: 'owl', fields: ['ability', 'reminders'] }
    ])
  })

  test('lists the overrides of an official character, and a formerly unknown character as changed', () => {
    const before = aScript({ characters: ['imp', unknown('owl')] })
    const after = aScript({ characters: [official('imp', { ability: 'Kills twice.' }), official('owl')] })
    expect(scriptDifference(before, after)).toEqual([
      { kind: 'changed', id: 'imp', fields: ['ability'] },
      { kind: 'changed', id: 'owl', fields: [] }
    ])
  })

  test('lists a custom night order that was created, removed or reordered', () => {
    const custom = toggleNightOrder(five, 'otherNight', catalogue)
    expect(scriptDifference(five, custom)).toEqual([
      { kind: 'night', night: 'otherNight', change: 'own', ids: [] }
    ])
    expect(scriptDifference(custom, five)).toEqual([
      { kind: 'night', night: 'otherNight', change: 'official', ids: [] }
    ])
    const moved = { ...custom, otherNight: ['dusk', 'imp', 'empath', 'dawn'] }
    const back = { ...custom, otherNight: ['imp', 'dusk', 'empath', 'dawn'] }
    expect(scriptDifference(moved, back)).toMatchObject([{ kind: 'night', change: 'order', ids: ['dusk'] }])
  })

  test('lists ids that only one of two custom orders has, next to the moved ones', () => {
    const before = { ...five, otherNight: ['dusk', 'empath', 'imp', 'dawn'] }
    const after = { ...five, otherNight: ['dusk', 'imp', 'minioninfo', 'dawn'] }
    const order = { kind: 'night', night: 'otherNight', change: 'order' }
    expect(scriptDifference(before, after)).toEqual([{ ...order, ids: ['minioninfo', 'empath'] }])
    expect(scriptDifference(after, before)).toEqual([{ ...order, ids: ['empath', 'minioninfo'] }])
    const swapped = { ...five, otherNight: ['dusk', 'imp', 'empath', 'minioninfo', 'dawn'] }
    expect(scriptDifference(before, swapped)).toEqual([{ ...order, ids: ['empath', 'minioninfo'] }])
  })

  test('lists a change of the custom order next to an added character', () => {
    const before = { ...five, firstNight: ['dusk', 'chef', 'empath', 'dawn'] }
    const after = {
      ...addCharacter(five, official('spy'), catalogue),
      firstNight: ['dusk', 'spy', 'empath', 'chef', 'dawn']
    }
    expect(scriptDifference(before, after)).toMatchObject([
      { kind: 'added', id: 'spy' },
      { kind: 'night', night: 'firstNight', change: 'order', ids: ['chef'] }
    ])
    const afterRemoval = { ...removeCharacter(before, 'chef'), firstNight: ['empath', 'dusk', 'dawn'] }
    expect(scriptDifference(before, afterRemoval)).toMatchObject([
      { kind: 'removed', id: 'chef' },
      { kind: 'night', ids: ['dusk'] }
    ])
  })

  test('omits consequences of an added character', () => {
    const custom = toggleNightOrder(five, 'firstNight', catalogue)
    expect(differencesOf(script => addCharacter(script, official('poisoner'), catalogue), custom)).toEqual([
      { kind: 'added', id: 'poisoner' }
    ])
    const withDetails = setAlmanacDetails(five, 'imp', 'A tale')
    expect(differencesOf(script => removeCharacter(script, 'imp'), withDetails)).toEqual([
      { kind: 'removed', id: 'imp' }
    ])
  })

  test('contains both texts of a changed metadata field', () => {
    expect(differencesOf(script => setAuthor(setTitle(script, 'Six'), 'Ann'))).toEqual([
      { kind: 'text', field: 'title', before: 'Five', after: 'Six' },
      { kind: 'text', field: 'author', before: '', after: 'Ann' }
    ])
    expect(differencesOf(script => setHideTitle(script, true))).toEqual([
      { kind: 'flag', field: 'hideTitle', isOn: true }
    ])
  })

  test('lists added and removed house rules, and none when only their order changed', () => {
    const ruled = setBootlegger(five, ['A', 'B', 'B'])
    expect(differencesOf(script => setBootlegger(script, ['B', 'C']), ruled)).toEqual([
      { kind: 'list', field: 'bootlegger', added: ['C'], removed: ['A', 'B'] }
    ])
    expect(differencesOf(script => setBootlegger(script, ['B', 'A', 'B']), ruled)).toEqual([
      { kind: 'list', field: 'bootlegger', added: [], removed: [] }
    ])
  })

  test('distinguishes the almanac’s introduction, its entries, and unknown data', () => {
    expect(differencesOf(script => setAlmanacIntroduction(script, 'Hear'))).toEqual([{ kind: 'almanac' }])
    expect(differencesOf(script => setAlmanacDetails(script, 'chef', 'Cooks'))).toEqual([
      { kind: 'almanac', id: 'chef' }
    ])
    expect(differencesOf(script => ({ ...script, customData: { theirs: 1 } }))).toEqual([{ kind: 'other' }])
    expect(differencesOf(script => ({ ...script, extra: { theirs: 1 } }))).toEqual([{ kind: 'other' }])
    expect(differencesOf(script => ({ ...script, id: 'abc' }))).toEqual([{ kind: 'other' }])
    const theirs = { ...five, customData: { theirs: 1 } }
    expect(differencesOf(script => setTitle(script, 'Six'), theirs)).toMatchObject([{ kind: 'text' }])
    expect(
      differencesOf(script => ({ ...setTitle(script, 'Six'), customData: { theirs: 2 } }), theirs)
    ).toEqual([{ kind: 'text', field: 'title', before: 'Five', after: 'Six' }, { kind: 'other' }])
  })

  test('doesn’t list the almanac text of an added or removed character', () => {
    const withSpy = addCharacter(setAlmanacDetails(five, 'spy', 'Looks'), official('spy'), catalogue)
    expect(scriptDifference(five, withSpy)).toEqual([{ kind: 'added', id: 'spy' }])
    expect(scriptDifference(withSpy, five)).toEqual([{ kind: 'removed', id: 'spy' }])
  })

  test('lists only the moves of characters that both scripts have', () => {
    const moved = orderCharacters(addCharacter(five, official('spy'), catalogue), ['imp', 'spy'])
    expect(scriptDifference(five, moved)).toEqual([
      { kind: 'added', id: 'spy' },
      { kind: 'moved', ids: ['imp'] }
    ])
    const without = orderCharacters(removeCharacter(five, 'empath'), ['imp'])
    expect(scriptDifference(five, without)).toEqual([
      { kind: 'removed', id: 'empath' },
      { kind: 'moved', ids: ['imp'] }
    ])
  })

  test('isn’t empty when a character occurs twice', () => {
    const twice = { ...five, characters: [...five.characters, official('imp')] }
    expect(scriptDifference(five, twice)).toEqual([{ kind: 'other' }])
  })

  test('covers every field of a character', () => {
    expect(['id', ...comparedFields].sort()).toEqual(Object.keys(characterSchema.shape).sort())
  })
})

describe('properties of the difference', () => {
  const pair = fc.tuple(anyScript, anyScript)

  test('is empty only for equal scripts', () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        expect(scriptDifference(one, other).length === 0).toBe(isEqual(one, other))
        expect(scriptDifference(one, structuredClone(one))).toEqual([])
      })
    )
  })

  test('added characters are removed characters in the other direction', () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const ids = (kind: string, differences: ReturnType<typeof scriptDifference>) =>
          differences.flatMap(each => (each.kind === kind && 'id' in each ? [each.id] : [])).sort()
        const there = scriptDifference(one, other)
        const back = scriptDifference(other, one)
        expect(ids('added', there)).toEqual(ids('removed', back))
        expect(ids('changed', there)).toEqual(ids('changed', back))
        expect(there.map(({ kind }) => kind).filter(kind => kind === 'moved')).toEqual(
          back.map(({ kind }) => kind).filter(kind => kind === 'moved')
        )
      })
    )
  })

  test('lists only ids of one of the scripts, each once', () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const known = new Set([...idsOf(one), ...idsOf(other)])
        const named = scriptDifference(one, other).flatMap(each =>
          each.kind === 'added' || each.kind === 'removed' || each.kind === 'changed' ? [each.id] : []
        )
        expect(named.every(id => known.has(id))).toBe(true)
        expect(new Set(named).size).toBe(named.length)
      })
    )
  })
})

describe('the moved ids of a list', () => {
  const lists = fc.tuple(
    fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f', 'g']),
    fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  )
  const stay = (list: readonly string[], other: readonly string[], moved: readonly string[]) =>
    list.filter(id => other.includes(id) && !moved.includes(id))

  test('leave the others in order, and are as few as possible', () => {
    fc.assert(
      fc.property(lists, ([before, after]) => {
        const moved = movedIds(before, after)
        expect(stay(before, after, moved)).toEqual(stay(after, before, moved))
        for (const one of moved) {
          const fewer = moved.filter(id => id !== one)
          expect(stay(before, after, fewer)).not.toEqual(stay(after, before, fewer))
        }
      })
    )
  })

  test('are one id when one id moved through the whole list', () => {
    expect(movedIds(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual(['a'])
    expect(movedIds(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['d'])
    expect(movedIds(['a', 'b'], ['a', 'b'])).toEqual([])
  })
})
