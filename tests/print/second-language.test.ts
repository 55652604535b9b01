import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { castOf } from '#core/cast.ts'
import { paperSizes } from '#print/paper.ts'
import { aScript, custom } from '../core/build.ts'
import { expectReadableInside, layOut, overlaps, print, usualIds } from './press.ts'
import { joined } from './read-pdf.ts'

const homebrew = custom('own', { name: 'Bell Ringer', ability: 'Ring the bell.' })
const script = aScript({ title: 'Bell', characters: [...usualIds, homebrew], bootlegger: ['No secrets.'] })
const cast = castOf(script, catalogue, await loadTexts('en'))

test.each(['de', 'vi'] as const)(
  'a character sheet has names, abilities and jinxes in %s below the English ones',
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

describe('the other parts', () => {
  const printed = ['back', 'night', 'almanac'] as const
  const usual = [...usualIds, 'scapegoat']
  const bilingual = aScript({ title: 'Bell', characters: usual })

  test.each([
    ['back', {}],
    ['night', {}],
    ['night', { nights: 'compact' }],
    ['night', { nights: 'compact', columns: 1 }],
    ['almanac', {}]
  ] as const)('%s %j has names in both languages, without overlaps', async (part, options) => {
    const [first, second] = await Promise.all(
      (['en', 'de'] as const).map(async locale => castOf(bilingual, catalogue, await loadTexts(locale)))
    )
    if (!first || !second) throw new Error('A cast is missing')
    const all = { ...options, second, parts: [part] }
    const text = joined((await print(first, all)).text)
    const woken = new Set([...first.firstNight, ...first.otherNight].map(({ id }) => id))
    const named = second.characters.filter(({ id }) => part === 'almanac' || woken.has(id))
    expect(named.length).toBeGreaterThan(10)
    for (const { name } of named) expect(text).toContain(joined(name))
    for (const page of await layOut(first, all)) {
      expect(overlaps(page)).toEqual([])
      expectReadableInside(page, paperSizes.a4)
    }
  })

  test('night sheets translate reminders, the almanac abilities and flavour texts, the back jinxes', async () => {
    const second = castOf(bilingual, catalogue, await loadTexts('fr'))
    const [back, night, almanac] = await Promise.all(
      printed.map(async part => joined((await print(cast, { second, parts: [part] })).text))
    )
    for (const { reason } of second.jinxes) expect(back).toContain(joined(reason))
    const imp = second.characters.find(({ id }) => id === 'imp')
    expect(night).toContain(joined(imp?.otherNightReminder.split(/[*:]/)[0] ?? '?'))
    expect(almanac).toContain(joined(imp?.ability ?? '?'))
    expect(almanac).toContain(joined(imp?.flavor ?? '?'))
  })

  test('the back has travellers’ abilities in both languages', async () => {
    const second = castOf(bilingual, catalogue, await loadTexts('fr'))
    const first = castOf(bilingual, catalogue, await loadTexts('en'))
    const text = joined((await print(first, { second, parts: ['back'] })).text)
    const traveller = second.characters.find(({ team }) => team === 'traveller')
    expect(text).toContain(joined(traveller?.ability ?? '?'))
  })
})

test('a text that is missing in the second language is omitted', async () => {
  const german = castOf(script, catalogue, await loadTexts('de'))
  const characters = german.characters.map(each => (each.id === 'imp' ? { ...each, ability: '' } : each))
  const second = { ...german, characters: characters.filter(({ id }) => id !== 'spy') }
  const text = joined((await print(cast, { second, parts: ['sheet'] })).text)
  const [imp, spy] = ['imp', 'spy'].map(id => german.characters.find(each => each.id === id))
  expect(text).toContain(joined(imp?.name ?? '?'))
  expect(text).not.toContain(joined(spy?.ability ?? '?'))
})

test('a name is in both languages when the script overrides the ability', async () => {
  const changed = aScript({
    characters: [{ kind: 'official', id: 'chef', changes: { ability: 'Cook.' } }]
  })
  const [first, second] = await Promise.all(
    (['en', 'de'] as const).map(async locale => castOf(changed, catalogue, await loadTexts(locale)))
  )
  if (!first || !second) throw new Error('A cast is missing')
  const { text } = await print(first, { second, parts: ['sheet'] })
  expect(text).toContain(second.characters[0]?.name)
  expect(text.match(/Cook\./g)).toHaveLength(1)
})

test('a text that is the same in both languages is printed once', async () => {
  const second = castOf(script, catalogue, await loadTexts('de'))
  const { text } = await print(cast, { second, parts: ['sheet'] })
  expect(text.match(/Ring the bell\./g)).toHaveLength(1)
  expect(text.match(/No secrets\./g)).toHaveLength(1)
})
