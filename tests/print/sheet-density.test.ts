import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { castOf } from '#core/cast.ts'
import { papers } from '#print/paper.ts'
import { sheetWords } from '#print/sheet-messages.ts'
import { locales } from '#routes'
import { aScript } from '../core/build.ts'
import { layOut, overlaps } from './press.ts'

/** 13 Townsfolk, 5 Outsiders, 5 Minions, 4 Demons, 3 travellers, 2 fabled; 8 jinxes among them. */
const full =
  'steward clockmaker empath dreamer fortuneteller oracle undertaker innkeeper exorcist gossip slayer cannibal alchemist butler drunk lunatic sweetheart plaguedoctor poisoner spy scarletwoman boffin pithag imp lleech fanggu vigormortis gunslinger scapegoat beggar spiritofivory duchess'.split(
    ' '
  )

const script = aScript({
  title: 'The Drowned Bell',
  author: 'Mara Oakes',
  characters: full,
  bootlegger: [
    'The bell is real. When it rings, nobody may speak until it is quiet.',
    'The drowned may vote twice on the last day, but only if they have not spoken since the bell rang.'
  ]
})

describe.each(locales)('a full script in %s', locale => {
  test.each(papers)('fits on one page of %s in readable type', async paper => {
    const cast = castOf(script, catalogue, await loadTexts(locale))
    expect(cast.jinxes).toHaveLength(8)
    const texts = sheetWords(locale)
    const pages = await layOut(cast, { paper, words: texts, language: locale, parts: ['sheet'] })
    expect(pages).toHaveLength(1)
    expect(overlaps(pages.flat())).toEqual([])
    expect(Math.min(...pages.flat().flatMap(({ size }) => size ?? []))).toBeGreaterThanOrEqual(6.5)
  })
})
