import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import type { GameInfo } from '#stores/grimoire/games-database.ts'

/** The name of a game, or when it started. */
export const gameTitle = ({ name, startedAt }: Pick<GameInfo, 'name' | 'startedAt'>): string =>
  name.trim() || m.game_of({ date: longDate(startedAt) })

/** Date and time: `3 November 2026 at 20:15` */
export const longDate = (time: number) =>
  new Intl.DateTimeFormat(languageTags[pageLocale()], { dateStyle: 'long', timeStyle: 'short' }).format(time)

/** `2026-11-03`, for names of files. */
export const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)
