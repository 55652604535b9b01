import { Plus, RotateCcw, RotateCw, Shuffle } from 'lucide-react'
import { type Game, gameLimits } from '#core/grimoire/game.ts'
import { shuffleSeats } from '#core/grimoire/setup/shuffle-seats.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'

interface PlayersButtonsProps {
  game: Game
  onAdd: () => void
}

/** Adds a player, or moves all at once: around the circle, or to random seats. */
export function PlayersButtons({ game, onAdd }: PlayersButtonsProps) {
  const rotate = (by: number) => performActions({ type: 'rotateSeats', data: { by } })
  return (
    <div className="players-buttons">
      <Button
        className="players-add"
        icon={<Plus />}
        disabled={game.seats.length >= gameLimits.seats}
        onClick={onAdd}
      >
        {m.setup_add_player()}
      </Button>
      <Button icon={<Shuffle />} onClick={() => performActions(...shuffleSeats(game, Math.random))}>
        {m.bag_shuffle()}
      </Button>
      <IconButton edged tip="above" label={m.bag_rotate_back()} onClick={() => rotate(-1)}>
        <RotateCcw />
      </IconButton>
      <IconButton edged tip="above" label={m.bag_rotate()} onClick={() => rotate(1)}>
        <RotateCw />
      </IconButton>
    </div>
  )
}
