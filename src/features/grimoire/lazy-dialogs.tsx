import { type ComponentType, useEffect } from 'react'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { importModule } from '#stores/loading/import-module.ts'
import { notify } from '#stores/notice.ts'
import { useAsync } from '#ui/use-async.ts'
import type { GameProps } from './game-props.ts'

const loadGames = async () => (await importModule(() => import('./games/games-dialog.tsx'))).GamesDialog
const loadLog = async () => (await importModule(() => import('./log/log-dialog.tsx'))).LogDialog

/** Dialogs whose code loads when they are opened. */
export function LazyGamesDialog() {
  const GamesDialog = useLoaded(loadGames)
  return GamesDialog && <GamesDialog />
}

export function LazyLogDialog({ cast, characters }: Omit<GameProps, 'game'>) {
  const LogDialog = useLoaded(loadLog)
  return LogDialog && <LogDialog cast={cast} characters={characters} />
}

function useLoaded<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const { value, state } = useAsync(load, [])
  useEffect(() => {
    if (state !== 'failed') return
    closeGrimoireDialog()
    notify({ kind: 'notLoaded' })
  }, [state])
  return value
}
