import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodePercents, findAddresses, findLinks, withoutAddresses } from '#core/sharing/links.ts'

const address = 'https://tool.example/a_(b)?script=H4sI_-w='

describe('an address in a text', () => {
  test.each([
    ['alone', address],
    ['with blanks', ` \n${address}\t`],
    ['in angle brackets', `<${address}>`],
    ['as a Markdown link', `[my script](${address})`],
    ['as a Markdown link with angle brackets', `[my script](<${address}>)`],
    ['as a Markdown link in a sentence', `Play [this one](${address}), please.`],
    ['as its own Markdown text', `[${address}](${address})`],
    ['in quotation marks', `"${address}"`],
    ['in typographic quotation marks', `“${address}”`],
    ['in brackets', `(${address})`],
    ['at the end of a sentence', `Let’s play ${address}.`],
    ['in bold', `**${address}**`]
  ])('is found %s', (_, text) => {
    expect(findAddresses(text)).toEqual([address])
  })

  test('is one of ten at most', () => {
    const many = Array.from({ length: 30 }, (_, index) => `https://a.example/${index}`)
    expect(findAddresses(many.join(' '))).toEqual(many.slice(0, 10))
    expect(findLinks(many.join(' '))).toHaveLength(10)
  })

  test('keeps brackets that it opens itself', () => {
    expect(findAddresses('https://a.example/?json=["imp"]')).toEqual(['https://a.example/?json=["imp"]'])
  })

  test('can be removed', () => {
    expect(withoutAddresses(`Imp ${address}\nChef`)).toBe('Imp  \nChef')
  })
})

describe('a link', () => {
  test('has a path and the first value of each parameter', () => {
    expect(findLinks('https://a.example/x?B=1&c=2&b=3#d=4')).toEqual([
      {
        path: 'https://a.example/x',
        parameters: new Map([
          ['b', '1'],
          ['c', '2'],
          ['d', '4']
        ])
      }
    ])
  })

  test('can be a parameter alone', () => {
    for (const text of ['script=a/b=', '?script=a/b=', '#script=a/b='])
      expect(findLinks(text)).toEqual([{ path: '', parameters: new Map([['script', 'a/b=']]) }])
  })

  test('is no name', () => {
    expect(findLinks('Imp, Fortune Teller\nChef = cook')).toEqual([])
  })
})

test('percent escapes are decoded twice; invalid ones stay', () => {
  expect(decodePercents('%255B')).toBe('[')
  expect(decodePercents('%25255B')).toBe('%5B')
  expect(decodePercents('%E0%A4')).toBe('%E0%A4')
})

test('of a word with more links than fit on the stack, the first ten are read', () => {
  const word = `https://a.example/${'](https://b.example/'.repeat(200_000)}`
  expect(findLinks(word)).toHaveLength(10)
  expect(findLinks(word)[9]?.path).toBe('https://b.example/')
})

test('any text is read', () => {
  const part = fc.constantFrom('https://', '](', '<', '>', '?', '&', '=', '#', ' ', ')', '[', '%5B', 'script')
  const text = fc.array(fc.oneof(part, fc.string()), { maxLength: 40 }).map(parts => parts.join(''))
  fc.assert(
    fc.property(text, pasted => {
      for (const found of findAddresses(pasted)) expect(pasted).toContain(found)
      expect(findLinks(pasted).length).toBeLessThanOrEqual(10)
    })
  )
})
