import { expect, test } from 'vitest'
import { halfPaper, paperSizes } from '#print/page/paper.ts'
import { custom } from '../../core/script-builders.ts'
import { aCast, findOverlaps, layOutBoxes, officialIds, print } from '../print-helpers.ts'
import { withoutWhitespace } from '../read-pdf.ts'

const wordsOf = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

const jinxed = aCast({ characters: officialIds }).jinxes.flatMap(({ first, second }) => [first.id, second.id])
const oftenJinxed = officialIds.filter(id => jinxed.filter(each => each === id).length >= 3)

test('jinxes and house rules taller than half a page continue on the next half, complete', async () => {
  const cast = aCast({ characters: oftenJinxed, bootlegger: [wordsOf(500), wordsOf(40), wordsOf(300)] })
  const pages = await layOutBoxes(cast, { parts: ['sheet'], size: 'half', columns: 1 })
  const { height } = halfPaper(paperSizes.a4)
  for (const boxes of pages) {
    expect(findOverlaps(boxes)).toEqual([])
    expect(boxes.filter(({ top, bottom }) => top < height && bottom > height)).toEqual([])
  }
  const { text } = await print(cast, { parts: ['sheet'], size: 'half', columns: 1 })
  for (const { reason } of cast.jinxes) expect(withoutWhitespace(text)).toContain(withoutWhitespace(reason))
})

test('an ability taller than half a page continues on the next half', async () => {
  const tower = custom('tower', { name: 'Tower', ability: wordsOf(700) })
  const { text } = await print(aCast({ characters: [tower, 'imp'] }), { parts: ['sheet'], size: 'half' })
  for (const index of [0, 350, 699]) expect(text).toContain(`word${index}`)
})
