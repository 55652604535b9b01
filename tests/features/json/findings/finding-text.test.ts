import { describe, expect, test } from 'vitest'
import { checkScriptText } from '#features/json/findings/check-script.ts'
import { findingText, lineNumberFinder } from '#features/json/findings/finding-text.ts'
import { catalogue } from '../../../core/script-builders.ts'

const nameOf = (id: string) => catalogue.characters.get(id)?.name
const textsOf = (text: string) =>
  checkScriptText(text, catalogue, undefined).findings.map(finding => findingText(finding, nameOf))

describe('the text of a finding', () => {
  test('says why a text cannot be read, and where', () => {
    expect(textsOf('["imp"')).toEqual([expect.stringMatching(/the JSON has an error at line 1, column \d/)])
    expect(textsOf('{"colour": "red"}')).toEqual([expect.stringContaining('there is no list of characters')])
  })

  test('says what is repaired, by the names of characters', () => {
    expect(textsOf('[{"id": "_meta", "name": "x"}, "Fortune_Teller"]')).toEqual([
      '“Fortune_Teller” is the official character Fortune Teller.'
    ])
  })

  test('says which rule is broken, with its limit', () => {
    const long = JSON.stringify([{ id: '_meta', name: 'x'.repeat(51) }, 'imp'])
    expect(textsOf(long)).toEqual([expect.stringContaining('50')])
  })

  test('says that a text must be one character', () => {
    const finding = { from: 0, to: 1, severity: 'error', kind: 'notOne' } as const
    expect(findingText(finding, nameOf)).toBe('This must be exactly one character.')
  })
})

describe('the line of an offset', () => {
  const text = 'one\ntwo\n\nfour'
  const lineAt = lineNumberFinder(text)

  test('counts from one', () => {
    expect(['one', 'two', 'four'].map(word => lineAt(text.indexOf(word)))).toEqual([1, 2, 4])
  })

  test('of a line break is the line that it ends', () => {
    expect([lineAt(3), lineAt(7), lineAt(8)]).toEqual([1, 2, 3])
  })

  test('is the last one at the end, and one in an empty text', () => {
    expect(lineAt(text.length)).toBe(4)
    expect(lineNumberFinder('')(0)).toBe(1)
  })
})
