import { beforeEach, describe, expect, test } from 'vitest'
import { $jsonDrafts, deleteJsonDraft, hashValue, saveJsonDraft } from '#stores/drafts/json-drafts.ts'

const draft = (text: string) => ({ text, base: 'b' })

beforeEach(() => $jsonDrafts.set({}))

describe('drafts of JSON', () => {
  test('are stored by key until they are deleted', () => {
    saveJsonDraft('owl', draft('1'))
    saveJsonDraft('bat', draft('2'))
    saveJsonDraft('owl', draft('3'))
    expect($jsonDrafts.get()).toEqual({ bat: draft('2'), owl: draft('3') })
    deleteJsonDraft('owl')
    expect($jsonDrafts.get()).toEqual({ bat: draft('2') })
    const before = $jsonDrafts.get()
    deleteJsonDraft('gone')
    expect($jsonDrafts.get()).toBe(before)
  })

  test('are limited to the 12 that were changed last', () => {
    for (let count = 0; count < 12; count += 1) saveJsonDraft(`owl-${count}`, draft(`${count}`))
    expect(Object.keys($jsonDrafts.get())).toHaveLength(12)
    saveJsonDraft('owl-0', draft('again'))
    saveJsonDraft('bat', draft('new'))
    expect(Object.keys($jsonDrafts.get())).toHaveLength(12)
    expect($jsonDrafts.get()).toMatchObject({ 'owl-0': draft('again'), bat: draft('new') })
    expect($jsonDrafts.get()).not.toHaveProperty('owl-1')
    expect($jsonDrafts.get()).toHaveProperty('owl-2')
  })
})

test('the hash of a value is the same for equal values and differs for a single letter', () => {
  expect(hashValue({ a: [1, 'x'] })).toBe(hashValue({ a: [1, 'x'] }))
  expect(hashValue({ a: [1, 'x'] })).not.toBe(hashValue({ a: [1, 'y'] }))
  expect(hashValue('ab')).not.toBe(hashValue('ba'))
  expect(hashValue(undefined)).toBe(hashValue(undefined))
  const hashes = Array.from({ length: 1000 }, (_, index) => hashValue(`Script ${index}`))
  expect(new Set(hashes).size).toBe(1000)
})
