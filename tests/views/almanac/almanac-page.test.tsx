import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { almanacIntroductionKey, almanacKey } from '#core/almanac-key.ts'
import { castOf } from '#core/cast.ts'
import type { CatalogueTexts } from '#core/catalogue.ts'
import { articleOf } from '#core/character-article.ts'
import type { Script } from '#core/script.ts'
import { AlmanacEntry } from '#views/almanac/almanac-entry.tsx'
import { AlmanacPage } from '#views/almanac/almanac-page.tsx'
import { aScript, catalogue, custom, unknown } from '../../core/build.ts'

let english: CatalogueTexts
beforeAll(async () => {
  english = await loadTexts('en')
})

const pageOf = (script: Script) =>
  renderToStaticMarkup(<AlmanacPage cast={castOf(script, catalogue, english)} />)

/** The words of a page without what marks them up. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ')

const bellringer = custom('bellringer', {
  name: 'Bellringer',
  ability: 'You may ring the bell.',
  flavor: 'Three pulls for the drowned.',
  otherNight: 90,
  otherNightReminder: 'The Bellringer may nod.',
  reminders: ['No Ability', 'No Ability']
})

const drowned = aScript({
  title: 'The Drowned Bell',
  author: 'Mara Oakes',
  bootlegger: ['Nobody *whispers*.'],
  characters: ['imp', bellringer, 'chambermaid', 'mathematician', unknown('nobody')],
  customData: {
    [almanacIntroductionKey]: 'A village by the water.\n\n## For whom\nFor **everyone**.',
    [almanacKey('bellringer')]: 'It rings.\n\n### How to run\nWake them.\n\n### Examples\n- One.'
  }
})

describe('the almanac of a script', () => {
  test('tells of its title, author, numbers and introduction', () => {
    const html = pageOf(drowned)
    expect(html).toMatch(/<h1[^>]*>The Drowned Bell<\/h1>/)
    expect(wordsOf(html)).toContain('by Mara Oakes 4 characters, 1 jinx')
    expect(html).toContain('For <strong>everyone</strong>.')
  })

  test('leads to each of its parts', () => {
    const html = pageOf(drowned)
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets).toEqual(
      expect.arrayContaining(['almanac-townsfolk', 'almanac-jinxes', 'almanac-firstNight', 'almanac-unknown'])
    )
    for (const id of targets) expect(html).toContain(`id="${id}"`)
  })

  test('names its characters by team, whatever their order on the script', () => {
    const heads = [...pageOf(drowned).matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, name]) => name)
    expect(heads).toEqual(['For whom', 'Bellringer', 'Chambermaid', 'Mathematician', 'Imp'])
  })

  test('tells of jinxes, house rules as they were written, both nights and unknown characters', () => {
    const words = wordsOf(pageOf(drowned))
    const { jinxes } = castOf(drowned, catalogue, english)
    expect(jinxes).toHaveLength(1)
    expect(words).toContain(jinxes[0]?.reason.replaceAll("'", '’'))
    expect(words).toContain('House rules Nobody *whispers*.')
    expect(words).toMatch(/Other nights Dusk .* 1 Imp .* 3 Bellringer The Bellringer may nod\./)
    expect(words).toMatch(/Unknown characters .* nobody/)
  })

  test('has no part for what a script lacks', () => {
    const html = pageOf(aScript({ characters: ['chef'] }))
    expect(wordsOf(html)).toContain('Untitled script')
    expect(html).not.toMatch(/almanac-(introduction|jinxes|rules|otherNight|unknown|demon)/)
    expect(wordsOf(pageOf(aScript()))).toContain('0 characters')
  })

  test('has one outline, also under the title of another page', () => {
    const levels = (html: string) => [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    const own = levels(pageOf(drowned))
    expect(own.filter(level => level === 1)).toHaveLength(1)
    for (const [index, level] of own.entries()) expect(level - (own[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    const cast = castOf(drowned, catalogue, english)
    const under = levels(renderToStaticMarkup(<AlmanacPage cast={cast} topLevel={2} />))
    expect(under).toEqual(own.map(level => level + 1))
  })

  test('shows a logo in the place of the title that it spells', () => {
    const logo = 'https://example.com/logo.png'
    expect(pageOf({ ...drowned, logo })).toMatch(/<img[^>]*alt=""[^>]*><h1[^>]*>The Drowned Bell</)
    expect(pageOf({ ...drowned, logo, hideTitle: true })).toMatch(/<h1[^>]*><img[^>]*alt="The Drowned Bell"/)
    expect(pageOf({ ...drowned, logo: 'javascript:alert(1)', hideTitle: true })).toMatch(
      /<h1[^>]*>The Drowned Bell</
    )
  })

  test('has no markup of its writer', () => {
    const attack = '<script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1))'
    const html = pageOf(
      aScript({
        title: attack,
        author: attack,
        bootlegger: [attack],
        characters: [custom('x', { name: attack, ability: attack, flavor: attack }), unknown(attack)],
        customData: { [almanacIntroductionKey]: attack, [almanacKey('x')]: attack }
      })
    )
    expect(html).not.toMatch(/<script|onerror=(?!alert\(1\)&gt;)|href="javascript/)
    expect(html).not.toContain('<img')
  })

  test('does not end with two hundred long texts', () => {
    const ids = [...catalogue.characters.keys()]
    const text = '## How to run\nWake *them*. '.repeat(190)
    const html = pageOf(
      aScript({ characters: ids, customData: Object.fromEntries(ids.map(id => [almanacKey(id), text])) })
    )
    expect(html.match(/class="almanac-entry"/g)).toHaveLength(ids.length)
  })
})

describe('an entry of the almanac', () => {
  const entryOf = (id: string) => {
    const article = articleOf(id, castOf(drowned, catalogue, english))
    return article ? renderToStaticMarkup(<AlmanacEntry article={article} />) : ''
  }

  test('tells of a character made for the script in its own words, of whose language nothing is known', () => {
    const html = entryOf('bellringer')
    expect(wordsOf(html)).toContain('Townsfolk, made for this script You may ring the bell.')
    expect(html).toContain('<p class="almanac-ability" lang="" dir="auto">')
    expect(wordsOf(html)).toContain('Sleeps on the first night Wakes 3rd on other nights')
    expect(wordsOf(html).match(/No Ability/g)).toHaveLength(1)
  })

  test('tells of an official character by itself', () => {
    const html = entryOf('chambermaid')
    const { ability, flavor } = english.characters.chambermaid ?? {}
    expect(wordsOf(html)).toContain(`Chambermaid Townsfolk ${ability}`)
    expect(wordsOf(html)).toContain(flavor?.slice(0, 20))
    expect(wordsOf(html)).toContain('Jinxed with Mathematician')
    expect(html).not.toContain('lang=""')
  })

  test('has headings that begin the paragraph under them, and others of their own', () => {
    const html = entryOf('bellringer')
    expect(html).toMatch(/<div class="prose-lead"><h4[^>]*>How to run<\/h4><p>Wake them\.<\/p><\/div>/)
    expect(html).toMatch(/<h4[^>]*>Examples<\/h4><ul><li><p>One\.<\/p><\/li><\/ul>/)
  })
})
