import './town-square.css'
import { useStore } from '@nanostores/react'
import { CircleOff } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { $grimoire, $square, $squareState, watchGame } from '#stores/grimoire/town-square.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { squareFragment } from './square-address.ts'
import { SquareView } from './square-view.tsx'

/**
 * What everybody at the table may see of a game, in a window of its own. A modal dialog over the whole window, so that nothing of
 * the builder behind it is seen, focused or read aloud.
 */
export function TownSquare({ gameId }: { gameId: string }) {
  const element = useRef<HTMLDialogElement>(null)
  const square = useStore($square)
  const state = useStore($squareState)
  useEffect(() => watchGame(gameId), [gameId])
  useEffect(ignoreKeys, [])
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={element}
      className="town-square"
      aria-label={m.square_title()}
      onCancel={event => event.preventDefault()}
      // A second Escape closes a dialog in Chromium, whatever a page says to it.
      onClose={() => element.current?.showModal()}
    >
      <GrimoireNotice gameId={gameId} />
      {square && <SquareView {...square} />}
      {state === 'missing' && (
        <EmptyState isPage icon={<CircleOff />} title={m.square_missing()}>
          {m.square_missing_text()}
        </EmptyState>
      )}
    </dialog>
  )
}

/** Says that the grimoire shows another game, with a way to it, or that it is closed. */
function GrimoireNotice({ gameId }: { gameId: string }) {
  const grimoire = useStore($grimoire)
  const other = typeof grimoire === 'object' && grimoire.game !== gameId ? grimoire.game : ''
  return (
    <div role="status">
      {(grimoire === 'closed' || other !== '') && (
        <div className="square-notice">
          <p>{other === '' ? m.square_closed() : m.square_other()}</p>
          {other !== '' && (
            <Button onClick={() => location.replace(squareFragment(other))}>{m.square_follow()}</Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Undo and the builder's other keys don't act here. */
function ignoreKeys() {
  const ignore = (event: KeyboardEvent) => event.stopPropagation()
  document.addEventListener('keydown', ignore, true)
  return () => document.removeEventListener('keydown', ignore, true)
}
