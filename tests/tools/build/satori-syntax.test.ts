import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { satoriStartedBy } from '../../../tools/build/prints/satori-syntax.ts'

const text = `AGFzbQ${'A'.repeat(100_000)}`
const places = {
  instantiation: 'function run(t){if(t.instantiateWasm)return start(t)}',
  harfbuzz: `var f="${text}";`,
  cache: 'var lines=256;',
  address: 'var here=self.location.href;'
}

/** A file with all places; `changes` replaces some. */
const sample = (changes: Partial<typeof places> = {}) => Object.values({ ...places, ...changes }).join('')

describe('Satori for workers', () => {
  test('starts HarfBuzz as told, and has room for the lines of a sheet', () => {
    expect(satoriStartedBy(sample(), 'done(1)')).toBe(
      'function run(t){t.instantiateWasm=(imports,done)=>{done(1);return{}};if(t.instantiateWasm)return start(t)}' +
        'var f="";var lines=2048;var here="";'
    )
  })

  test('is changed in its code only, not in its texts and comments', () => {
    const others =
      'var say="self.location.href, if(t.instantiateWasm)";/* var lines=256 */function g(){var lines=256}'
    expect(satoriStartedBy(sample() + others, '')).toContain(others)
  })

  test.each([
    ['the instantiation of HarfBuzz 0 times', { instantiation: '' }],
    ['HarfBuzz as text 0 times', { harfbuzz: 'var f="AGFzbQ";' }],
    ['the size of the cache of shaped lines 2 times', { cache: 'var lines=256,more=256;' }],
    ['the address of the script 0 times', { address: 'var here=document.location.href;' }]
  ])('is refused when it contains %s', (message, changes) => {
    expect(() => satoriStartedBy(sample(changes), '')).toThrow(message)
  })

  test('is found as it is published', () => {
    const published = readFileSync('node_modules/satori/dist/standalone.js', 'utf8')
    const changed = satoriStartedBy(published, 'done()')
    expect(changed.length).toBeLessThan(published.length - 500_000)
  })
})
