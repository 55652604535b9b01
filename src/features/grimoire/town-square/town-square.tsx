import './town-square.css'
import { useStore } from '@nanostores/react'
import { CircleOff } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '#i18n/messages.ts'
import { $grimoire, $square, $squareState, watchGame } from '#stores/grimoire/town-square.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FullScreen } from '../full-screen.tsx'
import { squareFragment } from './square-address.ts'
import { SquareView } from './square-view.tsx'

/** What everybody at the table may see of a game, in a window of its own. */
export function TownSquare({ gameId }: { gameId: string }) {
  const square = useStore($square)
  const state = useStore($squareState)
  useEffect(() => watchGame(gameId), [gameId])
  return (
    <FullScreen label={m.square_title()} className="town-square">
      <GrimoireNotice gameId={gameId} />
      {square && <SquareView {...square} />}
      {state === 'missing' && (
        <EmptyState isPage icon={<CircleOff />} title={m.square_missing()}>
          {m.square_missing_text()}
        </EmptyState>
      )}
    </FullScreen>
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
