import { type Cast, groupByTeam } from '#core/cast.ts'
import type { Team } from '#core/team.ts'

export interface MessageWords {
  untitled: string
  byAuthor: (author: string) => string
  team: (team: Team) => string
  rules: string
  jinxes: string
}

/** Letters that a message of Discord holds. */
const messageLength = 2000

/**
 * A script as a message of a chat: title, author, a line of names for each team, jinxed pairs, house rules and, where
 * the message can still hold it, the link. Bold is marked with stars, which Discord and most chats read.
 */
export function messageText(cast: Cast, words: MessageWords, link?: string): string {
  const title = bold(plain(cast.title || words.untitled))
  const head = cast.author ? `${title} ${words.byAuthor(plain(cast.author))}` : title
  const teams = groupByTeam(cast.characters).map(({ team, characters }) =>
    line(
      words.team(team),
      characters.map(({ name }) => name)
    )
  )
  const pairs = cast.jinxes.map(({ first, second }) => `${first.name} + ${second.name}`)
  const notes = [
    ...(pairs.length > 0 ? [line(words.jinxes, pairs)] : []),
    ...(cast.bootlegger.length > 0
      ? [bold(words.rules), ...cast.bootlegger.map(rule => `• ${plain(rule)}`)]
      : [])
  ]
  const text = [head, '', ...teams, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
  const linked = `${text}\n\n${link}`
  return link && linked.length <= messageLength ? linked : text
}

const line = (name: string, items: readonly string[]) =>
  `${bold(`${name} (${items.length})`)}: ${items.map(plain).join(', ')}`

const bold = (text: string) => `**${text}**`

/** Text without the marks and calls that a chat would act on: a zero-width space keeps `@everyone` from ringing. */
const plain = (text: string) => text.replace(/[\\*_~`|]/g, '\\$&').replaceAll('@', '@\u200b')
