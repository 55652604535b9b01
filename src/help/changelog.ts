import { defaultLocale } from '#routes'
import type { HelpInline } from './help-text.ts'
import { type MarkdownNode, parseMarkdown, type Reader, readInlines } from './read-help-text.ts'

const files = import.meta.glob<string>('/CHANGELOG.md', { query: '?raw', import: 'default', eager: true })

export interface ChangelogVersion {
  /** In English, like the changes. */
  title: string
  changes: readonly (readonly HelpInline[])[]
}

/** The versions of CHANGELOG.md, the newest first. */
export const changelog = () => readChangelog(files['/CHANGELOG.md'] ?? '')

/**
 * Reads a list of changes: a heading of level 2 for each version, and a list below it.
 *
 * @throws Error for anything else within a version
 */
export function readChangelog(source: string): ChangelogVersion[] {
  const versions: { title: string; changes: HelpInline[][] }[] = []
  for (const node of parseMarkdown(source)) {
    if (node.type === 'heading' && node.depth === 2)
      versions.push({ title: textOf(node.children), changes: [] })
    else if (versions.length > 0) versions.at(-1)?.changes.push(...readChanges(node))
  }
  return versions
}

function readChanges(node: MarkdownNode): HelpInline[][] {
  if (node.type !== 'list') return reader.fail(`${node.type} isn’t a list of changes`)
  return node.children.map(item =>
    item.children.flatMap(block =>
      block.type === 'paragraph'
        ? readInlines(block.children, reader)
        : reader.fail(`${block.type} in a change`)
    )
  )
}

const textOf = (nodes: readonly MarkdownNode[]) =>
  nodes.map(node => (node.type === 'text' ? node.value : '')).join('')

/** Braces in a change are what they are. */
const reader: Reader = {
  locale: defaultLocale,
  message: (key: string) => `{${key}}`,
  fail: mistake => {
    throw new Error(`CHANGELOG.md: ${mistake}`)
  }
}
