import { describe, expect, test } from 'vitest'
import { applyFix } from '#core/advice/apply-fix.ts'
import { aScript, catalogue, custom, idsOf, official, unknown } from '../script-builders.ts'

const owl = custom('owl', { otherNight: 50 })

describe('a fix', () => {
  test('adds an official character, or removes characters', () => {
    const script = aScript({ characters: ['imp', 'chef', 'spy'] })
    expect(applyFix(script, { kind: 'add', id: 'djinn' }, catalogue).characters.at(-1)).toEqual(
      official('djinn')
    )
    expect(idsOf(applyFix(script, { kind: 'remove', ids: ['imp', 'spy'] }, catalogue))).toEqual(['chef'])
  })

  test('of a night order adds who wakes and removes who doesn’t, in that night alone', () => {
    const script = aScript({
      characters: ['imp', 'chef', owl],
      otherNight: ['dusk', 'owl', 'chef', 'gone', 'dawn'],
      firstNight: ['imp', 'dusk']
    })
    const fixed = applyFix(script, { kind: 'mendOrder', night: 'otherNight' }, catalogue)
    expect(fixed).toEqual({ ...script, otherNight: ['dusk', 'imp', 'owl', 'dawn'] })
  })

  test('of a night without a custom order makes the default order a custom one', () => {
    const script = aScript({ characters: ['imp'] })
    expect(applyFix(script, { kind: 'mendOrder', night: 'otherNight' }, catalogue).otherNight).toEqual([
      'dusk',
      'imp',
      'dawn'
    ])
  })

  test('marks the setup of the named custom characters alone', () => {
    const bat = custom('bat')
    const script = aScript({ characters: [owl, bat, 'imp', unknown('x')] })
    expect(applyFix(script, { kind: 'markSetup', ids: ['owl', 'imp', 'x'] }, catalogue).characters).toEqual([
      { ...owl, setup: true },
      bat,
      official('imp'),
      unknown('x')
    ])
  })

  test('changes images of characters and of the script that have the fault, and leaves all others', () => {
    const insecure = 'http://example.com/a.png'
    const secure = 'https://example.com/a.png'
    const script = aScript({
      characters: [
        custom('owl', { image: [insecure, 'blob:a'] }),
        official('imp', { image: [insecure], name: 'Fiend' }),
        custom('bat'),
        official('chef', { name: 'Cook' }),
        'spy',
        unknown('x')
      ],
      background: insecure
    })
    const fixed = applyFix(script, { kind: 'mendImages', fault: 'insecure' }, catalogue)
    expect(fixed).toStrictEqual({
      ...script,
      characters: [
        custom('owl', { image: [secure, 'blob:a'] }),
        official('imp', { image: [secure], name: 'Fiend' }),
        ...script.characters.slice(2)
      ],
      background: secure
    })
  })
})
