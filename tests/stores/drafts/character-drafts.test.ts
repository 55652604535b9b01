import { beforeEach, describe, expect, test } from 'vitest'
import { emptyFields } from '#core/character/character-fields.ts'
import { emptyScript } from '#core/script/script.ts'
import { savedDrafts, scriptDrafts } from '#stores/drafts/character-drafts.ts'
import { openWorkingCopy } from '#stores/script.ts'

const draft = (name: string) => ({ ...emptyFields, name })
const open = (id: string) => openWorkingCopy({ id, script: emptyScript })

beforeEach(() => open('first'))

describe('drafts of a script', () => {
  test('are stored until they are deleted, and belong to the open script', () => {
    scriptDrafts.saveDraft('owl', draft('Owl'))
    expect(scriptDrafts.getDraft('owl')).toEqual(draft('Owl'))
    open('second')
    expect(scriptDrafts.getDraft('owl')).toBeUndefined()
    open('first')
    scriptDrafts.deleteDraft('owl')
    expect(scriptDrafts.getDraft('owl')).toBeUndefined()
  })

  test('are limited to the 50 that were changed last', () => {
    for (let count = 0; count < 50; count += 1) scriptDrafts.saveDraft(`owl-${count}`, draft(`${count}`))
    scriptDrafts.saveDraft('owl-0', draft('changed again'))
    scriptDrafts.saveDraft('owl-50', draft('50'))
    expect(scriptDrafts.getDraft('owl-50')).toEqual(draft('50'))
    expect(scriptDrafts.getDraft('owl-0')).toEqual(draft('changed again'))
    expect(scriptDrafts.getDraft('owl-1')).toBeUndefined()
    expect(scriptDrafts.getDraft('owl-2')).toEqual(draft('2'))
  })
})

test('the draft of a saved character keeps the version that it was based on', () => {
  const { drafts, version } = savedDrafts('owl', 3)
  expect(version).toBe(3)
  drafts.saveDraft('', draft('Owl'))
  const later = savedDrafts('owl', 5)
  expect(later.version).toBe(3)
  expect(later.drafts.getDraft('')).toEqual(draft('Owl'))
  expect(savedDrafts('owlet', 5).version).toBe(5)
  later.drafts.deleteDraft('')
  expect(savedDrafts('owl', 5).version).toBe(5)
})
