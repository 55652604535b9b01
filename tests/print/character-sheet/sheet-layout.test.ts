import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { paperSizes } from '#print/page/paper.ts'
import { custom } from '../../core/script-builders.ts'
import {
  aCast,
  englishTexts,
  expectReadableInside,
  findOverlaps,
  layOutBoxes,
  officialIds,
  usualIds
} from '../print-helpers.ts'
import { withoutWhitespace } from '../read-pdf.ts'

const fill = (sentence: string, length: number) => sentence.repeat(length).slice(0, length)
const vietnamese = 'Mỗi đêm, hãy chọn một người chơi: nếu người ấy là Quỷ, bạn biết điều đó. '
const turkish = 'Her gece bir oyuncu seç: İblis ise ığdır ağacı altında öğrenirsin, şüphen kalmaz. '

const longest = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    custom(`longest${index}`, {
      name: fill('Wwwwwww Mmmmmm ', limits.character.name),
      ability: fill('Each night*, choose a player: mmmmm wwwww [+1 Outsider] ', limits.character.ability),
      team: (['townsfolk', 'outsider', 'minion', 'demon', 'traveller'] as const)[index % 5] ?? 'demon',
      // Ten fill two night sheets. The others only lengthen the character sheet.
      ...(index < 10 && {
        firstNight: index + 1,
        otherNight: index + 1,
        firstNightReminder: fill('Show *YOU ARE* and point :reminder: ', limits.character.nightReminder),
        otherNightReminder: fill('They choose a player. :reminder: ', limits.character.nightReminder)
      }),
      reminders: ['Poisoned']
    })
  )

const scripts = {
  '1 character': aCast({ characters: ['imp'] }),
  '5 characters': aCast({ characters: ['chef', 'washerwoman', 'drunk', 'spy', 'imp'] }),
  '25 characters': aCast({ characters: usualIds, bootlegger: ['Nobody may speak.'] }),
  '60 characters': aCast({ characters: officialIds.slice(0, 60) }),
  'the longest texts that forms accept': aCast({
    title: fill('Wwwwww ', limits.script.name),
    author: fill('Mmmmm ', limits.script.author),
    characters: longest(25),
    bootlegger: Array(limits.script.bootlegger).fill(fill('No secrets. ', 300))
  }),
  'texts far over the limits': aCast({
    title: fill('A title that never ends ', 900),
    author: fill('Anonymous ', 400),
    characters: [
      custom('tower', {
        name: fill('Tower of words ', 200),
        ability: fill('Each night*, say all of this. ', 5000),
        firstNight: 3,
        firstNightReminder: fill('Read this to them. ', 6000)
      }),
      custom('wall', { name: fill('Ω', 90), ability: fill('Antidisestablishmentarianism', 700) }),
      'imp'
    ],
    bootlegger: [fill('A rule of many words. ', 5000)]
  }),
  Vietnamese: aCast({
    title: 'Tiếng chuông dưới nước',
    characters: Array.from({ length: 20 }, (_, index) =>
      custom(`vi${index}`, { name: 'Thầy bói Ngữ', ability: fill(vietnamese, 160) })
    )
  }),
  Turkish: aCast({
    title: 'Boğulmuş Çanın İşi',
    characters: Array.from({ length: 20 }, (_, index) =>
      custom(`tr${index}`, { name: 'Ağır Şifacı', ability: fill(turkish, 160) })
    )
  }),
  'no title and no author': aCast({
    title: '',
    author: '',
    characters: ['chef', 'washerwoman', 'drunk', 'spy', 'imp']
  })
}

describe.each(Object.entries(scripts))('a sheet with %s', (_, cast) => {
  test.each([
    ['A4', { paper: 'a4' }],
    ['Letter', { paper: 'letter' }],
    ['A4 in one column', { paper: 'a4', columns: 1 }]
  ] as const)('has no overlaps and stays inside the margins on %s', async (_, options) => {
    for (const boxes of await layOutBoxes(cast, options)) {
      expect(findOverlaps(boxes)).toEqual([])
      expectReadableInside(boxes, paperSizes[options.paper])
    }
  })

  test('has no type smaller than 6.5 points', async () => {
    const sizes = (await layOutBoxes(cast)).flat().flatMap(({ size }) => size ?? [])
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6.5)
  })
})

test('a typical script of 25 characters fits on one character sheet and one night sheet on both papers', async () => {
  const cast = scripts['25 characters']
  expect(await layOutBoxes(cast, { paper: 'a4' })).toHaveLength(2)
  expect(await layOutBoxes(cast, { paper: 'letter' })).toHaveLength(2)
})

test('text is in reading order: down a column, then the next, boxes last', async () => {
  const cast = scripts['25 characters']
  const [sheet = []] = await layOutBoxes(cast)
  const drawn = sheet.map(({ what }) => withoutWhitespace(what)).join('')
  const positions = [...cast.characters.map(({ name }) => name), englishTexts.houseRules].map(name =>
    drawn.indexOf(withoutWhitespace(name))
  )
  expect(positions).toEqual(positions.toSorted((one, other) => one - other))
  expect(Math.min(...positions)).toBeGreaterThanOrEqual(0)
})

test('the left column is filled before the right one', async () => {
  const [sheet = []] = await layOutBoxes(scripts['25 characters'])
  const findBox = (name: string) => sheet.find(({ what }) => what === name)
  const [first, second, last] = [findBox('Steward'), findBox('Clockmaker'), findBox('Sage')]
  expect(second?.left).toBe(first?.left)
  expect(second?.top).toBeGreaterThan(first?.top ?? 0)
  expect(last?.left).toBeGreaterThan((first?.left ?? 0) + 200)
})

test('a script with fewer characters has larger type', async () => {
  const sizeOf = async (ids: string[]) =>
    (await layOutBoxes(aCast({ characters: ids }), { parts: ['sheet'] }))
      .flat()
      .find(({ what }) => what.startsWith('Each'))?.size
  expect(await sizeOf(['empath', 'imp'])).toBe(12)
  expect(await sizeOf(usualIds.slice(0, 20))).toBe(9.6)
  expect(await sizeOf([...usualIds, ...officialIds.slice(0, 5)])).toBeLessThan(9.6)
})
