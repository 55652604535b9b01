import { describe, expect, test } from 'vitest'
import { emptyFields } from '#core/character-fields.ts'
import { draftsText, readDrafts } from '#stores/draft-text.ts'

describe('drafts of the editor', () => {
  test('are read as they were written, numbers that are none included', () => {
    const drafts = {
      '': { ...emptyFields, name: 'Cook', firstNight: Number.NaN, otherNight: 4.5 },
      owl: { ...emptyFields, jinxes: [{ id: 'imp', reason: '', since: 2 }], reminders: [''] }
    }
    expect(readDrafts(draftsText(drafts))).toEqual(drafts)
  })

  test.each(['', 'no JSON', '[]', '{"owl": {"name": 7}}'])('are none in %s', text => {
    expect(readDrafts(text)).toEqual({})
  })
})
