import { useStore } from '@nanostores/react'
import { EyeOff, Redo2, Undo2 } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { $canRedoInGame, $canUndoInGame, redoInGame, undoInGame } from '#stores/grimoire/game.ts'
import { $isCurtainDown } from '#stores/grimoire/view.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { MoreMenu } from '#ui/menus/more-menu.tsx'
import { TimerButton } from './day/timer/timer-button.tsx'
import { useGameMenu } from './use-game-menu.tsx'

/** The buttons of an open game. */
export function GrimoireActions() {
  const items = useGameMenu()
  return (
    <>
      <TimerButton />
      <IconButton
        label={m.script_undo()}
        keys="Ctrl+Z"
        disabled={!useStore($canUndoInGame)}
        onClick={undoInGame}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={m.script_redo()}
        keys="Ctrl+Shift+Z"
        disabled={!useStore($canRedoInGame)}
        onClick={redoInGame}
      >
        <Redo2 />
      </IconButton>
      <IconButton label={m.grimoire_hide()} keys="H" onClick={() => $isCurtainDown.set(true)}>
        <EyeOff />
      </IconButton>
      <MoreMenu label={m.grimoire_more()} items={items} />
    </>
  )
}
