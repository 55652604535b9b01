import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findHost, findScriptSource, scriptHosts } from '#core/sharing/script-source.ts'

const raw = 'https://raw.githubusercontent.com/ann/bells/main/out/bells.json'
const release = 'https://www.botcscripts.com/script/3/11.1.1/download'
const gist = 'https://gist.githubusercontent.com/ann/0123abcd/raw'
const bloodstar = 'https://www.bloodstar.xyz/p/ann/Bells/script.json'

describe('the file that an address leads to', () => {
  test.each([
    [raw, raw],
    [`${raw}?token=1#L5`, `${raw}?token=1`],
    ['http://RAW.githubusercontent.com/ann/bells/main/out/bells.json', raw],
    ['https://github.com/ann/bells/blob/main/out/bells.json', raw],
    ['https://github.com/ann/bells/raw/main/out/bells.json', raw],
    ['https://gist.github.com/ann/0123abcd', gist],
    ['https://gist.github.com/ann/0123abcd#file-bells-json', gist],
    [`${gist}/bells.json`, `${gist}/bells.json`],
    ['https://botcscripts.com/script/3/11.1.1', release],
    ['https://www.botcscripts.com/script/3/11.1.1/', release],
    [release, release],
    ['https://www.botcscripts.com/script/3/11.1.1/download_pdf', release],
    ['https://botc-scripts.azurewebsites.net/script/3/11.1.1', release],
    ['https://botcscripts.com/script/134', 'https://www.botcscripts.com/api/script_ids/134/'],
    ['https://botcscripts.com/api/scripts/178/json/', 'https://www.botcscripts.com/api/scripts/178/json/'],
    [
      'https://www.botcscripts.com/api/scripts/?search=bells',
      'https://www.botcscripts.com/api/scripts/?search=bells'
    ],
    [bloodstar, bloodstar],
    ['https://bloodstar.xyz/p/ann/Bells/almanac.html#imp_bells', bloodstar],
    ['https://www.bloodstar.xyz/p/ann/Bells/script.json?12', bloodstar],
    ['https://www.bloodstar.xyz/p/ann/Bells/', bloodstar],
    [`Play [Bells](${raw}) on Friday`, raw],
    [`<${raw}>.`, raw],
    [`https://tool.example/preview?json=${encodeURIComponent(raw)}`, raw],
    [`https://elsewhere.example/ and ${raw}`, raw]
  ])('is found in %s', (text, address) => {
    expect(findScriptSource(text)).toEqual({
      address,
      host: new URL(address).hostname,
      isVersionList: address.includes('script_ids')
    })
  })

  test.each([
    'https://scripts.example/bells.json',
    'https://raw.githubusercontent.com.evil.example/a/b/c.json',
    'https://raw.githubusercontent.com@evil.example/a/b/c.json',
    'https://raw.githubusercontent.com:8443/a/b/c.json',
    'https://evil.example/?a=https%3A%2F%2Fraw.githubusercontent.com/a',
    'https://github.com/ann/bells',
    'https://gist.github.com/ann',
    'https://www.botcscripts.com/',
    'https://www.bloodstar.xyz/p/ann/Bells/bells.png',
    'ftp://raw.githubusercontent.com/a/b',
    'Imp, Chef',
    ''
  ])('is not found in %s', text => {
    expect(findScriptSource(text)).toBeUndefined()
  })

  test('is on a host of the list, whatever the text', () => {
    const part = fc.constantFrom(
      'https://',
      '/',
      '@',
      ':',
      '?',
      '#',
      '\\',
      '..',
      '%2F',
      '[',
      ']',
      'evil.example'
    )
    const name = fc.constantFrom(...scriptHosts, 'github.com', 'script', 'p', 'api', 'scripts', 'blob')
    const text = fc.array(fc.oneof(part, name, fc.string()), { maxLength: 12 }).map(parts => parts.join(''))
    fc.assert(
      fc.property(text, pasted => {
        const source = findScriptSource(pasted)
        if (!source) return
        expect(scriptHosts).toContain(source.host)
        const url = new URL(source.address)
        expect([url.protocol, url.host, url.username]).toEqual(['https:', source.host, ''])
      })
    )
  })
})

test('the host of an address is named for a message', () => {
  expect(findHost('see https://scripts.example:80/a')).toBe('scripts.example:80')
  expect(findHost('Imp')).toBeUndefined()
})
