import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toUri } from '#core/script/uri.ts'

const ajv = addFormats.default(new Ajv())
const isUri = ajv.compile({ type: 'string', format: 'uri' })

test.each([
  ['https://example.com/a.png', 'https://example.com/a.png'],
  [' https://example.com/a b.png', 'https://example.com/a%20b.png'],
  ['https://example.com/ä?漢=[1]#a#b', 'https://example.com/%C3%A4?%E6%BC%A2=%5B1%5D#a%23b'],
  ['https://example.com/100%/%20', 'https://example.com/100%25/%20'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['./b.png', undefined],
  ['/images/u/1', undefined],
  ['catfishing', undefined],
  ['https:', undefined]
])('the address %j as a URI is %j', (address, uri) => {
  expect(toUri(address)).toBe(uri)
})

test('the URI of any address is valid and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const uri = toUri(`https://example.com/${text}`)
      expect(isUri(uri)).toBe(true)
      expect(toUri(uri ?? '')).toBe(uri)
    })
  )
})
