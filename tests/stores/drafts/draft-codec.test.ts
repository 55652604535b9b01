import { describe, expect, test } from 'vitest'
import { emptyFields } from '#core/character/character-fields.ts'
import { decodeDrafts, encodeDrafts } from '#stores/drafts/draft-codec.ts'

describe('stored drafts of the character editor', () => {
  test('are read as they were written, including NaN', () => {
    const drafts = {
      '': { ...emptyFields, name: 'Cook', firstNight: Number.NaN, otherNight: 4.5 },
      owl: { ...emptyFields, jinxes: [{ id: 'imp', reason: '', since: 2 }], reminders: [''] }
    }
    expect(decodeDrafts(encodeDrafts(drafts))).toEqual(drafts)
  })

  test.each(['', 'no JSON', '[]', '{"owl": {"name": 7}}'])('are empty if the text is invalid: %s', text => {
    expect(decodeDrafts(text)).toEqual({})
  })
})
