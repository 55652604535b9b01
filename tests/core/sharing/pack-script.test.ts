import { promisify } from 'node:util'
import { gzip as gzipCallback } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAnything } from '#core/reading/read-anything.ts'
import type { Script } from '#core/script/script.ts'
import { writeScriptFile } from '#core/script/script-file.ts'
import { decodeBase64, encodeBase64, toUrlSafeBase64 } from '#core/sharing/base64.ts'
import { packScript } from '#core/sharing/share-link.ts'
import { publisherScriptAddress } from '#core/sharing/tool-links.ts'
import { sharedScriptPath } from '#routes'
import { aScript, catalogue, custom, official } from '../script-builders.ts'
import { decompress } from './decompress.ts'

const gzip = promisify<string, Uint8Array>(gzipCallback)

const script: Script = aScript({
  title: 'Đêm Ở Làng Chuông – “La nuit”',
  author: 'Zoë Müller',
  logo: 'https://example.org/logo.png',
  background: 'https://example.org/paper.png',
  almanac: 'https://example.org/almanac',
  hideTitle: true,
  bootlegger: ['Nobody may whisper at night.', 'Gece fısıldamak yok.'],
  characters: [
    'chef',
    official('imp', { ability: 'Each night*, choose a player: they die. [House rule]' }),
    { kind: 'unknown', id: 'unheardof' },
    custom('bell-ringer', {
      name: 'Bell-Ringer',
      team: 'outsider',
      ability: 'Once per game, ring the bell 🔔.',
      image: ['https://example.org/good.png', 'https://example.org/evil.png'],
      flavor: '“Who rang?”',
      firstNight: 12.5,
      firstNightReminder: 'Wake them. :reminder:',
      reminders: ['Rang'],
      remindersGlobal: ['Bell'],
      setup: true,
      jinxes: [{ id: 'imp', reason: 'The bell is heard.' }],
      special: [{ type: 'selection', name: 'bag-disabled' }],
      extra: { homepage: { author: 'Ann' } }
    })
  ],
  firstNight: ['dusk', 'bell-ringer', 'minioninfo', 'demoninfo', 'chef', 'dawn'],
  customData: { almanacIntroduction: '# The village', 'bell-ringer-almanacDetails': 'Rings *once*.' },
  extra: { colour: 'red' }
})

/** Output of the first version. Never change it: users have such links in their messages. */
const packedInNovember2026 = [
  'H4sIAAAAAAAAA3WUzW4TMRDHX8UabpW7LSA4-IKAolKpFCmqVIkoQrPrya6JP1a2t20URcojINFj-TjDqRI3uKUvQp6AR0DebJoG',
  'tbf1jGfs_-8_3v4ElAQB7w1FBA4WDYGA64_z74b9-fWFHc6_2ZK9rJr5T1uyxewTW8wuD5HZRsXF7DNwwCZWzoOAd27-g72Z_9aa',
  'PHDQrnQgoIqxDmJnh87R1Joy58udlMpqWwKHSkk6VlETiOgb4pBjMSq9a6y8p7jGmnxXjdqgxeKenassh9y5qKksyYPow5HLnRwz',
  'g2N2VqlQk2cYmVVlFTPgsE8FseH1Vbi-0hINjtjYjTIYcBgqH-JR2pfayCaMUm_SetsrW7aqjbLKWWWHDjhIMjffRUXDFMIzm1oV',
  'TYjO7GFEEJOVjgMbvZNNEZWzIOABO66InSqtsaTNk7a7ij2KqHQAAT1ly8C2nC1oK4Mph8Jp1yRfPMl23V6g81uZeu32QbuIhAbE',
  '8s4Jba60imMQ8AqLaklni7Oici4QQ1ZrHJMXLFY0ZlJRxvqvXROI-UbTADiQVJ2OmMMmu10OLlbku-Xjpxw8GWUl-ZDI7hHKBClQ',
  'bGoQQ9SBphwaWxF66dYyNtl3cl6kYG8V7GS5JgYl28ha2VtbEEv2l2iIs9Qo6WGpLfv79eIijYMyib7o3zlipXNyNcl3pOlU6Tad',
  'hkfjaftOFrPLk8oxj7Z8tnxCt9k8fJQ9uR3pdWBAwAmOKN3PZEyseAnYZLn7H8oeLk-_Ce5rl6NOqcTpFuXl8_ug7Dmlyo1B8YSh',
  'tfJ4RUcF1pqRwTS1qKlQbdcJxHGdXAikaTnIN8bkWG5LFTDXaSIHHCpnqG7pTta_kefWwnQ6-AdeRP6pmgQAAA'
].join('')

test('a link from the first version is still readable', async () => {
  const link = `https://belfry.example${sharedScriptPath('en', packedInNovember2026)}`
  expect(await readAnything(link, catalogue, decompress)).toMatchObject({ ok: true, value: { script } })
})

test.each([
  ['a Belfry link', (packed: string) => sharedScriptPath('vi', toUrlSafeBase64(packed))],
  ["a link to the publisher's tool", publisherScriptAddress]
])('%s contains the whole script', async (_, linkOf) => {
  const packed = await packScript(writeScriptFile(script, catalogue), gzip)
  expect(await readAnything(linkOf(packed), catalogue, decompress)).toMatchObject({
    ok: true,
    value: { script }
  })
})

test('bytes survive base64, plain and URL-safe', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), bytes => {
      const text = encodeBase64(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64'))
      expect(toUrlSafeBase64(text)).toBe(Buffer.from(bytes).toString('base64url'))
      expect(decodeBase64(toUrlSafeBase64(text))).toEqual(bytes)
    })
  )
})
