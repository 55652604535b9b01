import './shown-grimoire.css'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { GameView } from '../game-view.tsx'

interface ShownGrimoireProps {
  game: Game
  characters: Characters
  onClose: () => void
}

/** The seats on the whole screen for a player who may see them, with nothing to press but the way back. */
export function ShownGrimoire({ game, characters, onClose }: ShownGrimoireProps) {
  const element = useRef<HTMLDialogElement>(null)
  // Closes before unmounting, or the browser wouldn't restore the focus.
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={element} className="shown-grimoire" aria-label={m.grimoire_title()} onCancel={onClose}>
      <div inert>
        <GameView game={game} characters={characters} />
      </div>
      <Button icon={<X />} onClick={onClose}>
        {m.notice_close()}
      </Button>
    </dialog>
  )
}
