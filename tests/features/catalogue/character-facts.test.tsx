import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CastCharacter } from '#core/cast/cast.ts'
import { CharacterFacts } from '#features/catalogue/character/character-facts.tsx'
import {
  JinxSection,
  NightSections,
  PartnerSection
} from '#features/catalogue/character/character-sections.tsx'
import { type CharacterPageData, loadCharacterPage } from '#features/catalogue/load-catalogue.ts'
import { speak } from '../../components/render-page.tsx'

let spy: CharacterPageData
beforeAll(async () => {
  spy = await loadCharacterPage('en', 'spy')
})

/** The text of the facts of the Spy with these changes. */
function factsOf(changes: Partial<CastCharacter>, usage = spy.usage) {
  const article = { ...spy.article, character: { ...spy.article.character, ...changes } }
  return textOf(<CharacterFacts article={article} usage={usage} />)
}

const textOf = (content: React.ReactNode) =>
  renderToStaticMarkup(content)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('the facts of a character', () => {
  test('count equal reminder tokens, and tell those that are there without it', () => {
    const facts = factsOf({ reminders: ['Dead', 'Dead', 'Mad'], remindersGlobal: ['Drunk'] })
    expect(facts).toMatch(/Reminder tokens Dead ×2 Mad Also used when the character isn’t in play Drunk/)
    expect(factsOf({ reminders: [], remindersGlobal: [] })).not.toContain('Reminder tokens')
    expect(factsOf({ reminders: ['Dead'], remindersGlobal: [] })).not.toContain('not in play')
  })

  test('leave out features of the app that nobody can describe', () => {
    const known = { type: 'bag', name: 'disabled' }
    expect(factsOf({ special: [known] })).not.toContain('In the official app')
    expect(factsOf({ special: [{ type: 'selection', name: 'bag-disabled' }, known] })).toContain(
      'In the official app This character never goes into the bag.'
    )
  })

  test('round the share of scripts, in the numbers of the language', () => {
    const usage = { used: 1234, scripts: 9603, partners: [] }
    expect(factsOf({}, usage)).toContain('In 13% of 9,603 published scripts')
    speak('de')
    expect(factsOf({}, usage)).toMatch(/13.% .*9\.603/)
  })

  test('say nothing of the use of a character that nobody has counted', () => {
    expect(textOf(<CharacterFacts article={spy.article} usage={undefined} />)).not.toContain('published')
  })
})

describe('the sections of a character', () => {
  test('are there only for what it has', () => {
    const article = {
      ...spy.article,
      jinxes: [],
      nights: { firstNight: undefined, otherNight: undefined }
    }
    const usage = { used: 1, scripts: 2, partners: [] }
    expect(textOf(<NightSections article={article} english={spy.english} />)).toBe('')
    expect(textOf(<JinxSection article={article} english={spy.english} />)).toBe('')
    expect(textOf(<PartnerSection usage={usage} />)).toBe('')
  })

  test('name the step or the character before and after', () => {
    const before = { kind: 'step', id: 'dusk', name: 'Dusk', reminder: '' } as const
    const position = { position: 1, count: 2, before, after: undefined }
    const article = { ...spy.article, nights: { firstNight: position, otherNight: undefined } }
    const text = textOf(<NightSections article={article} english={spy.english} />)
    expect(text).toMatch(/^First night .* After Dusk$/)
  })

  test('count the jinxes, and round how often partners are seen', () => {
    const count = spy.article.jinxes.length
    expect(textOf(<JinxSection article={spy.article} english={spy.english} />)).toMatch(
      new RegExp(`^Jinxes ${count} `)
    )
    const partners = [{ character: spy.article.character, lift: 2.345 }]
    const usage = { used: 1, scripts: 2, partners }
    expect(textOf(<PartnerSection usage={usage} />)).toContain('Spy ×2.3')
  })
})
