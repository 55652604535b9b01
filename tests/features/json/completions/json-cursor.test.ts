import { describe, expect, test } from 'vitest'
import { jsonCursor } from '#features/json/completions/json-cursor.ts'

/** The bar in the text marks the cursor. */
const at = (marked: string) => jsonCursor(marked.replace('|', ''), marked.indexOf('|'))

describe('the cursor in a JSON text', () => {
  test('has the entry and the key of a value', () => {
    expect(at('[{"id": "_meta"}, {"id": "cook", "team": "tow|"}]')).toMatchObject({
      kind: 'value',
      path: [1, 'team'],
      typed: 'tow',
      entryId: 'cook'
    })
  })

  test('has the other keys of the object, before and after it', () => {
    const cursor = at('[{"id": "cook", "|", "team": "demon"}]')
    expect(cursor).toMatchObject({ kind: 'key', path: [0], hasColon: false })
    expect([...(cursor?.present ?? [])]).toEqual(['id', 'team'])
  })

  test('is at a value if the value is missing', () => {
    expect(at('[{"id": "cook", "team": |\n "ability": "…"}]')).toMatchObject({
      kind: 'value',
      path: [0, 'team'],
      typed: ''
    })
  })

  test('covers the whole word, with or without quotation marks', () => {
    const marked = '["imp", "ch|ef", sp|]'
    expect(at(marked.replace('sp|', 'sp'))).toMatchObject({ from: 8, to: 14, typed: 'ch', path: [1] })
    expect(at(marked.replace('ch|ef', 'chef'))).toMatchObject({ typed: 'sp', path: [2], kind: 'value' })
  })

  test('has the ids of the script', () => {
    expect(at('["imp", {"id": "_meta", "firstNight": ["|"]}, {"id": "cook"}]')?.ids).toEqual(['imp', 'cook'])
  })

  test.each(['["imp"|]', '["imp" |]', '[{"id": "cook" |}]'])(
    'is undefined after a complete value in %s',
    text => {
      expect(at(text)).toBeUndefined()
    }
  )

  test('is found in a text that ends early', () => {
    expect(at('[{"id": "cook", "na|')).toMatchObject({ kind: 'key', typed: 'na', path: [0] })
  })
})
