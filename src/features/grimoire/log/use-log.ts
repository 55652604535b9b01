import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { fileName } from '#core/file-name.ts'
import { gameLog } from '#core/grimoire/game-log.ts'
import { m } from '#i18n/messages.ts'
import { $deviceGame } from '#stores/grimoire/game.ts'
import { downloadText } from '#ui/download.ts'
import type { GameProps } from '../game-props.ts'
import { gameTitle, isoDay, longDate } from '../game-title.ts'
import type { LogNames } from './log-names.ts'
import { logText } from './log-texts.ts'

/** The log of the open game: its sections, and functions for its text. */
export function useLog({ cast, characters }: Omit<GameProps, 'game'>) {
  const game = useStore($deviceGame)
  const sections = useMemo(() => (game ? gameLog(game.record) : []), [game])
  const names = useMemo((): LogNames => {
    const steps = [...cast.firstNight, ...cast.otherNight].filter(entry => entry.kind === 'step')
    const stepNames = new Map<string, string>(steps.map(({ id, name }) => [id, name]))
    return { character: id => characters.get(id)?.name ?? id, step: id => stepNames.get(id) }
  }, [cast, characters])

  function text(): string {
    const heading = game ? [game.name, cast.title, longDate(game.startedAt)] : []
    return logText(
      heading.filter(line => line.trim() !== ''),
      sections,
      names
    )
  }
  function save() {
    if (!game) return
    const name = `${gameTitle(game)} ${m.log_title()} ${isoDay(game.startedAt)}`
    downloadText(fileName(name, 'txt'), text(), 'text/plain')
  }
  return { sections, names, text, save }
}
