import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast } from '#core/cast/cast.ts'
import { papers } from '#print/print-options.ts'
import { sheetTexts } from '#print/sheet-texts.ts'
import { locales } from '#routes'
import { aScript } from '../../core/script-builders.ts'
import { findOverlaps, layOutBoxes } from '../print-helpers.ts'

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
    const cast = buildCast(script, catalogue, await loadTexts(locale))
    expect(cast.jinxes).toHaveLength(8)
    const texts = sheetTexts(locale)
    const pages = await layOutBoxes(cast, { paper, texts: texts, language: locale, parts: ['sheet'] })
    expect(pages).toHaveLength(1)
    expect(findOverlaps(pages.flat())).toEqual([])
    expect(Math.min(...pages.flat().flatMap(({ size }) => size ?? []))).toBeGreaterThanOrEqual(6.5)
  })
})
