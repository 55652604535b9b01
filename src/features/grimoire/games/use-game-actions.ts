import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { removeGame } from '#stores/grimoire/game.ts'
import type { GameInfo } from '#stores/grimoire/games-database.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { notify } from '#stores/notice.ts'
import { gameTitle } from '../game-title.ts'
import { copyGame, openGame, saveGameFile, saveTownSquareFile } from './game-actions.ts'

/** A deleted game, which Undo restores. */
export interface DeletedGame {
  id: string
  name: string
  restore: () => Promise<void>
}

/** What the list of games does, and what it says about it. */
export function useGameActions(games: readonly GameInfo[]) {
  const [problem, setProblem] = useState<string>()
  const [deleted, setDeleted] = useState<DeletedGame>()
  const [renamed, setRenamed] = useState<GameInfo>()

  function close() {
    // A modal dialog covers toasts, so Undo moves there when it closes.
    if (deleted) notify({ kind: 'removed', name: deleted.name }, () => void deleted.restore())
    closeGrimoireDialog()
  }
  async function onOpen(game: GameInfo) {
    const refused = await openGame(game)
    if (refused) setProblem(refused)
    else close()
  }
  async function onDelete(game: GameInfo) {
    const restore = await removeGame(game.id)
    setDeleted(restore && { id: game.id, name: gameTitle(game), restore })
    setProblem(restore ? undefined : m.game_blocked())
  }
  return {
    problem,
    deleted,
    renamed,
    close,
    setProblem,
    forgetDeleted: () => setDeleted(undefined),
    stopRenaming: () => setRenamed(undefined),
    rowActions: {
      onOpen,
      onDelete,
      onRename: setRenamed,
      onCopy: async (game: GameInfo) => setProblem(await copyGame(game, games)),
      onSave: async (game: GameInfo) => setProblem(await saveGameFile(game)),
      onSaveTownSquare: async (game: GameInfo) => setProblem(await saveTownSquareFile(game))
    }
  }
}
