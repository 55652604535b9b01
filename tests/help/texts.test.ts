import { describe, expect, test } from 'vitest'
import { topicGroups } from '#features/help/topic-groups.ts'
import type { HelpBlock, HelpInline, HelpText } from '#help/help-text.ts'
import { helpSource, helpTexts } from '#help/help-texts.ts'
import { locales } from '#routes'
import { helpTopicPath, helpTopics, isHelpTopic } from '#routes/help-paths.ts'

const anchorsOf = ({ sections }: HelpText) => sections.map(({ anchor }) => anchor)

test('the contents list every topic once, in order', () => {
  expect(topicGroups().flatMap(({ topics }) => topics)).toEqual([...helpTopics])
})

describe.each(locales)('the help in %s', locale => {
  test('has every topic', () => {
    expect(helpTopics.filter(topic => helpSource(locale, topic) === undefined)).toEqual([])
  })

  test('has the anchors and pictures of the English texts', () => {
    const english = helpTexts('en')
    for (const [index, text] of helpTexts(locale).entries()) {
      const other = english[index]
      if (!other) throw new Error(`${text.topic} isn’t in English`)
      expect(anchorsOf(text), text.topic).toEqual(anchorsOf(other))
      expect(scenesOf(text), text.topic).toEqual(scenesOf(other))
    }
  })

  test('leads only to sections that exist', () => {
    const texts = helpTexts(locale)
    const targets = new Set(
      texts.flatMap(text => [
        helpTopicPath(locale, text.topic),
        ...anchorsOf(text).map(anchor => helpTopicPath(locale, text.topic, anchor))
      ])
    )
    const wrong = texts.flatMap(text =>
      linksOf(text)
        .map(href => (href.startsWith('#') ? helpTopicPath(locale, text.topic) + href : href))
        .filter(href => isHelpTopic(href.split('/help/')[1]?.split('#')[0] ?? '') && !targets.has(href))
        .map(href => `${text.topic}: ${href}`)
    )
    expect(wrong).toEqual([])
  })
})

const blocksOf = ({ lead, sections }: HelpText) => [...lead, ...sections.flatMap(({ blocks }) => blocks)]

const scenesOf = (text: HelpText) =>
  blocksOf(text).flatMap(block => (block.kind === 'figure' ? [block.scene] : []))

const linksOf = (text: HelpText): string[] => blocksOf(text).flatMap(linksOfBlock)

function linksOfBlock(block: HelpBlock): string[] {
  if (block.kind === 'paragraph') return linksOfInlines(block.children)
  if (block.kind === 'list') return block.items.flat().flatMap(linksOfBlock)
  if (block.kind === 'table') return block.rows.flat().flatMap(linksOfInlines)
  return block.kind === 'quote' ? block.blocks.flatMap(linksOfBlock) : []
}

const linksOfInlines = (inlines: readonly HelpInline[]): string[] =>
  inlines.flatMap(inline => {
    if (inline.kind === 'link') return [inline.href]
    return 'children' in inline ? linksOfInlines(inline.children) : []
  })
