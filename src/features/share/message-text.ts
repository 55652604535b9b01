import { type Cast, groupByTeam } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'

export interface MessageLabels {
  untitled: string
  byAuthor: (author: string) => string
  team: (team: Team) => string
  rules: string
  jinxes: string
}

/** Maximum characters of a Discord message. */
const maxLength = 2000

/**
 * A script as a chat message: title, author, a line of names for each team, jinxed pairs, house rules, and the link if the
 * message stays short enough. Bold text is marked with `**`, which Discord and most chats read.
 */
export function messageText(cast: Cast, labels: MessageLabels, link?: string): string {
  const title = bold(escapeText(cast.title.trim() || labels.untitled))
  const head = cast.author ? `${title} ${labels.byAuthor(escapeText(cast.author))}` : title
  const teams = groupByTeam(cast.characters).map(({ team, characters }) =>
    line(
      labels.team(team),
      characters.map(({ name }) => name)
    )
  )
  const pairs = cast.jinxes.map(({ first, second }) => `${first.name} + ${second.name}`)
  const extras = [
    ...(pairs.length > 0 ? [line(labels.jinxes, pairs)] : []),
    ...(cast.bootlegger.length > 0
      ? [bold(labels.rules), ...cast.bootlegger.map(rule => `• ${escapeText(rule)}`)]
      : [])
  ]
  const text = [head, '', ...teams, ...(extras.length > 0 ? ['', ...extras] : [])].join('\n')
  const linked = `${text}\n\n${link}`
  return link && linked.length <= maxLength ? linked : text
}

const line = (name: string, items: readonly string[]) =>
  `${bold(`${name} (${items.length})`)}: ${items.map(escapeText).join(', ')}`

const bold = (text: string) => `**${text}**`

/** Escapes formatting marks, and mentions such as `@everyone` by a zero-width space. */
const escapeText = (text: string) => text.replace(/[\\*_~`|]/g, '\\$&').replaceAll('@', '@\u200b')
