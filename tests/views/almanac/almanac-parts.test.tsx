import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast } from '#core/cast/cast.ts'
import { buildCharacterArticles } from '#core/cast/character-article.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { almanacIntroductionKey } from '#core/script/almanac-keys.ts'
import type { Script } from '#core/script/script.ts'
import { AlmanacEntry } from '#views/almanac/almanac-entry.tsx'
import { AlmanacHead } from '#views/almanac/almanac-head.tsx'
import { AlmanacJinxes } from '#views/almanac/almanac-jinxes.tsx'
import { AlmanacNights } from '#views/almanac/almanac-nights.tsx'
import { almanacSections, countWaking } from '#views/almanac/sections.ts'
import { aScript, catalogue, custom, official, unknown } from '../../core/script-builders.ts'

let texts: CatalogueTexts
beforeAll(async () => {
  texts = await loadTexts('en')
})

const castOf = (script: Script) => buildCast(script, catalogue, texts)
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('the sections of an almanac', () => {
  const sectionsOf = (script: Script) =>
    almanacSections(castOf(script)).map(({ id, title, count }) => [id, title, count])

  test('are in a fixed order, with the number of their items', () => {
    const script = aScript({
      bootlegger: ['No whispering.', 'Vote by hand.'],
      characters: ['imp', 'chef', 'empath', 'chambermaid', 'mathematician', unknown('nobody')],
      customData: { [almanacIntroductionKey]: 'A village.' }
    })
    expect(sectionsOf(script)).toEqual([
      ['almanac-introduction', 'Introduction', undefined],
      ['almanac-townsfolk', 'Townsfolk', 4],
      ['almanac-demon', expect.stringMatching(/^Demon/), 1],
      ['almanac-jinxes', 'Jinxes', 1],
      ['almanac-rules', 'House rules', 2],
      ['almanac-firstNight', 'First night', 4],
      ['almanac-otherNight', 'Other nights', 4],
      ['almanac-unknown', 'Unknown characters', 1]
    ])
  })

  test('are none for an empty script, nor for a blank introduction', () => {
    expect(sectionsOf(aScript({ customData: { [almanacIntroductionKey]: ' \n ' } }))).toEqual([])
  })

  test('count waking characters without steps', () => {
    const { firstNight } = castOf(aScript({ characters: ['chef', 'imp'] }))
    expect(firstNight.length).toBeGreaterThan(1)
    expect(countWaking(firstNight)).toBe(1)
  })
})

describe('the head of an almanac', () => {
  const headOf = (script: Script) => renderToStaticMarkup(<AlmanacHead cast={castOf(script)} />)

  test('has the author’s language only where the author wrote the title', () => {
    expect(headOf(aScript({ title: 'Bell' }))).toMatch(/<h1[^>]* lang="" dir="auto"/)
    expect(headOf(aScript())).not.toContain('lang=""')
  })

  test('leaves out a blank author', () => {
    expect(headOf(aScript({ author: '  ' }))).not.toContain('almanac-author')
  })

  test('counts jinxes and players only where there are some', () => {
    const script = aScript({ characters: ['chambermaid', 'mathematician'] })
    expect(textOf(headOf(script))).toContain('2 characters, 1 jinx')
    expect(textOf(headOf(aScript({ characters: ['chef'] })))).toContain('1 character ')
    expect(textOf(headOf(aScript({ characters: ['chef'] })))).not.toMatch(/jinx|players/)
  })

  test('names the range of players of a whole script', () => {
    const whole = [...catalogue.characters.values()].filter(({ edition }) => edition === 'tb')
    expect(textOf(headOf(aScript({ characters: whole.map(({ id }) => id) })))).toMatch(/5 to 15 players/)
  })

  test('shows the given actions', () => {
    const html = renderToStaticMarkup(
      <AlmanacHead cast={castOf(aScript())} actions={<a href="/x">Sheet</a>} />
    )
    expect(html).toContain('<div class="almanac-actions"><a href="/x">Sheet</a></div>')
  })
})

describe('the facts of an entry', () => {
  const entryOf = (script: Script, id: string, isStandalone = false) => {
    const article = buildCharacterArticles(castOf(script)).get(id)
    if (!article) throw new Error(`${id} has no article`)
    return renderToStaticMarkup(<AlmanacEntry article={article} isStandalone={isStandalone} />)
  }
  const odd = (change: Parameters<typeof custom>[1]) => aScript({ characters: [custom('odd', change)] })

  test('say when a character wakes, with the ordinal in bold', () => {
    const html = entryOf(odd({ firstNight: 3 }), 'odd')
    expect(html).toContain('Wakes <b>1st</b> on the first night')
    expect(textOf(html)).toContain('Doesn’t wake on other nights')
  })

  test('say that a character never wakes, but not of fabled ones, which never sleep', () => {
    expect(textOf(entryOf(odd({}), 'odd'))).toContain('Doesn’t wake at night')
    expect(textOf(entryOf(odd({ team: 'fabled' }), 'odd'))).not.toContain('Doesn’t wake')
    const html = entryOf(odd({ team: 'fabled', firstNight: 3 }), 'odd')
    expect(textOf(html)).toContain('Wakes 1st on the first night')
    expect(textOf(html)).not.toContain('Doesn’t wake')
  })

  test('list equal reminder tokens once, with global ones', () => {
    const html = entryOf(odd({ reminders: ['Lit', 'Lit'], remindersGlobal: ['Dark'] }), 'odd')
    expect(textOf(html).match(/Lit/g)).toHaveLength(1)
    expect(textOf(html)).toContain('Dark')
  })

  test('leave out a blank ability and a blank flavour text', () => {
    const html = entryOf(odd({ ability: ' ', flavor: ' ' }), 'odd')
    expect(html).not.toMatch(/almanac-(ability|flavour)/)
  })

  test('leave out everything about a script in a standalone entry', () => {
    const html = entryOf(odd({ firstNight: 3, reminders: ['Lit'] }), 'odd', true)
    expect(textOf(html)).toContain('Townsfolk')
    expect(textOf(html)).not.toMatch(/made for this script|first night/)
    expect(entryOf(odd({}), 'odd', true)).not.toContain('almanac-notes')
  })
})

describe('texts of the script’s author', () => {
  const script = aScript({
    characters: [
      official('chef', {
        ability: 'Each day, eat.',
        reminders: ['Fed'],
        firstNightReminder: 'Wake the cook.'
      }),
      custom('cook', { jinxes: [{ id: 'chef', reason: 'Ours.' }] }),
      'empath'
    ]
  })

  test('have an unknown language in an official character, and its other texts the page’s', () => {
    const article = buildCharacterArticles(castOf(script)).get('chef')
    const html = article ? renderToStaticMarkup(<AlmanacEntry article={article} />) : ''
    expect(html).toContain('<p class="almanac-ability" lang="" dir="auto">Each day, eat.</p>')
    expect(html).toContain('<b class="reminder-token" lang="" dir="auto">')
    expect(html).toContain('<h3>Chef</h3>')
    expect(html).toContain('<p class="almanac-flavour">')
  })

  test('have one in the nights and the jinxes', () => {
    const nights = renderToStaticMarkup(<AlmanacNights cast={castOf(script)} />)
    expect(nights).toContain('<p class="almanac-reminder" lang="" dir="auto">Wake the cook.</p>')
    expect(nights).toContain('<p class="almanac-reminder">')
    const jinxes = renderToStaticMarkup(<AlmanacJinxes jinxes={castOf(script).jinxes} />)
    expect(jinxes).toContain('<p lang="" dir="auto">Ours.</p>')
    expect(jinxes).toContain('<bdi lang="">cook</bdi>')
    expect(jinxes).toContain('<bdi>Chef</bdi>')
  })
})

describe('the nights of an almanac', () => {
  test('number characters but not steps, and leave out a night in which nobody wakes', () => {
    const cast = castOf(aScript({ characters: ['chef', 'empath'] }))
    const [first = '', other = ''] = renderToStaticMarkup(<AlmanacNights cast={cast} />).split('</section>')
    const numbers = [...first.matchAll(/almanac-position">(\d+)</g)].map(([, number]) => number)
    expect(numbers).toEqual(['1', '2'])
    expect(first.match(/almanac-step/g)?.length).toBeGreaterThan(1)
    expect(textOf(other)).toContain('Empath')
    expect(textOf(other)).not.toContain('Chef')
    const asleep = castOf(aScript({ characters: ['slayer'] }))
    expect(renderToStaticMarkup(<AlmanacNights cast={asleep} />)).toBe('')
  })
})
