import { expect, test } from 'vitest'
import { buildCast } from '#core/cast/cast.ts'
import { buildCharacterArticles } from '#core/cast/character-article.ts'
import { aScript, catalogue, custom, texts } from '../script-builders.ts'

const jinx = (id: string) => ({ id, reason: `About ${id}.` })
const cast = buildCast(
  aScript({
    characters: ['imp', custom('cook', { jinxes: [jinx('imp'), jinx('spy')] }), 'spy', 'chef'],
    firstNight: ['cook', 'dusk', 'spy', 'dawn', 'chef', 'minioninfo', 'demoninfo']
  }),
  catalogue,
  texts()
)
const article = (id: string) => buildCharacterArticles(cast).get(id)

test('a night position has the entries before and after it, none at the ends of the night', () => {
  const position = (id: string) => {
    const { position, count, before, after } = article(id)?.nights.firstNight ?? {}
    return { position, count, before: before?.id, after: after?.id }
  }
  expect(position('cook')).toEqual({ position: 1, count: 3, before: undefined, after: 'dusk' })
  expect(position('spy')).toEqual({ position: 2, count: 3, before: 'dusk', after: 'dawn' })
  expect(position('chef')).toEqual({ position: 3, count: 3, before: 'dawn', after: 'minioninfo' })
})

test('the jinxes are those with this character, in the order of the cast', () => {
  const listed = (id: string) => article(id)?.jinxes.map(({ other, reason }) => `${other.id}: ${reason}`)
  expect(listed('cook')).toEqual(['imp: About imp.', 'spy: About spy.'])
  expect(listed('imp')).toEqual(['cook: About imp.'])
  expect(listed('chef')).toEqual([])
})
