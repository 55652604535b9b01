import { describe, expect, test } from 'vitest'
import { paperSizes } from '#print/page/paper.ts'
import { papers } from '#print/print-options.ts'
import { custom, official } from '../core/script-builders.ts'
import {
  aCast,
  expectReadableInside,
  findOverlaps,
  layOutBoxes,
  officialIds,
  pdfBytes,
  print,
  printedBytes,
  usualIds
} from './print-helpers.ts'
import { withoutWhitespace } from './read-pdf.ts'

const usualCast = aCast({ characters: usualIds, bootlegger: ['The bell is real.', 'Nobody whispers.'] })

describe('the PDF of a usual script', () => {
  test.each(papers)('has pages of exactly %s size', async paper => {
    const { pages } = await print(aCast({ characters: ['imp'] }), { paper })
    const { width, height } = paperSizes[paper]
    for (const { page } of pages) expect(page.view).toEqual([0, 0, width, height])
  })

  test('contains title, author, teams, names, abilities, jinxes and house rules', async () => {
    const text = withoutWhitespace((await print(usualCast)).text)
    expect(text).toContain('TheDrownedBell')
    expect(text).toContain('byMaraOakes')
    for (const team of ['Townsfolk', 'Outsiders', 'Minions', 'Demons']) expect(text).toContain(team)
    for (const { name, ability } of usualCast.characters)
      expect(text).toContain(withoutWhitespace(name + ability))
    expect(usualCast.jinxes.length).toBeGreaterThan(0)
    for (const { first, second, reason } of usualCast.jinxes) {
      expect(text).toContain(withoutWhitespace(`${first.name}, ${second.name}: ${reason}`))
    }
    for (const rule of usualCast.bootlegger) expect(text).toContain(withoutWhitespace(rule))
  })

  test('contains both nights in order', async () => {
    const { pages } = await print(usualCast)
    const text = withoutWhitespace(pages[1]?.text ?? '')
    const nights = text.split('Othernights')
    for (const [night, entries] of [usualCast.firstNight, usualCast.otherNight].entries()) {
      const names = entries.map(entry =>
        withoutWhitespace(entry.kind === 'step' ? entry.name : entry.character.name)
      )
      const pattern = new RegExp(names.map(name => name.replace(/[^\w]/g, '.')).join('.*'))
      expect(nights[night]).toMatch(pattern)
    }
  })

  test('numbers its pages, and explains the asterisk only on the sheet', async () => {
    const [sheet, night] = (await print(usualCast)).pages
    expect(sheet?.text).toContain('page 1 of 2')
    expect(night?.text).toContain('page 2 of 2')
    expect(sheet?.text).toContain('* not the first night')
    expect(night?.text).not.toContain('* not the first night')
  })

  test('keeps spaces between words, also before bold setup notes', async () => {
    const { text } = await print(usualCast)
    expect(text).toMatch(/choose a player: they die/)
    expect(text).toContain('[+1 Outsider]')
  })

  test('embeds only subsets of its fonts', async () => {
    const { pages } = await print(usualCast)
    const names = new Set<string>()
    for (const { page } of pages) {
      const { fnArray, argsArray } = await page.getOperatorList()
      fnArray.forEach((operation, index) => {
        if (operation !== setFont) return
        names.add(page.commonObjs.get(argsArray[index][0]).name)
      })
    }
    expect([...names].sort()).toEqual([
      'BELFRA+AlegreyaSans-Regular',
      'BELFRB+AlegreyaSans-Bold',
      'BELFRC+SortsMillGoudy-Regular',
      'BELFRD+SortsMillGoudy-Italic'
    ])
  })

  test('has title, author, the language of its texts and producer as metadata', async () => {
    const { pdf } = await print(aCast({ characters: ['imp'] }), { language: 'fr' })
    const { info, metadata } = await pdf.getMetadata()
    expect(info).toMatchObject({
      Title: 'The Drowned Bell',
      Author: 'Mara Oakes',
      Producer: 'Belfry',
      Language: 'en'
    })
    expect(metadata?.get('dc:title')).toBe('The Drowned Bell')
    expect(metadata?.get('pdfuaid:part')).toBe('1')
  })

  test('is smaller than 120 KB and has the same bytes each time', async () => {
    const bytes = await printedBytes(usualCast)
    expect(bytes.length).toBeLessThan(120 * 1024)
    expect(await pdfBytes(usualCast)).toEqual(bytes)
  })

  test('contains only the requested part', async () => {
    const cast = aCast({ characters: ['chef', 'imp'] })
    expect((await print(cast, { parts: ['sheet'] })).text).not.toContain('First night')
    expect((await print(cast, { parts: ['night'] })).text).not.toContain('Townsfolk')
  })
})

test('a sheet of all official characters contains every name, ability and jinx, without overlaps', async () => {
  const cast = aCast({ characters: officialIds })
  const { text, pages } = await print(cast)
  expect(pages.length).toBeGreaterThan(4)
  const printedText = withoutWhitespace(text)
  for (const { name, ability } of cast.characters)
    expect(printedText).toContain(withoutWhitespace(name + ability))
  for (const { reason } of cast.jinxes) expect(printedText).toContain(withoutWhitespace(reason))
  for (const boxes of await layOutBoxes(cast)) {
    expect(findOverlaps(boxes)).toEqual([])
    expectReadableInside(boxes, paperSizes.a4)
  }
})

test('an ability longer than a page continues on the next pages without loss', async () => {
  const abilityWords = Array.from({ length: 1500 }, (_, index) => `word${index}.`)
  const cast = aCast({ characters: [custom('tower', { ability: abilityWords.join(' ') })] })
  const { text, pages } = await print(cast, { parts: ['sheet'], columns: 1 })
  expect(pages.length).toBeGreaterThan(1)
  expect(text.match(/word\d+\./g)).toEqual(abilityWords)
})

test.each([
  ['Vietnamese', 'Tiếng chuông dưới nước', 'Mỗi đêm, bạn biết có bao nhiêu người ác đứng cạnh mình.'],
  ['Turkish', 'Boğulmuş Çanın İşi', 'Her gece fısıltıyla bir ığdır seç: İblis ise öğrenirsin.'],
  ['French', 'Œuvre au noir', 'Chaque nuit, l’œil désigne où naît la peur : « c’est ça ».'],
  ['German', 'Die große Glocke', 'Jede Nacht erfährst du, ob ein böser Spieler größer ist.']
])('%s letters are unchanged in the text of the PDF', async (_, title, ability) => {
  const { text } = await print(aCast({ title, characters: [custom('one', { name: title, ability })] }))
  expect(withoutWhitespace(text)).toContain(withoutWhitespace(title))
  expect(withoutWhitespace(text)).toContain(withoutWhitespace(ability))
})

test('markup in a script’s texts is printed as text', async () => {
  const ability = '</text><svg> & "quotes" \\ (brackets) <b>bold</b> %PDF'
  const { text } = await print(aCast({ characters: [custom('one', { name: '&lt;', ability })] }))
  expect(withoutWhitespace(text)).toContain(withoutWhitespace(ability))
  expect(text).toContain('&lt;')
})

test('letters that no face has do not affect the others', async () => {
  const { text } = await print(aCast({ title: '鐘樓 Bell', characters: [official('imp')] }))
  expect(text).toContain('Bell')
  expect(text).toContain('Imp')
})

test('a script without a title has a default title', async () => {
  expect((await print(aCast({ title: ' ', author: '', characters: ['imp'] }))).text).toContain(
    'Untitled script'
  )
})

/** The number of the operation `OPS.setFont` in pdf.js. */
const setFont = 37
