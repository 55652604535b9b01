import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { castOf } from '#core/cast.ts'
import { aScript, custom } from '../core/build.ts'
import { layOut, overlaps, print, usualIds } from './press.ts'
import { joined } from './read-pdf.ts'

const own = custom('own', { name: 'Bell Ringer', ability: 'Ring the bell.' })
const script = aScript({ title: 'Bell', characters: [...usualIds, own], bootlegger: ['No secrets.'] })
const cast = castOf(script, catalogue, await loadTexts('en'))

test.each(['de', 'vi'] as const)(
  'a sheet says names, abilities and jinxes in %s under the English',
  async locale => {
    const second = castOf(script, catalogue, await loadTexts(locale))
    const text = joined((await print(cast, { second, parts: ['sheet'] })).text)
    for (const [index, { name, ability }] of cast.characters.entries()) {
      const other = second.characters[index]
      if (!other || other.id === 'own') continue
      const head = other.name === name ? '' : other.name
      expect(text).toContain(joined(name + ability + head + other.ability))
    }
    for (const { reason } of second.jinxes) expect(text).toContain(joined(reason))
    for (const page of await layOut(cast, { second, parts: ['sheet'] })) {
      expect(overlaps(page)).toEqual([])
      expect(Math.min(...page.flatMap(({ size }) => size ?? []))).toBeGreaterThanOrEqual(6.5)
    }
  }
)

test('what is the same in both languages is said once', async () => {
  const second = castOf(script, catalogue, await loadTexts('de'))
  const { text } = await print(cast, { second, parts: ['sheet'] })
  expect(text.match(/Ring the bell\./g)).toHaveLength(1)
  expect(text.match(/No secrets\./g)).toHaveLength(1)
})
