import { expect, test } from 'vitest'
import { joinTexts, splitTexts } from '#catalogue/text-parts.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { locales } from '#routes'

test.each(locales)('the two parts of the texts in %s make up the whole', async locale => {
  const texts = await loadTexts(locale)
  const { first, others } = splitTexts(texts)
  expect(joinTexts(first, others)).toEqual(texts)
})

test('the first part has names and abilities alone', async () => {
  const { first } = splitTexts(await loadTexts('en'))
  for (const texts of Object.values(first.characters)) expect(Object.keys(texts)).toEqual(['name', 'ability'])
  expect(first.jinxes).toEqual({})
})
