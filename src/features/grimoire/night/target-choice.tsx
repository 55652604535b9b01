import './target-choice.css'
import { useLayoutEffect, useRef } from 'react'
import type { Game, Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { seatName } from '../seat-texts.ts'
import { useSeatTap } from './use-seat-tap.ts'

interface TargetChoiceProps {
  game: Game
  /** What to do: `Poisoned: tap a player`. */
  prompt: string
  /** The likely ones first. */
  targets: readonly Seat[]
  onChoose: (seat: Seat) => void
  onCancel: () => void
}

/** Players to choose one from, in this list or by a press of a seat. The focus comes here, and returns afterwards. */
export function TargetChoice({ game, prompt, targets, onChoose, onCancel }: TargetChoiceProps) {
  const group = useRef<HTMLElement>(null)
  useSeatTap(
    prompt,
    id => {
      const seat = targets.find(each => each.id === id)
      if (seat) onChoose(seat)
    },
    onCancel
  )
  useLayoutEffect(() => {
    const opener = document.activeElement
    group.current?.querySelector('button')?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <section ref={group} className="target-choice" aria-label={prompt}>
      <p>{prompt}</p>
      <ul>
        {targets.map(seat => (
          <li key={seat.id}>
            <button type="button" onClick={() => onChoose(seat)}>
              {seatName(seat, game.seats.indexOf(seat) + 1)}
              {!seat.alive && <small>{m.grimoire_dead()}</small>}
            </button>
          </li>
        ))}
      </ul>
      <Button small variant="text" onClick={onCancel}>
        {m.tonight_cancel()}
      </Button>
    </section>
  )
}
