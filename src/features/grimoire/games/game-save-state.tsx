import './game-save-state.css'
import { useStore } from '@nanostores/react'
import { Check } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { $deviceGame, $gameConflict, $gameSaveState, retrySaving } from '#stores/grimoire/game.ts'
import { importModule } from '#stores/loading/import-module.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'

/** Why the game isn't stored as it was played, with what to do about it; nothing while all is well. */
export function GameSaveBanner() {
  const state = useStore($gameSaveState)
  const conflict = useStore($gameConflict)
  const game = useStore($deviceGame)
  if (state === 'games_full' || state === 'games_blocked')
    return (
      <Banner
        className="game-save-banner"
        tone="error"
        action={game && (state === 'games_full' ? <SaveAgain /> : <SaveFile />)}
      >
        {state === 'games_full' ? m.game_full() : m.game_blocked()}
      </Banner>
    )
  if (!conflict) return null
  return (
    <Banner
      className="game-save-banner"
      tone="error"
      action={
        <Button small onClick={() => $gameConflict.set(undefined)}>
          {m.game_understood()}
        </Button>
      }
    >
      {conflict === 'game_changed' ? m.game_conflict_changed() : m.game_conflict_deleted()}
    </Banner>
  )
}

/** That the game is stored as it is shown, or is about to be. Where it isn't, the banner says why. */
export function GameSaveLine() {
  const state = useStore($gameSaveState)
  if (state !== 'saved' && state !== 'saving') return null
  return (
    <p className="game-save-line">
      {state === 'saved' && <Check />}
      {state === 'saved' ? m.script_saved() : m.script_saving()}
    </p>
  )
}

const SaveAgain = () => (
  <Button small onClick={retrySaving}>
    {m.game_save_again()}
  </Button>
)

const SaveFile = () => (
  <Button small onClick={saveOpenGame}>
    {m.game_save_file()}
  </Button>
)

async function saveOpenGame() {
  const { saveDeviceGame } = await importModule(() => import('./game-actions.ts'))
  const game = $deviceGame.get()
  if (game) saveDeviceGame(game)
}
