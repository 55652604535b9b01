import { expect, test } from 'vitest'
import { headingFace, italicFace } from '#print/typeset/heading-face.ts'
import { kit } from '../print-helpers.ts'

const context = { faces: kit.faces, language: 'en' }

test('a heading is in Goudy, unless it has a letter that Goudy lacks, however the letter is encoded', () => {
  expect(headingFace(context, 'The Drowned Bell')).toBe('heading')
  for (const form of ['NFC', 'NFD'] as const) {
    expect(headingFace(context, 'Café'.normalize(form))).toBe('heading')
    expect(headingFace(context, 'Thuồng luồng'.normalize(form))).toBe('plainHeading')
    expect(italicFace(context, 'Thuồng luồng'.normalize(form))).toBe('plainAuthor')
  }
})
