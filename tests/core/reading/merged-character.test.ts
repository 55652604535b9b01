import { describe, expect, test } from 'vitest'
import { MergedCharacter } from '#core/reading/merged-character.ts'
import type { ScriptCharacter } from '#core/script/script.ts'
import { custom, official, unknown } from '../script-builders.ts'

/** The character that entries make together; undefined where one contradicts those before it. */
function merge(first: ScriptCharacter, ...others: ScriptCharacter[]) {
  const merged = new MergedCharacter(first)
  return others.every(other => merged.add(other)) ? merged.build() : undefined
}

describe('entries with one id', () => {
  test('have all fields of all entries, if none contradicts another', () => {
    const raven = custom('raven')
    expect(merge(raven, { ...raven, flavor: 'Nevermore.' }, { ...raven, firstNight: 3 }, raven)).toEqual({
      ...raven,
      flavor: 'Nevermore.',
      firstNight: 3
    })
    expect(merge({ ...raven, firstNight: 3 }, raven)).toEqual({ ...raven, firstNight: 3 })
    expect(merge(official('imp', { ability: 'You bite.' }), official('imp', { setup: false }))).toEqual(
      official('imp', { ability: 'You bite.', setup: false })
    )
  })

  test('contradict each other by one field, also one that came with a later entry', () => {
    const raven = custom('raven')
    expect(merge(raven, { ...raven, ability: 'You croak.' })).toBeUndefined()
    expect(merge(raven, { ...raven, flavor: 'One' }, { ...raven, flavor: 'Two' })).toBeUndefined()
    expect(merge(official('imp', { firstNight: 0 }), official('imp', { firstNight: 1 }))).toBeUndefined()
  })

  test('that contradict it change nothing', () => {
    const raven = custom('raven')
    const merged = new MergedCharacter(raven)
    expect(merged.add({ ...raven, ability: 'You croak.', flavor: 'No.', extra: { colour: 'red' } })).toBe(
      false
    )
    expect(merged.build()).toEqual(raven)
  })

  test('keep an official wake-up that one of them removes', () => {
    expect(merge(official('chef'), official('chef', { firstNight: 0 }))).toEqual(
      official('chef', { firstNight: 0 })
    )
  })

  test('have all unknown keys; different values go under free keys', () => {
    const raven = custom('raven')
    expect(
      merge({ ...raven, extra: { colour: 'red' } }, { ...raven, extra: { colour: 'blue', mood: 'sour' } })
    ).toEqual({ ...raven, extra: { colour: 'red', mood: 'sour', originalColour: 'blue' } })
  })

  test('are described by any one of them, and keep the fields of one without a description aside', () => {
    const [raven, bare] = [custom('raven'), { ...unknown('Raven'), extra: { image: 'a.png', mood: 'sour' } }]
    expect(merge(bare, raven)).toEqual({
      ...raven,
      id: 'Raven',
      extra: { originalImage: 'a.png', mood: 'sour' }
    })
    expect(merge(raven, bare)).toEqual({ ...raven, extra: { originalImage: 'a.png', mood: 'sour' } })
  })

  test('stay undescribed when none has a description', () => {
    expect(
      merge({ ...unknown('owl'), extra: { image: 'a.png' } }, unknown('owl'), {
        ...unknown('owl'),
        extra: { flavor: 'Hoot.', image: 'b.png' }
      })
    ).toEqual({ ...unknown('owl'), extra: { image: 'a.png', flavor: 'Hoot.', originalImage: 'b.png' } })
  })
})

test('a new id keeps the one in the file', () => {
  const merged = new MergedCharacter(custom('Raven'))
  merged.rename('raven', 'Raven')
  expect(merged.build()).toEqual({ ...custom('Raven'), id: 'raven', extra: { originalId: 'Raven' } })
})
