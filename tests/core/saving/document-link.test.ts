import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEqual } from '#core/equal.ts'
import type { SavedDocument } from '#core/saving/document.ts'
import {
  type AccountCheck,
  beginSave,
  classifyConflict,
  createDocumentLink,
  type DocumentLink,
  decideOpening,
  deriveSaveState,
  documentLinkSchema,
  scriptDigest
} from '#core/saving/document-link.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { scriptSchema } from '#core/script/script-schema.ts'

const aScript = (title: string): Script => ({ ...emptyScript, title })
const digestOf = (title: string) => scriptDigest(aScript(title))

const saved = (title: string, version: number): SavedDocument<Script> => ({
  id: 'a-script-of-mara',
  publicId: 'abc',
  name: title,
  visibility: 'private',
  version,
  madeAt: 1,
  changedAt: version,
  content: aScript(title)
})

const linked = (title: string, version = 1): DocumentLink =>
  createDocumentLink(saved(title, version), digestOf(title))

describe('the digest of a script', () => {
  const anyScript = fc.record({
    title: fc.string(),
    characters: fc.array(
      fc.record({ kind: fc.constant('unknown' as const), id: fc.string({ minLength: 1 }) })
    ),
    customData: fc.dictionary(fc.string(), fc.jsonValue())
  })

  test('survives the round trip to the server', () => {
    fc.assert(
      fc.property(anyScript, parts => {
        const script: Script = { ...emptyScript, ...parts }
        const back = scriptSchema.safeParse(JSON.parse(JSON.stringify(script))).data
        // The schema drops keys such as __proto__, so these scripts change when parsed.
        fc.pre(isEqual(script, back))
        expect(scriptDigest(back ?? emptyScript)).toBe(scriptDigest(script))
      })
    )
  })

  test('ignores the order of keys and undefined values', () => {
    const { title, ...rest } = aScript('Fog')
    expect(scriptDigest({ ...rest, title, logo: undefined } as Script)).toBe(digestOf('Fog'))
  })

  test('differs for a single different letter and for another order of characters', () => {
    const characters = (...ids: string[]) =>
      scriptDigest({ ...emptyScript, characters: ids.map(id => ({ kind: 'official', id }) as const) })
    expect(digestOf('Fog')).not.toBe(digestOf('Fig'))
    expect(characters('imp', 'chef')).not.toBe(characters('chef', 'imp'))
  })

  test('differs for lists whose items only together have the same digits', () => {
    const withData = (list: unknown[]) => scriptDigest({ ...emptyScript, customData: { list } })
    expect(withData([1, 23])).not.toBe(withData([12, 3]))
    expect(withData([undefined])).toBe(withData([null]))
  })

  test('differs for a thousand titles', () => {
    const digests = Array.from({ length: 1000 }, (_, index) => digestOf(`Script ${index}`))
    expect(new Set(digests).size).toBe(1000)
  })
})

describe('the save state of the open script', () => {
  const current = { id: linked('Fog').id, state: 'current' } as const

  test('is local without a link, whatever the progress', () => {
    expect(deriveSaveState(undefined, digestOf('Fog'), 'saving', undefined)).toBe('local')
  })

  test('is saved when the content equals the saved content, also after editing back and forth', () => {
    const link = linked('Fog')
    expect(deriveSaveState(link, digestOf('Fog'), undefined, current)).toBe('saved')
    expect(deriveSaveState(link, digestOf('Frost'), undefined, current)).toBe('unsaved')
    expect(deriveSaveState({ ...link, wantsSave: true }, digestOf('Fog'), undefined, current)).toBe('saved')
  })

  test('is saved only while the account has said so about this document', () => {
    const stateOf = (check: AccountCheck | undefined) =>
      deriveSaveState(linked('Fog'), digestOf('Fog'), undefined, check)
    expect(stateOf(undefined)).toBe('checking')
    expect(stateOf({ ...current, id: 'another-document-1' })).toBe('checking')
    expect(stateOf({ ...current, state: 'unreachable' })).toBe('unchecked')
  })

  test.each(['in bin', 'gone'] as const)(
    'is deleted, with or without changes, when the document is %s',
    state => {
      const check = { ...current, state }
      expect(deriveSaveState(linked('Fog'), digestOf('Fog'), undefined, check)).toBe('deleted')
      expect(deriveSaveState(linked('Fog'), digestOf('Frost'), 'refused', check)).toBe('deleted')
    }
  )

  test('tells a newer version in the account from a conflict with changes here', () => {
    expect(deriveSaveState(linked('Fog'), digestOf('Fog'), 'conflict', current)).toBe('newer')
    expect(deriveSaveState(linked('Fog'), digestOf('Frost'), 'conflict', current)).toBe('conflict')
  })

  test('is saving while a save runs, even of content that equals the saved content', () => {
    expect(deriveSaveState(linked('Fog'), digestOf('Fog'), 'saving', current)).toBe('saving')
  })

  test('is offline while waiting for the network, and unsaved before the first save', () => {
    const waiting = { ...linked('Fog'), wantsSave: true }
    expect(deriveSaveState(waiting, digestOf('Frost'), undefined, current)).toBe('offline')
    expect(deriveSaveState(linked('Fog', 0), digestOf('Fog'), undefined, undefined)).toBe('unsaved')
  })

  test.each(['saving', 'conflict', 'refused'] as const)('%s wins over waiting', progress => {
    const waiting = { ...linked('Fog'), wantsSave: true }
    expect(deriveSaveState(waiting, digestOf('Frost'), progress, current)).toBe(progress)
  })
})

describe('an unacknowledged save', () => {
  test('keeps its id while the content is the same', () => {
    const once = beginSave(linked('Fog'), digestOf('Frost'), 'first')
    expect(beginSave(once, digestOf('Frost'), 'second').begun.saveId).toBe('first')
  })

  test('waits until it is acknowledged, and is remembered once', () => {
    const once = beginSave(linked('Fog'), digestOf('Frost'), 'first')
    const twice = beginSave(once, digestOf('Frost'), 'second')
    expect(twice).toMatchObject({ wantsSave: true, sent: [digestOf('Frost')] })
    const again = beginSave(beginSave(twice, digestOf('Ice'), 'third'), digestOf('Frost'), 'fourth')
    expect(again.sent).toEqual([digestOf('Ice'), digestOf('Frost')])
  })

  test('gets a new id when the content changes', () => {
    const once = beginSave(linked('Fog'), digestOf('Frost'), 'first')
    expect(beginSave(once, digestOf('Ice'), 'second').begun.saveId).toBe('second')
  })

  test('is recognized when the server has its content', () => {
    const link = beginSave(beginSave(linked('Fog'), digestOf('Frost'), 'one'), digestOf('Ice'), 'two')
    expect(classifyConflict(link, digestOf('Ice'), saved('Frost', 2))).toBe('own')
    expect(classifyConflict(link, digestOf('Ice'), saved('Ice', 2))).toBe('same')
    expect(classifyConflict(link, digestOf('Ice'), saved('Hail', 2))).toBe('foreign')
  })

  test('is recognized among the last ten, not before', () => {
    const titles = Array.from({ length: 11 }, (_, index) => `Draft ${index}`)
    const link = titles.reduce<DocumentLink>(
      (sent, title, index) => beginSave(sent, digestOf(title), `save ${index}`),
      linked('Fog')
    )
    const judged = titles.map(title => classifyConflict(link, digestOf('Ice'), saved(title, 2)))
    expect(judged).toEqual(['foreign', ...Array(10).fill('own')])
  })

  test('is dropped after the acknowledgement, so that old content isn’t recognized later', () => {
    const link = beginSave(linked('Fog'), digestOf('Frost'), 'one')
    const after = createDocumentLink(saved('Frost', 2), link.begun.digest)
    expect(after).toEqual({
      id: 'a-script-of-mara',
      publicId: 'abc',
      version: 2,
      visibility: 'private',
      digest: digestOf('Frost'),
      sent: [],
      wantsSave: false
    })
    expect(classifyConflict(after, digestOf('Ice'), saved('Fog', 3))).toBe('foreign')
  })

  test('survives storage', () => {
    const link = beginSave(linked('Fog'), digestOf('Frost'), 'one')
    expect(documentLinkSchema.parse(JSON.parse(JSON.stringify(link)))).toEqual(link)
  })
})

test('a version with content seen before is no conflict', () => {
  expect(classifyConflict(linked('Fog'), digestOf('Frost'), saved('Fog', 5))).toBe('own')
})

describe('opening a document that is linked to a local script', () => {
  const link = linked('Fog', 3)

  test.each([
    ['opens the local script when the server has nothing newer', 'Frost', saved('Fog', 3), 'open'],
    ['takes the newer content when the local script has no changes', 'Fog', saved('Ice', 4), 'take'],
    ['reports a conflict when both have changed', 'Frost', saved('Ice', 4), 'conflict'],
    ['keeps the local script when both have the same content', 'Frost', saved('Frost', 4), 'adopt'],
    ['keeps the local changes when the server has content seen before', 'Frost', saved('Fog', 4), 'adopt']
  ] as const)('%s', (_, local, remote, expected) => {
    expect(decideOpening(link, digestOf(local), remote)).toBe(expected)
  })
})
