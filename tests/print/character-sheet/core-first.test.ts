import { expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import type { Team } from '#core/character/team.ts'
import { defaultPrintOptions, type PrintOptions, papers } from '#print/print-options.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { custom } from '../../core/script-builders.ts'
import { aCast, englishTexts, kit, print, usualIds } from '../print-helpers.ts'
import { withoutWhitespace } from '../read-pdf.ts'

const core: readonly Team[] = ['townsfolk', 'outsider', 'minion', 'demon']
const extras = ['gunslinger', 'scapegoat', 'spiritofivory', 'duchess', 'bootlegger']

/** The teams on each page of the character sheet. */
function teamsByPage(cast: ReturnType<typeof aCast>, options: Partial<PrintOptions>): Team[][] {
  const { pages } = planSheet(
    cast,
    { ...defaultPrintOptions, parts: ['sheet'], ...options },
    { texts: englishTexts, language: 'en' },
    kit
  )
  return pages.flatMap(({ plan: { content } }) =>
    content.kind === 'sheet' ? [content.bands.flatMap(band => (band.kind === 'team' ? band.team : []))] : []
  )
}

const fullScript = { characters: [...usualIds, ...extras], bootlegger: ['No secrets.'] }

const countsOfExtras = [0, 5, 8, 13, 25, 60] as const
const countsOfCore = [5, 13, 20, 25] as const
const abilityLengths = [40, 120, 200] as const
const shapes = countsOfCore.flatMap(coreCount =>
  countsOfExtras.flatMap(extraCount => abilityLengths.map(length => ({ coreCount, extraCount, length })))
)

/** Characters in the usual shares of teams, with a jinx each, and other teams. */
const castOf = ({ coreCount, extraCount, length }: (typeof shapes)[number]) => {
  const ability = 'Each night*, choose a player: they might learn a thing. '.repeat(9).slice(0, length)
  const teamOf = (index: number): Team =>
    index < coreCount * 0.55 ? 'townsfolk' : (core[1 + (index % 3)] ?? 'demon')
  const others: readonly Team[] = ['traveller', 'fabled', 'loric']
  return aCast({
    bootlegger: ['No secrets.'],
    characters: [
      ...Array.from({ length: coreCount }, (_, index) =>
        custom(`core${index}`, {
          name: `Ringer ${index}`,
          ability,
          team: teamOf(index),
          jinxes: [{ id: `core${(index + 1) % coreCount}`, reason: 'They may not meet, or so it is said.' }]
        })
      ),
      ...Array.from({ length: extraCount }, (_, index) =>
        custom(`extra${index}`, { name: `Guest ${index}`, ability, team: others[index % 3] ?? 'loric' })
      )
    ]
  })
}

test.each(shapes)(
  'the core is on page 1 with $coreCount characters of $length letters and $extraCount others',
  shape => {
    for (const paper of papers) {
      const [first = [], ...others] = teamsByPage(castOf(shape), { paper })
      expect(first.filter(team => core.includes(team)).length).toBeGreaterThan(0)
      expect(others.flat().filter(team => core.includes(team))).toEqual([])
    }
  }
)

const rich = aCast({ characters: [...usualIds, ...extras], bootlegger: ['Nobody may speak.'] })

test('a sheet whose back has jinxes, house rules, travellers, fabled and loric does not repeat them', async () => {
  const { text } = await print(rich, { parts: ['sheet', 'back'] })
  const printed = withoutWhitespace(text)
  const count = (each: string) => printed.split(withoutWhitespace(each)).length - 1
  for (const { reason } of rich.jinxes) expect(count(reason)).toBe(1)
  for (const { ability, team } of rich.characters) {
    if (!core.includes(team)) expect(count(ability), ability).toBe(1)
  }
  expect(count('Nobody may speak.')).toBe(1)
})

test('a sheet with a cover, or of half the size, has everything', async () => {
  for (const options of [{ back: 'cover' }, { size: 'half' }] as const) {
    const { text } = await print(rich, { parts: ['sheet', 'back'], ...options })
    expect(withoutWhitespace(text)).toContain(withoutWhitespace(rich.characters.at(-1)?.ability ?? '?'))
  }
  const few = aCast({ characters: ['scapegoat', 'gunslinger'] })
  expect((await print(few, { parts: ['sheet', 'back'] })).pages[0]?.text).toContain('Scapegoat')
})

test('the meaning of a star is on each page that has one, and on no other', async () => {
  const traveller = custom('guest', { team: 'traveller', ability: 'Each night*, ring.' })
  const cast = aCast({ characters: ['chef', traveller] })
  const { pages } = await print(cast, { parts: ['sheet', 'back'] })
  expect(pages.map(({ text }) => text.includes('* not the first night'))).toEqual([false, true])
})

test('a team, a box and a section that continue on the next page say so', async () => {
  const many = aCast({
    characters: Array.from({ length: 90 }, (_, index) =>
      custom(`c${index}`, {
        name: `Ringer ${index}`,
        ability: 'Each night, ring the bell, and listen for an answer from the other side of the river.',
        firstNight: index + 1,
        jinxes: [{ id: `c${(index + 1) % 90}`, reason: 'They may not meet. '.repeat(4) }]
      })
    )
  })
  const sheet = withoutWhitespace((await print(many, { parts: ['sheet'] })).text)
  const back = withoutWhitespace((await print(many, { parts: ['back'] })).text)
  expect(sheet).toContain('Townsfolk(continued)')
  expect(sheet).toContain('Jinxes(continued)')
  expect(back).toContain('Firstnight(continued)')
  expect(back).toContain('Jinxes(continued)')
})

test('boxes that have a page to themselves have larger type than beside abilities', async () => {
  const options = { ...defaultPrintOptions, parts: ['sheet'] as const }
  const second = aCast({ ...fullScript }, await loadTexts('vi'))
  const { pages } = planSheet(
    aCast({ ...fullScript }),
    options,
    { texts: englishTexts, language: 'en', second },
    kit
  )
  const bands = pages.map(({ plan: { content } }) => (content.kind === 'sheet' ? content.bands : []))
  const [box] = bands[1] ?? []
  expect(bands.map(each => each.some(({ kind }) => kind === 'boxes'))).toEqual([false, true])
  expect(box?.kind === 'boxes' && box.style.size).toBeCloseTo(9.6)
})

test('a sheet of 48 characters leaves no nearly empty last page', () => {
  const cast = castOf({ coreCount: 48 as 25, extraCount: 0, length: 120 })
  const { pages } = planSheet(
    { ...cast, jinxes: [] },
    { ...defaultPrintOptions, parts: ['sheet'] },
    { texts: englishTexts, language: 'en' },
    kit
  )
  const heights = pages.map(({ plan: { content } }) =>
    content.kind === 'sheet' ? content.bands.reduce((sum, { height }) => sum + height, 0) : 0
  )
  expect(heights.at(-1)).toBeGreaterThan(150)
})
