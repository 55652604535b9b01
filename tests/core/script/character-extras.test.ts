import { describe, expect, test } from 'vitest'
import { restoreExtras, separateExtras, withoutExtras } from '#core/script/character-extras.ts'

const cook = { id: 'cook', name: 'Cook', team: 'townsfolk', ability: 'You cook.' }

describe('an entry', () => {
  test('keeps the keys of the format; others are separate', () => {
    expect(separateExtras({ ...cook, colour: 'red', originalId: 'Köchin' })).toEqual({
      entry: cook,
      rest: { colour: 'red', originalId: 'Köchin' }
    })
  })

  test('becomes its id when it describes no character', () => {
    expect(separateExtras({ id: 'imp', colour: 'red' })).toEqual({ entry: 'imp', rest: { colour: 'red' } })
    expect(separateExtras('imp')).toEqual({ entry: 'imp', rest: {} })
  })

  test('keeps unknown keys when it is the meta entry', () => {
    const meta = { id: '_meta', name: 'A', mood: 'sour' }
    expect(separateExtras(meta)).toEqual({ entry: meta, rest: {} })
  })

  test('has addresses as URIs; an address that is none is separate', () => {
    const image = ['./a.png', 'https://example.com/b c.png']
    expect(separateExtras({ ...cook, image })).toEqual({
      entry: { ...cook, image: ['https://example.com/b%20c.png'] },
      rest: { image }
    })
    expect(separateExtras({ id: '_meta', name: 'A', logo: '/a.png' })).toEqual({
      entry: { id: '_meta', name: 'A' },
      rest: { logo: '/a.png' }
    })
  })
})

describe('extras in the meta entry', () => {
  const withExtras = (...characterExtras: unknown[]) => ({ id: '_meta', name: 'A', characterExtras })
  const meta = { id: '_meta', name: 'A' }

  test('go back into their entries', () => {
    expect(
      restoreExtras([withExtras({ id: 'cook', colour: 'red' }, { id: 'imp', x: 1 }), cook, 'imp'])
    ).toEqual([meta, { ...cook, colour: 'red' }, { id: 'imp', x: 1 }])
    expect(restoreExtras([withExtras({ id: '_meta', logo: '/a.png' })])).toEqual([
      { ...meta, logo: '/a.png' }
    ])
  })

  test('never replace a value that was changed since', () => {
    const image = ['./a.png', 'https://example.com/b.png']
    const extras = withExtras({ id: 'cook', image, name: 'Chef' })
    const [, same] = restoreExtras([extras, { ...cook, image: ['https://example.com/b.png'] }])
    expect(same).toEqual({ ...cook, image, originalName: 'Chef' })
    const [, changed] = restoreExtras([extras, { ...cook, image: ['https://example.com/c.png'] }])
    expect(changed).toMatchObject({ image: ['https://example.com/c.png'], originalImage: image })
  })

  test('stay under another key when no entry has their id, or one used them already', () => {
    const [left] = restoreExtras([withExtras({ id: 'cook', x: 1 }, { id: 'cook', x: 2 }, 7), cook])
    expect(left).toEqual({ ...meta, originalCharacterExtras: [{ id: 'cook', x: 2 }, 7] })
    expect(withoutExtras({ characterExtras: 'odd' })).toEqual({ originalCharacterExtras: 'odd' })
    expect(withoutExtras(meta)).toBe(meta)
  })
})
