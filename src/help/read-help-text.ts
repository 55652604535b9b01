import { markdownToMdast } from 'satteri'
import type { Locale } from '#routes'
import type { HelpTopic } from '#routes/help-paths.ts'
import type { HelpBlock, HelpInline, HelpSection, HelpText } from './help-text.ts'
import { resolveLink } from './link-target.ts'
import { isHelpScene } from './scenes.ts'

/** What inline content is read with. */
export interface Reader {
  locale: Locale
  /** The text of the interface under a key; undefined when there is none. */
  message: (key: string) => string | undefined
  fail: (mistake: string) => never
}

/** A node of the syntax tree: https://github.com/syntax-tree/mdast. */
export type MarkdownNode = ReturnType<typeof markdownToMdast>

/**
 * Reads a help text: front matter with `title` and `summary`, then Markdown with tables. `{key}` is replaced by the text of the
 * interface, so that the help names every button as it is labelled.
 *
 * @throws Error which names topic, language and mistake: an unknown key, link, scene or element, a heading without an anchor
 */
export function readHelpText(
  source: string,
  { topic, ...context }: Omit<Reader, 'fail'> & { topic: HelpTopic }
): HelpText {
  const fail = (mistake: string): never => {
    throw new Error(`Help text ${context.locale}/${topic}: ${mistake}`)
  }
  const children = parseMarkdown(source)
  const front = children[0]?.type === 'yaml' ? children[0].value : ''
  const field = (name: string) =>
    unquoted(new RegExp(`^${name}: *(.+)$`, 'm').exec(front)?.[1]?.trim() ?? fail(`no ${name}`))
  const reader = { ...context, fail }
  return {
    topic,
    title: interpolate(field('title'), reader),
    summary: interpolate(field('summary'), reader),
    ...readSections(front ? children.slice(1) : children, reader)
  }
}

/** A value of the front matter, which YAML wants in quotes if it has a colon. */
const unquoted = (value: string) => value.replace(/^"(.*)"$/, '$1')

/** The blocks of a Markdown text with GitHub's tables and `{#anchor}` after headings. */
export function parseMarkdown(source: string): readonly MarkdownNode[] {
  const root = markdownToMdast(source, { features: { headingAttributes: true }, position: false })
  return root.type === 'root' ? root.children : [root]
}

function readSections(nodes: readonly MarkdownNode[], reader: Reader): Pick<HelpText, 'lead' | 'sections'> {
  const lead: HelpBlock[] = []
  const sections: (HelpSection & { blocks: HelpBlock[] })[] = []
  for (const node of nodes) {
    if (node.type === 'heading') sections.push(readHeading(node, reader, sections))
    else (sections.at(-1)?.blocks ?? lead).push(readBlock(node, reader))
  }
  return { lead, sections }
}

function readHeading(
  node: MarkdownNode & { type: 'heading' },
  reader: Reader,
  before: readonly HelpSection[]
): HelpSection & { blocks: HelpBlock[] } {
  const { depth, data, children } = node
  // The parser adds the attributes of headings to what mdast defines.
  const anchor = (data as { hProperties?: { id?: unknown } } | undefined)?.hProperties?.id
  if (depth !== 2 && depth !== 3) return reader.fail(`a heading has level ${depth}`)
  if (typeof anchor !== 'string' || !/^[a-z0-9-]+$/.test(anchor))
    return reader.fail('a heading has no anchor {#like-this}')
  if (before.some(section => section.anchor === anchor))
    return reader.fail(`the anchor ${anchor} is there twice`)
  return { anchor, level: depth, heading: readInlines(children, reader), blocks: [] }
}

function readBlock(node: MarkdownNode, reader: Reader): HelpBlock {
  if (node.type === 'paragraph') return readParagraph(node.children, reader)
  if (node.type === 'list')
    return {
      kind: 'list',
      isNumbered: node.ordered === true,
      items: node.children.map(item => item.children.map(child => readBlock(child, reader)))
    }
  if (node.type === 'table')
    return {
      kind: 'table',
      rows: node.children.map(row => row.children.map(cell => readInlines(cell.children, reader)))
    }
  if (node.type === 'blockquote')
    return { kind: 'quote', blocks: node.children.map(child => readBlock(child, reader)) }
  if (node.type === 'code') return { kind: 'code', text: node.value }
  return reader.fail(`${node.type} isn’t allowed`)
}

/** A paragraph with a picture alone is a figure. */
function readParagraph(children: readonly MarkdownNode[], reader: Reader): HelpBlock {
  const [image] = children
  if (image?.type !== 'image' || children.length > 1)
    return { kind: 'paragraph', children: readInlines(children, reader) }
  const [, scene = ''] = /^screenshot:(.*)$/.exec(image.url) ?? []
  if (!isHelpScene(scene)) return reader.fail(`there is no picture ${image.url}`)
  const alt = interpolate(image.alt ?? '', reader)
  return alt ? { kind: 'figure', scene, alt } : reader.fail(`the picture ${scene} has no description`)
}

export const readInlines = (nodes: readonly MarkdownNode[], reader: Reader): HelpInline[] =>
  nodes.map(node => readInline(node, reader))

function readInline(node: MarkdownNode, reader: Reader): HelpInline {
  if (node.type === 'text') return { kind: 'text', text: interpolate(node.value, reader) }
  if (node.type === 'inlineCode') return { kind: 'code', text: node.value }
  if (node.type === 'break') return { kind: 'break' }
  if (node.type === 'strong' || node.type === 'emphasis')
    return { kind: node.type, children: readInlines(node.children, reader) }
  if (node.type !== 'link') return reader.fail(`${node.type} isn’t allowed within a text`)
  const target = resolveLink(node.url, reader.locale)
  if (!target) return reader.fail(`there is no page ${node.url}`)
  return { kind: 'link', ...target, children: readInlines(node.children, reader) }
}

/** Replaces `{key}` by the text of the interface. */
const interpolate = (text: string, { message, fail }: Reader): string =>
  text.replace(
    /\{([a-z][a-z0-9_]*)\}/g,
    (_, key: string) => message(key) ?? fail(`there is no message ${key}`)
  )
