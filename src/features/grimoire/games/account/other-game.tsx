import { useId, useState } from 'react'
import type { SavedGame, SavedGameInfo } from '#core/saving/saved-game.ts'
import { m } from '#i18n/messages.ts'
import { relativeTime } from '#i18n/relative-time.ts'
import { titleText } from '#i18n/title-text.ts'
import { deleteSavedGame, type OpenProblem } from '#stores/grimoire/account/saved-games.ts'
import { Button } from '#ui/buttons/button.tsx'

/** A game that was deleted from the account, with its name, for undo. */
export interface Deletion {
  name: string
  game: SavedGame
}

interface OtherGameProps {
  game: SavedGameInfo
  onOpen: () => Promise<void>
  onDeleted: (result: Deletion | OpenProblem) => void
}

/** A game of the account that this device lacks. */
export function OtherGame({ game, onOpen, onDeleted }: OtherGameProps) {
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  const script = titleText(game.scriptName)
  const name = game.name || script

  async function run(action: () => Promise<void>) {
    setIsBusy(true)
    await action()
    setIsBusy(false)
  }
  async function remove() {
    const deleted = await deleteSavedGame(game.id)
    onDeleted(deleted.ok ? { name, game: deleted.value } : deleted.code)
  }
  return (
    <li>
      <p id={id}>
        <b>{name}</b>
        {game.name && <span>{script}</span>}
        <span>{m.saving_saved_when({ when: relativeTime(game.changedAt, Date.now()) })}</span>
      </p>
      <Button small busy={isBusy} aria-describedby={id} onClick={() => void run(onOpen)}>
        {m.account_game_open()}
      </Button>
      <Button
        small
        variant="text"
        aria-describedby={id}
        aria-disabled={isBusy}
        onClick={() => isBusy || void run(remove)}
      >
        {m.account_game_delete()}
      </Button>
    </li>
  )
}
