import { useRef } from 'react'
import type { ActionData } from '#core/grimoire/action.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useLostFocus } from '../use-lost-focus.ts'

interface VoteEndProps {
  /** Id of the nomination. */
  nomination: string
  counted: ActionData['countVotes']['counted']
  /** Whether the clock hand has passed everyone. */
  isDone: boolean
}

/** Ends a vote: it is counted, or cancelled together with its nomination. */
export function VoteEnd({ nomination, counted, isDone }: VoteEndProps) {
  const count = useRef<HTMLButtonElement>(null)
  useLostFocus(count, isDone)
  return (
    <div className="vote-end">
      <Button onClick={() => performActions({ type: 'removeNomination', data: { nomination } })}>
        {m.day_cancel_vote()}
      </Button>
      <Button
        ref={count}
        variant={isDone ? 'primary' : 'plain'}
        onClick={() => performActions({ type: 'countVotes', data: { nomination, counted } })}
      >
        {m.day_count()}
      </Button>
    </div>
  )
}
