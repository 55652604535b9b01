import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { parseJsonText } from '#core/reading/json-text.ts'
import { parseTolerantly } from '#core/reading/tolerant-json.ts'

/** Returns the value followed by the codes of the repairs. */
function parse(text: string) {
  const json = parseJsonText(text)
  return json.ok ? [json.value, ...json.repairs.map(({ code }) => code)] : json
}

describe('JSON with common mistakes', () => {
  test.each([
    ['plain JSON', '["imp", {"a": 1}]', [['imp', { a: 1 }]]],
    ['a byte-order mark', '\uFEFF["imp"]', [['imp'], 'json_mark']],
    ['trailing commas', '["imp", {"a": 1,},]', [['imp', { a: 1 }], 'json_comma']],
    ['a missing comma', '["imp" "po"]', [['imp', 'po'], 'json_comma']],
    ['doubled and leading commas', '[,"imp",,"po"]', [['imp', 'po'], 'json_comma']],
    ['comments', '[ // one\n"imp", /* two */ "po"]', [['imp', 'po'], 'json_comment']],
    ['NaN', '[{"firstNight": NaN}]', [[{ firstNight: null }], 'json_word']],
    ['Infinity', '[-Infinity, Infinity]', [[null, null], 'json_word']],
    ['unusual numbers', '[.5, +3, 1.]', [[0.5, 3, 1], 'json_word']],
    ['single quotes', "['imp', 'a \"b\"']", [['imp', 'a "b"'], 'json_quotes']],
    ['curly quotes', '[“imp”]', [['imp'], 'json_quotes']],
    ['keys without quotes', '{id: "imp"}', [{ id: 'imp' }, 'json_quotes']],
    ['a line break in a text', '["two\nlines"]', [['two\nlines'], 'json_control']],
    ['a semicolon at the end', '["imp"];', [['imp'], 'json_comma']]
  ])('%s', (_, text, expected) => {
    expect(parse(text)).toEqual(expected)
  })

  test('characters inside texts never change', () => {
    const text = '["// no comment, /* none */ NaN, ,] “curly” \\" \\u0041 \\\\ \\n",]'
    expect(parse(text)).toEqual([['// no comment, /* none */ NaN, ,] “curly” " A \\ \n'], 'json_comma'])
  })

  test('each kind of mistake is reported once, with the location of the first', () => {
    const json = parseJsonText('["imp",\n"po",,\n"chef",,]')
    expect(json).toMatchObject({ ok: true, repairs: [{ code: 'json_comma', where: { field: '3:1' } }] })
  })

  test.each([
    ['', 1, 1],
    ['hello', 1, 1],
    ['["imp",\n  wat]', 2, 3],
    ['["imp"', 1, 7],
    ['{"a" 1}', 1, 6],
    ['["imp"] x', 1, 9],
    ['[1.2.3]', 1, 2]
  ])('%j is refused with line %i and column %i', (text, line, column) => {
    expect(parse(text)).toEqual({ ok: false, code: 'file_not_json', detail: { line, column } })
  })

  test('a text over the limit is refused with the limit in bytes', () => {
    const limit = 2 * 1024 * 1024
    const refusal = { ok: false, code: 'file_too_large', detail: { limit } }
    expect(parse('x'.repeat(5 * 1024 * 1024))).toEqual(refusal)
    expect(parse(`["${'漢'.repeat(limit / 3)}"]`)).toEqual(refusal)
    expect(parse(`["${'漢'.repeat(limit / 3 - 2)}"]`)).not.toEqual(refusal)
  })

  test('64 levels are read, 65 are refused', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}1,${']'.repeat(levels)}`
    expect(parse(nested(64))).toContain('json_comma')
    expect(parse(nested(65))).toMatchObject({ code: 'file_too_deep' })
  })

  test('a hundred thousand open brackets are refused as too deep', () => {
    expect(parse('['.repeat(100_000))).toEqual({ ok: false, code: 'file_too_deep', detail: { limit: 64 } })
    expect(parse('{"a":'.repeat(100_000))).toMatchObject({ code: 'file_too_deep' })
  })

  test('reports each kind of mistake once, however often it occurs', () => {
    expect(parse(`[${'1,,'.repeat(3)}]`)).toEqual([[1, 1, 1], 'json_comma'])
    expect(parse(`[${'/* x */ 1,'.repeat(3)}]`)).toEqual([[1, 1, 1], 'json_comment', 'json_comma'])
  })

  test('the tolerant parser reads valid JSON like JSON.parse, without repairs', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), text => {
        const read = parseTolerantly(text, code => {
          throw new Error(code)
        })
        expect(read).toEqual({ ok: true, value: JSON.parse(text) })
      })
    )
  })

  test('any text is either read or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'[]{}",:\\/*\n\'“”1.eNa- ') }), text => {
        expect(typeof parseJsonText(text).ok).toBe('boolean')
      }),
      { numRuns: 2000 }
    )
  })
})

describe('the tolerant parser', () => {
  const repairsOf = (text: string) => {
    const json = parseJsonText(text)
    return json.ok
      ? json.repairs.map(({ code, where, before, after }) => [code, where.field, before, after])
      : json
  }

  test('reports what was read, where, and as what', () => {
    expect(repairsOf('[\n NaN]')).toEqual([['json_word', '2:5', 'NaN', 'null']])
    expect(repairsOf('[True]')).toEqual([['json_word', '1:6', 'True', 'true']])
    expect(repairsOf('[.5]')).toEqual([['json_word', '1:4', '.5', '0.5']])
    expect(repairsOf("['a']")).toEqual([['json_quotes', '1:5', 'a', undefined]])
    expect(repairsOf('{id: 1}')).toEqual([['json_quotes', '1:4', 'id', undefined]])
    expect(repairsOf('[1 /* a */]')).toEqual([['json_comment', '1:11', '/* a */', undefined]])
    expect(repairsOf('[1],')).toEqual([['json_comma', '1:4', undefined, undefined]])
  })

  test.each([
    ['{ a-b_1 : 1, "c" : 2 , }', { 'a-b_1': 1, c: 2 }],
    ['[1] ;; , ', [1]],
    ['[\n]', []],
    ['[undefined, None, False, -Infinity, -0.5e2,]', [null, null, false, null, -50]],
    ['["\\u00e9\\x\\/\\t",]', ['éx/\t']],
    ['["\\u12","\\uzzzz",]', ['u12', 'uzzzz']],
    ['[„a“, ”b”, “c”,]', ['a', 'b', 'c']],
    ['// a\n[1] // b', [1]],
    ['\uFEFF[1,]', [1]]
  ])('reads %s', (text, value) => {
    expect(parseJsonText(text)).toMatchObject({ ok: true, value })
  })

  test.each(['["a', '{"a":1', '{1: 2}', '{a 1}', '[1 2.3.4]', '[-]', '[1]]', '["a" : 1]', '["\\'])(
    'refuses %s',
    text => {
      expect(parseJsonText(text)).toMatchObject({ ok: false, code: 'file_not_json' })
    }
  )
})

test('the limit counts bytes of UTF-8, whatever the length of a letter', () => {
  const limit = limits.file.bytes
  for (const letter of ['a', '\u0080', '\u07FF', '\u0800', '\uFFFF', '🔔']) {
    const size = Buffer.byteLength(letter)
    const fill = Math.floor((limit - 2) / size)
    const full = `"${letter.repeat(fill)}"`.padEnd(limit - fill * size - 2 + letter.length * fill + 2, ' ')
    expect(Buffer.byteLength(full)).toBe(limit)
    expect(parseJsonText(full).ok).toBe(true)
    expect(parseJsonText(`${full} `)).toMatchObject({ code: 'file_too_large' })
  }
})
