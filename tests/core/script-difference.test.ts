import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { characterSchema } from '#core/character.ts'
import { isEqual } from '#core/equal.ts'
import { toggleNightOrder } from '#core/night-order.ts'
import type { Script } from '#core/script.ts'
import { addCharacter, orderCharacters, removeCharacter, updateCharacter } from '#core/script-characters.ts'
import { characterFields, movedIds, scriptDifference } from '#core/script-difference.ts'
import {
  setAlmanacDetails,
  setAlmanacIntroduction,
  setAuthor,
  setBootlegger,
  setHideTitle,
  setTitle
} from '#core/script-settings.ts'
import { anyScript } from './any-script.ts'
import { aScript, catalogue, custom, idsOf, official, unknown } from './build.ts'

const five = aScript({ title: 'Five', characters: ['chef', 'empath', 'saint', 'baron', 'imp'] })
const made = (change: (script: Script) => Script, script = five) => scriptDifference(script, change(script))

describe('the difference of two scripts', () => {
  test('is nothing for a script and its copy', () => {
    expect(scriptDifference(five, structuredClone(five))).toEqual([])
  })

  test('names who came and who went', () => {
    expect(made(script => addCharacter(script, official('spy'), catalogue))).toEqual([
      { kind: 'added', id: 'spy' }
    ])
    expect(made(script => removeCharacter(script, 'empath'))).toEqual([{ kind: 'removed', id: 'empath' }])
  })

  test('names one mover, not everybody it passed', () => {
    const [first, ...rest] = idsOf(five)
    expect(made(script => orderCharacters(script, [...rest, first ?? '']))).toEqual([
      { kind: 'moved', ids: ['chef'] }
    ])
  })

  test('names the fields that a character changed in', () => {
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

  test('names the words that an official character got, and takes as changed who became known', () => {
    const before = aScript({ characters: ['imp', unknown('owl')] })
    const after = aScript({ characters: [official('imp', { ability: 'Kills twice.' }), official('owl')] })
    expect(scriptDifference(before, after)).toEqual([
      { kind: 'changed', id: 'imp', fields: ['ability'] },
      { kind: 'changed', id: 'owl', fields: [] }
    ])
  })

  test('tells a night order that was begun, given up, and moved in', () => {
    const own = toggleNightOrder(five, 'otherNight', catalogue)
    expect(scriptDifference(five, own)).toEqual([
      { kind: 'night', night: 'otherNight', change: 'own', ids: [] }
    ])
    expect(scriptDifference(own, five)).toEqual([
      { kind: 'night', night: 'otherNight', change: 'official', ids: [] }
    ])
    const moved = { ...own, otherNight: ['dusk', 'imp', 'empath', 'dawn'] }
    const back = { ...own, otherNight: ['imp', 'dusk', 'empath', 'dawn'] }
    expect(scriptDifference(moved, back)).toMatchObject([{ kind: 'night', change: 'order', ids: ['dusk'] }])
  })

  test('does not tell again what follows from a character that came', () => {
    const own = toggleNightOrder(five, 'firstNight', catalogue)
    expect(made(script => addCharacter(script, official('poisoner'), catalogue), own)).toEqual([
      { kind: 'added', id: 'poisoner' }
    ])
    const told = setAlmanacDetails(five, 'imp', 'A tale')
    expect(made(script => removeCharacter(script, 'imp'), told)).toEqual([{ kind: 'removed', id: 'imp' }])
  })

  test('holds both texts of what was renamed', () => {
    expect(made(script => setAuthor(setTitle(script, 'Six'), 'Ann'))).toEqual([
      { kind: 'text', field: 'title', before: 'Five', after: 'Six' },
      { kind: 'text', field: 'author', before: '', after: 'Ann' }
    ])
    expect(made(script => setHideTitle(script, true))).toEqual([{ kind: 'hideTitle', hidden: true }])
  })

  test('names house rules that came and went, and those put in another order by none', () => {
    const ruled = setBootlegger(five, ['A', 'B', 'B'])
    expect(made(script => setBootlegger(script, ['B', 'C']), ruled)).toEqual([
      { kind: 'rules', added: ['C'], removed: ['A', 'B'] }
    ])
    expect(made(script => setBootlegger(script, ['B', 'A', 'B']), ruled)).toEqual([
      { kind: 'rules', added: [], removed: [] }
    ])
  })

  test('tells apart the almanac’s introduction, its entries, and what is not ours', () => {
    expect(made(script => setAlmanacIntroduction(script, 'Hear'))).toEqual([{ kind: 'almanac' }])
    expect(made(script => setAlmanacDetails(script, 'chef', 'Cooks'))).toEqual([
      { kind: 'almanac', id: 'chef' }
    ])
    expect(made(script => ({ ...script, customData: { theirs: 1 } }))).toEqual([{ kind: 'other' }])
    expect(made(script => ({ ...script, extra: { theirs: 1 } }))).toEqual([{ kind: 'other' }])
    expect(made(script => ({ ...script, id: 'abc' }))).toEqual([{ kind: 'other' }])
  })

  test('tells something even where a character stands twice', () => {
    const twice = { ...five, characters: [...five.characters, official('imp')] }
    expect(scriptDifference(five, twice)).toEqual([{ kind: 'other' }])
  })

  test('knows every field of a character', () => {
    expect(['id', ...characterFields].sort()).toEqual(Object.keys(characterSchema.shape).sort())
  })
})

describe('laws of the difference', () => {
  const pair = fc.tuple(anyScript, anyScript)

  test('there is none exactly when the scripts are equal', () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        expect(scriptDifference(one, other).length === 0).toBe(isEqual(one, other))
        expect(scriptDifference(one, structuredClone(one))).toEqual([])
      })
    )
  })

  test('who came one way went the other way', () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const ids = (kind: string, told: ReturnType<typeof scriptDifference>) =>
          told.flatMap(each => (each.kind === kind && 'id' in each ? [each.id] : [])).sort()
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

  test('who it names is on one of the scripts, and is named once', () => {
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

describe('the movers of a list', () => {
  const lists = fc.tuple(
    fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f', 'g']),
    fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  )
  const stay = (list: readonly string[], other: readonly string[], moved: readonly string[]) =>
    list.filter(id => other.includes(id) && !moved.includes(id))

  test('leave the others in one order, and there are no fewer that would do', () => {
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

  test('are one where one was carried through the whole list', () => {
    expect(movedIds(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual(['a'])
    expect(movedIds(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['d'])
    expect(movedIds(['a', 'b'], ['a', 'b'])).toEqual([])
  })
})
