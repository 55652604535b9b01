import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { helpScenes } from '#help/scenes.ts'
import { builderPaths, locales } from '#routes'
import { helpTopics } from '#routes/help-paths.ts'

/** Pages that texts name as `page:NAME`. */
const pages = ['about', 'api-docs', 'catalogue', 'changelog']

const pathOf = (locale: string, topic: string) => `src/help/texts/${locale}/${topic}.md`
const readText = (locale: string, topic: string) => readFileSync(pathOf(locale, topic), 'utf8')

/** The languages with a folder of texts. */
const written = locales.filter(locale => existsSync(`src/help/texts/${locale}`))

const topicsIn = (locale: string) => helpTopics.filter(topic => existsSync(pathOf(locale, topic)))

const each = written.flatMap(locale => topicsIn(locale).map(topic => ({ locale, topic })))

/** A text without code, whose braces and brackets mean themselves. */
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '')

const matchesOf = (text: string, pattern: RegExp) =>
  [...withoutCode(text).matchAll(pattern)].map(([, found = '']) => found)

const anchorsOf = (text: string) => matchesOf(text, /^#{2,3} .+ \{#([a-z0-9-]+)\}$/gm)
const linksOf = (text: string) => matchesOf(text, /(?<!!)\[[^\]]+\]\(([^)\s]+)\)/g)
const scenesOf = (text: string) => matchesOf(text, /!\[[^\]]+\]\(screenshot:([^)\s]+)\)/g)
const keysOf = (text: string) => matchesOf(text, /\{([a-z]\w*)\}/g)

const messagesOf = (locale: string): Record<string, unknown> =>
  Object.assign(
    {},
    ...globSync(`src/i18n/messages/${locale}/*.json`).map(file => JSON.parse(readFileSync(file, 'utf8')))
  )
const messages = new Map<string, Record<string, unknown>>(written.map(locale => [locale, messagesOf(locale)]))

/** What the command palette calls a page of the help: words of its own or the title of the screen that the page explains. */
const paletteLabel = (locale: string, topic: string) => {
  const name = topic.replaceAll('-', '_')
  return [`palette_topic_${name}`, `palette_${name}`, `${name}_title`]
    .map(key => messages.get(locale)?.[key])
    .find(message => message !== undefined)
}

/** Whether a message is a text that is the same in every place. */
const isPlain = (message: unknown) => typeof message === 'string' && !message.includes('{')

/** Whether a link leads to a page, a section or a screen that exists. */
function isKnown(link: string, locale: string, topic: string): boolean {
  if (link.startsWith('https://')) return URL.canParse(link)
  const [, kind, name = '', anchor] = /^(?:(help|screen|page):([\w-]+))?(?:#([a-z0-9-]+))?$/.exec(link) ?? []
  if (kind === 'screen') {
    const path = new Map<string, string>(Object.entries(builderPaths)).get(name)
    return path !== undefined && !path.includes(':')
  }
  if (kind === 'page') return pages.includes(name)
  const target = kind === 'help' ? name : topic
  const isWritten = helpTopics.some(each => each === target) && existsSync(pathOf(locale, target))
  return isWritten && (anchor === undefined || anchorsOf(readText(locale, target)).includes(anchor))
}

test('the help is complete in English', () => {
  expect(topicsIn('en')).toEqual(helpTopics)
})

test('each file of the help is a topic of a language', () => {
  const expected = written.flatMap(locale => helpTopics.map(topic => pathOf(locale, topic)))
  expect(globSync('src/help/texts/**/*.md').filter(file => !expected.includes(file))).toEqual([])
})

describe.each(each)('the help text $locale/$topic', ({ locale, topic }) => {
  const text = readText(locale, topic)

  test('begins with a title and a summary on one line each, without quotation marks around them', () => {
    expect(text).toMatch(/^---\ntitle: [^"'\s].+\nsummary: [^"'\s].+\n---\n/)
  })

  test('has the title that the command palette shows', () => {
    expect(text).toContain(`\ntitle: ${paletteLabel(locale, topic)}\n`)
  })

  test('names labels of the interface that need no values', () => {
    expect(keysOf(text).filter(key => !isPlain(messages.get(locale)?.[key]))).toEqual([])
  })

  test('has an anchor of its own at each heading', () => {
    const anchors = anchorsOf(text)
    expect(anchors).toHaveLength(matchesOf(text, /^(#+) /gm).length)
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  test('links to what exists', () => {
    expect(linksOf(text).filter(link => !isKnown(link, locale, topic))).toEqual([])
  })

  test('shows scenes that exist, each with a description', () => {
    const scenes = scenesOf(text)
    expect(scenes).toHaveLength(matchesOf(text, /(!\[)/g).length)
    expect(scenes.filter(scene => !helpScenes.some(known => known === scene))).toEqual([])
  })
})

describe.each(each.filter(({ locale }) => locale !== 'en'))(
  'the translation $locale/$topic',
  ({ locale, topic }) => {
    const [english, text] = [readText('en', topic), readText(locale, topic)]

    test.each([
      ['anchors', anchorsOf],
      ['links', (each: string) => linksOf(each).toSorted()],
      ['screenshots', scenesOf]
    ])('has the %s of the English text', (_, find) => {
      expect(find(text)).toEqual(find(english))
    })
  }
)
