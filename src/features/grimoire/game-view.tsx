import { useStore } from '@nanostores/react'
import { $grimoireView } from '#stores/grimoire/view.ts'
import type { GameProps } from './game-props.ts'
import { SeatList } from './seat/list/seat-list.tsx'
import { GameCircle } from './table/game-circle.tsx'

/** The seats in a circle or in a list. */
export const GameView = ({ game, characters }: Omit<GameProps, 'cast'>) =>
  useStore($grimoireView) === 'circle' ? (
    <GameCircle game={game} characters={characters} />
  ) : (
    <SeatList game={game} characters={characters} />
  )
