import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEqual } from '#core/equal.ts'
import type { Saved } from '#core/saved.ts'
import {
  beginSave,
  judgeConflict,
  judgeOpening,
  linkTo,
  type SavingLink,
  savingLinkSchema,
  savingState,
  scriptDigest
} from '#core/saving.ts'
import { emptyScript, type Script, scriptSchema } from '#core/script.ts'

const aScript = (title: string): Script => ({ ...emptyScript, title })
const digestOf = (title: string) => scriptDigest(aScript(title))

const saved = (title: string, version: number): Saved<Script> => ({
  id: 'a-script-of-mara',
  publicId: 'abc',
  name: title,
  visibility: 'private',
  version,
  madeAt: 1,
  changedAt: version,
  content: aScript(title)
})

const linked = (title: string, version = 1): SavingLink => linkTo(saved(title, version), digestOf(title))

describe('the digest of a script', () => {
  const anyScript = fc.record({
    title: fc.string(),
    characters: fc.array(
      fc.record({ kind: fc.constant('unknown' as const), id: fc.string({ minLength: 1 }) })
    ),
    customData: fc.dictionary(fc.string(), fc.jsonValue())
  })

  test('survives the way to the server and back', () => {
    fc.assert(
      fc.property(anyScript, parts => {
        const script: Script = { ...emptyScript, ...parts }
        const back = scriptSchema.safeParse(JSON.parse(JSON.stringify(script))).data
        // A script with a key such as __proto__ is no longer the same after a schema has read it.
        fc.pre(isEqual(script, back))
        expect(scriptDigest(back ?? emptyScript)).toBe(scriptDigest(script))
      })
    )
  })

  test('does not look at the order of keys, nor at those that are undefined', () => {
    const { title, ...rest } = aScript('Fog')
    expect(scriptDigest({ ...rest, title, logo: undefined } as Script)).toBe(digestOf('Fog'))
  })

  test('differs for scripts that differ by a letter, and for characters in another order', () => {
    const characters = (...ids: string[]) =>
      scriptDigest({ ...emptyScript, characters: ids.map(id => ({ kind: 'official', id }) as const) })
    expect(digestOf('Fog')).not.toBe(digestOf('Fig'))
    expect(characters('imp', 'chef')).not.toBe(characters('chef', 'imp'))
  })

  test('differs for a thousand titles', () => {
    const digests = Array.from({ length: 1000 }, (_, index) => digestOf(`Script ${index}`))
    expect(new Set(digests).size).toBe(1000)
  })
})

describe('what the builder says about the open script', () => {
  test('without a link it is in this browser alone, whatever is going on', () => {
    expect(savingState(undefined, digestOf('Fog'), 'saving')).toBe('local')
  })

  test('it is saved when it is what was saved, also after the way there and back', () => {
    const link = linked('Fog')
    expect(savingState(link, digestOf('Fog'), undefined)).toBe('saved')
    expect(savingState(link, digestOf('Frost'), undefined)).toBe('unsaved')
    expect(savingState(link, digestOf('Fog'), 'conflict')).toBe('saved')
    expect(savingState({ ...link, wantsSave: true }, digestOf('Fog'), undefined)).toBe('saved')
  })

  test('one that waits for the network says so, and one that the server has never seen is not saved', () => {
    expect(savingState({ ...linked('Fog'), wantsSave: true }, digestOf('Frost'), undefined)).toBe('offline')
    expect(savingState(linked('Fog', 0), digestOf('Fog'), undefined)).toBe('unsaved')
  })

  test.each(['saving', 'conflict', 'refused'] as const)('%s comes before waiting', news => {
    expect(savingState({ ...linked('Fog'), wantsSave: true }, digestOf('Frost'), news)).toBe(news)
  })
})

describe('a save that was not acknowledged', () => {
  test('goes out again as the same save while its content is the same', () => {
    const once = beginSave(linked('Fog'), digestOf('Frost'), 'first')
    expect(beginSave(once, digestOf('Frost'), 'second').begun.saveId).toBe('first')
  })

  test('is another save once the content is another', () => {
    const once = beginSave(linked('Fog'), digestOf('Frost'), 'first')
    expect(beginSave(once, digestOf('Ice'), 'second').begun.saveId).toBe('second')
  })

  test('is known again when the server turns out to hold it', () => {
    const link = beginSave(beginSave(linked('Fog'), digestOf('Frost'), 'one'), digestOf('Ice'), 'two')
    expect(judgeConflict(link, digestOf('Ice'), saved('Frost', 2))).toBe('own')
    expect(judgeConflict(link, digestOf('Ice'), saved('Ice', 2))).toBe('same')
    expect(judgeConflict(link, digestOf('Ice'), saved('Hail', 2))).toBe('foreign')
  })

  test('is forgotten with the acknowledgement, so that an old state of ours is not mistaken for it later', () => {
    const link = beginSave(linked('Fog'), digestOf('Frost'), 'one')
    const after = linkTo(saved('Frost', 2), link.begun.digest)
    expect(judgeConflict(after, digestOf('Ice'), saved('Fog', 3))).toBe('foreign')
  })

  test('survives storage', () => {
    const link = beginSave(linked('Fog'), digestOf('Frost'), 'one')
    expect(savingLinkSchema.parse(JSON.parse(JSON.stringify(link)))).toEqual(link)
  })
})

test('a version that only says again what was seen before is no conflict', () => {
  expect(judgeConflict(linked('Fog'), digestOf('Frost'), saved('Fog', 5))).toBe('own')
})

describe('opening a saved script that a copy of this device is linked to', () => {
  const link = linked('Fog', 3)

  test.each([
    ['opens the copy when the server has nothing newer', 'Frost', saved('Fog', 3), 'open'],
    ['takes the newer one when the copy has no changes', 'Fog', saved('Ice', 4), 'take'],
    ['asks when both have changed', 'Frost', saved('Ice', 4), 'conflict'],
    ['keeps the copy when both became the same', 'Frost', saved('Frost', 4), 'adopt'],
    ['keeps the changes of the copy when the server says what it said', 'Frost', saved('Fog', 4), 'adopt']
  ] as const)('%s', (_, mine, theirs, expected) => {
    expect(judgeOpening(link, digestOf(mine), theirs)).toBe(expected)
  })
})
