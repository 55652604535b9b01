import { type Cast, groupByTeam } from '../cast/cast.ts'
import type { Team } from '../character/team.ts'
import { type ChatFormat, type ChatSyntax, chatSyntax } from './chat-formats.ts'

export interface ChatLabels {
  untitled: string
  byAuthor: (author: string) => string
  team: (team: Team) => string
  rules: string
  jinxes: string
}

export interface ChatOptions {
  format: ChatFormat
  /** Each character on a line with its ability, instead of the names of a team on one line. */
  withAbilities: boolean
  labels: ChatLabels
  /** Added at the end if it fits into the last part. */
  link?: string | undefined
}

/** Lines that stay in one message: a heading is never the last line of one. */
type Block = readonly string[]

/**
 * A script as messages for a chat: title, author, characters by team, jinxed pairs and house rules. In parts where the chat
 * limits the length of a message. No text of the script is read as markup, mention or link text.
 */
export function chatText(cast: Cast, { format, withAbilities, labels, link }: ChatOptions): string[] {
  const syntax = chatSyntax[format]
  const title = syntax.bold(syntax.escape(cast.title) || labels.untitled)
  const author = syntax.escape(cast.author)
  const head = author ? `${title} ${labels.byAuthor(author)}` : title
  const teams = groupByTeam(cast.characters).flatMap(({ team, characters }): Block[] => {
    const heading = syntax.bold(`${labels.team(team)} (${characters.length})`)
    if (!withAbilities)
      return [[`${heading}: ${characters.map(({ name }) => syntax.escape(name)).join(', ')}`]]
    const lines = characters.map(
      ({ name, ability }) =>
        `${syntax.bullet}${syntax.bold(syntax.escape(name))}${ability.trim() && `: ${syntax.escape(ability)}`}`
    )
    return listBlocks(['', heading], lines)
  })
  const blocks = [[head], ...(withAbilities ? [] : [['']]), ...teams, ...extraBlocks(cast, syntax, labels)]
  const parts = splitBlocks(blocks, syntax)
  const linked = link && `${parts.at(-1) ?? ''}\n\n${link}`
  return linked && linked.length <= syntax.limit ? [...parts.slice(0, -1), linked] : parts
}

function extraBlocks({ jinxes, bootlegger }: Cast, syntax: ChatSyntax, labels: ChatLabels): Block[] {
  const pairs = jinxes.map(
    ({ first, second }) => `${syntax.escape(first.name)} + ${syntax.escape(second.name)}`
  )
  const pairLine = `${syntax.bold(`${labels.jinxes} (${pairs.length})`)}: ${pairs.join(', ')}`
  const rules = bootlegger.map(rule => syntax.bullet + syntax.escape(rule))
  return [
    ...(pairs.length > 0 ? [['', pairLine]] : []),
    ...listBlocks([...(pairs.length > 0 ? [] : ['']), syntax.bold(labels.rules)], rules)
  ]
}

/** The heading stays with the first line of its list. */
const listBlocks = (heading: Block, [first, ...lines]: readonly string[]): Block[] =>
  first === undefined ? [] : [[...heading, first], ...lines.map(line => [line])]

/** Fills messages in order. A block longer than a message is cut. */
function splitBlocks(blocks: readonly Block[], { limit, lineBreak }: ChatSyntax): string[] {
  const parts: string[] = []
  let lines: string[] = []
  let length = 0
  const close = () => {
    const text = lines.join(lineBreak).trim()
    if (text) parts.push(text)
    lines = []
    length = 0
  }
  for (const block of blocks) {
    const blockLength = block.reduce((sum, line) => sum + line.length + lineBreak.length, 0)
    if (length + blockLength > limit) close()
    if (blockLength > limit) for (const piece of cut(block.join(lineBreak), limit)) parts.push(piece)
    else {
      lines.push(...block)
      length += blockLength
    }
  }
  close()
  return parts
}

/** Cuts a text at spaces where there are some. Later pieces begin with dots, as no text of a script may begin a line. */
function cut(text: string, limit: number): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; ) {
    const start = pieces.length > 0 ? '…' : ''
    const room = limit - start.length
    const end = at + room >= text.length ? text.length : cutPosition(text, at, at + room)
    pieces.push(start + text.slice(at, end).trim())
    at = end
  }
  return pieces
}

function cutPosition(text: string, from: number, to: number): number {
  const space = text.lastIndexOf(' ', to)
  if (space > from) return space
  // Neither between the halves of a letter that counts as two, nor after the mark of an escape.
  return /[\ud800-\udbff\\]/.test(text[to - 1] ?? '') ? to - 1 : to
}
