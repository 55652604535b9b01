import { describe, expect, test } from 'vitest'
import { jsonCursor } from '#features/json/json-cursor.ts'

/** The cursor stands where the text has a bar. */
const at = (marked: string) => jsonCursor(marked.replace('|', ''), marked.indexOf('|'))

describe('the cursor in a JSON text', () => {
  test('knows the entry and the key that a value is of', () => {
    expect(at('[{"id": "_meta"}, {"id": "cook", "team": "tow|"}]')).toMatchObject({
      kind: 'value',
      path: [1, 'team'],
      typed: 'tow',
      entryId: 'cook'
    })
  })

  test('knows what an object has already, before and after itself', () => {
    const cursor = at('[{"id": "cook", "|", "team": "demon"}]')
    expect(cursor).toMatchObject({ kind: 'key', path: [0], hasColon: false })
    expect([...(cursor?.present ?? [])]).toEqual(['id', 'team'])
  })

  test('reads on where a value is still missing', () => {
    expect(at('[{"id": "cook", "team": |\n "ability": "…"}]')).toMatchObject({
      kind: 'value',
      path: [0, 'team'],
      typed: ''
    })
  })

  test('takes the whole word at the cursor, with or without quotation marks', () => {
    const marked = '["imp", "ch|ef", sp|]'
    expect(at(marked.replace('sp|', 'sp'))).toMatchObject({ from: 8, to: 14, typed: 'ch', path: [1] })
    expect(at(marked.replace('ch|ef', 'chef'))).toMatchObject({ typed: 'sp', path: [2], kind: 'value' })
  })

  test('knows the ids of a script', () => {
    expect(at('["imp", {"id": "_meta", "firstNight": ["|"]}, {"id": "cook"}]')?.ids).toEqual(['imp', 'cook'])
  })

  test.each(['["imp"|]', '["imp" |]', '[{"id": "cook" |}]'])('has nothing to add in %s', text => {
    expect(at(text)).toBeUndefined()
  })

  test('is found where a text ends in the middle', () => {
    expect(at('[{"id": "cook", "na|')).toMatchObject({ kind: 'key', typed: 'na', path: [0] })
  })
})
