import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast } from '#core/cast/cast.ts'
import { buildCharacterArticles } from '#core/cast/character-article.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { almanacIntroductionKey, almanacKey } from '#core/script/almanac-keys.ts'
import type { Script } from '#core/script/script.ts'
import { AlmanacEntry } from '#views/almanac/almanac-entry.tsx'
import { AlmanacPage } from '#views/almanac/almanac-page.tsx'
import { aScript, catalogue, custom, unknown } from '../../core/script-builders.ts'

let english: CatalogueTexts
beforeAll(async () => {
  english = await loadTexts('en')
})

const pageOf = (script: Script) =>
  renderToStaticMarkup(<AlmanacPage cast={buildCast(script, catalogue, english)} />)

/** The text of a page without markup. */
const textOf = (html: string) =>
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
  test('shows its title, author, counts and introduction', () => {
    const html = pageOf(drowned)
    expect(html).toMatch(/<h1[^>]*>The Drowned Bell<\/h1>/)
    expect(textOf(html)).toContain('by Mara Oakes 4 characters, 1 jinx')
    expect(html).toContain('For <strong>everyone</strong>.')
  })

  test('links to each of its sections', () => {
    const html = pageOf(drowned)
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets).toEqual(
      expect.arrayContaining(['almanac-townsfolk', 'almanac-jinxes', 'almanac-firstNight', 'almanac-unknown'])
    )
    for (const id of targets) expect(html).toContain(`id="${id}"`)
  })

  test('lists characters by team, whatever their order on the script', () => {
    const heads = [...pageOf(drowned).matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, name]) => name)
    expect(heads).toEqual(['For whom', 'Bellringer', 'Chambermaid', 'Mathematician', 'Imp'])
  })

  test('shows jinxes, house rules as plain text, both nights and unknown characters', () => {
    const text = textOf(pageOf(drowned))
    const { jinxes } = buildCast(drowned, catalogue, english)
    expect(jinxes).toHaveLength(1)
    expect(text).toContain(jinxes[0]?.reason.replaceAll("'", '’'))
    expect(text).toContain('House rules Nobody *whispers*.')
    expect(text).toMatch(/Other nights Dusk .* 1 Imp .* 3 Be Bellringer The Bellringer may nod\./)
    expect(text).toMatch(/Unknown characters .* nobody/)
  })

  test('leaves out empty sections', () => {
    const html = pageOf(aScript({ characters: ['chef'] }))
    expect(textOf(html)).toContain('Untitled script')
    expect(html).not.toMatch(/almanac-(introduction|jinxes|rules|otherNight|unknown|demon)/)
    expect(textOf(pageOf(aScript()))).toContain('0 characters')
  })

  test('has a valid heading outline, also below the title of another page', () => {
    const levels = (html: string) => [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    const own = levels(pageOf(drowned))
    expect(own.filter(level => level === 1)).toHaveLength(1)
    for (const [index, level] of own.entries()) expect(level - (own[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    const cast = buildCast(drowned, catalogue, english)
    const under = levels(renderToStaticMarkup(<AlmanacPage cast={cast} titleLevel={2} />))
    expect(under).toEqual(own.map(level => level + 1))
  })

  test('shows the logo above the title, or instead of a hidden title', () => {
    const logo = 'https://example.com/logo.png'
    expect(pageOf({ ...drowned, logo })).toMatch(/<img[^>]*alt=""[^>]*><h1[^>]*>The Drowned Bell</)
    expect(pageOf({ ...drowned, logo, hideTitle: true })).toMatch(/<h1[^>]*><img[^>]*alt="The Drowned Bell"/)
    expect(pageOf({ ...drowned, logo: 'javascript:alert(1)', hideTitle: true })).toMatch(
      /<h1[^>]*>The Drowned Bell</
    )
  })

  test('escapes markup in the script', () => {
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

  test('renders long texts of all characters', () => {
    const ids = [...catalogue.characters.keys()]
    const text = '## How to run\nWake *them*. '.repeat(190)
    const html = pageOf(
      aScript({ characters: ids, customData: Object.fromEntries(ids.map(id => [almanacKey(id), text])) })
    )
    expect(html.match(/class="almanac-entry"/g)).toHaveLength(ids.length)
    // A megabyte of text: React's development build takes seconds for it.
  }, 60_000)
})

describe('an entry of the almanac', () => {
  const entryOf = (id: string) => {
    const article = buildCharacterArticles(buildCast(drowned, catalogue, english)).get(id)
    return article ? renderToStaticMarkup(<AlmanacEntry article={article} />) : ''
  }

  test('shows a custom character, whose texts have an unknown language', () => {
    const html = entryOf('bellringer')
    expect(textOf(html)).toContain('Townsfolk, made for this script You may ring the bell.')
    expect(html).toContain('<p class="almanac-ability" lang="" dir="auto">')
    expect(textOf(html)).toContain('Doesn’t wake on the first night Wakes 3rd on other nights')
    expect(textOf(html).match(/No Ability/g)).toHaveLength(1)
  })

  test('shows an official character with its official texts', () => {
    const html = entryOf('chambermaid')
    const { ability, flavor } = english.characters.chambermaid ?? {}
    expect(textOf(html)).toContain(`Chambermaid Townsfolk ${ability}`)
    expect(textOf(html)).toContain(flavor?.slice(0, 20))
    expect(textOf(html)).toContain('Jinxed with Mathematician')
    expect(html).not.toContain('lang=""')
  })

  test('has run-in headings before paragraphs and block headings before lists', () => {
    const html = entryOf('bellringer')
    expect(html).toMatch(/<div class="prose-lead"><h4[^>]*>How to run<\/h4><p>Wake them\.<\/p><\/div>/)
    expect(html).toMatch(/<h4[^>]*>Examples<\/h4><ul><li><p>One\.<\/p><\/li><\/ul>/)
  })
})
