import { type ComponentType, useEffect } from 'react'
import { $isCurtainDown, closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { importModule } from '#stores/loading/import-module.ts'
import { notify } from '#stores/notice.ts'
import { useAsync } from '#ui/use-async.ts'
import type { GameProps } from './game-props.ts'

async function loadGames() {
  const { GamesDialog } = await importModule(() => import('./games/games-dialog.tsx'))
  await curtainLifted()
  return GamesDialog
}

async function loadLog() {
  const { LogDialog } = await importModule(() => import('./log/log-dialog.tsx'))
  await curtainLifted()
  return LogDialog
}

/** A dialog that opens while the curtain is down would lie over it. */
const curtainLifted = () =>
  new Promise<void>(resolve => {
    if (!$isCurtainDown.get()) return resolve()
    const stop = $isCurtainDown.listen(() => {
      stop()
      resolve()
    })
  })

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
