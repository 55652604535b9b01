import { computed, map } from 'nanostores'
import type { Saved } from '#core/saved.ts'
import { savingState, scriptDigest } from '#core/saving.ts'
import type { Script } from '#core/script.ts'
import { $workingCopy } from '../script.ts'
import { $links } from './links.ts'
import type { SaveRefusal } from './server.ts'

type News =
  | { kind: 'saving' }
  | { kind: 'conflict'; theirs: Saved<Script> }
  | { kind: 'refused'; code: SaveRefusal }

/** What goes on with the saves of this tab, by working copy. */
const $news = map<Record<string, News | undefined>>({})

export const tellNews = (copyId: string, news: News | undefined) => $news.setKey(copyId, news)

/** The version that somebody must choose about before the copy can be saved. */
export function conflictOf(copyId: string): Saved<Script> | undefined {
  const news = $news.get()[copyId]
  return news?.kind === 'conflict' ? news.theirs : undefined
}

/** The same for the open script. */
export const $conflict = computed([$workingCopy, $news], ({ id }) => conflictOf(id))

/** Of a script that is linked to none nothing is compared, and nothing has to be worked out at each key. */
const $digest = computed([$workingCopy, $links], ({ id, script }, links) =>
  links[id] ? scriptDigest(script) : ''
)

/** How the open script stands with the account. */
export const $saving = computed([$workingCopy, $digest, $links, $news], ({ id }, digest, links, news) =>
  savingState(links[id], digest, news[id]?.kind)
)

/** Why a copy was not saved. */
export const refusalOf = (copyId: string) => readRefusal($news.get()[copyId])

/** Why the open script was not saved. */
export const $saveRefusal = computed([$workingCopy, $news], ({ id }, all) => readRefusal(all[id]))

const readRefusal = (news: News | undefined) => (news?.kind === 'refused' ? news.code : undefined)
