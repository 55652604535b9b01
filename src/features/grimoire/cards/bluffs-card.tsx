import type { Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { LazyInfoCard } from '../lazy-parts.tsx'
import { aCard, cardTexts } from './card-texts.ts'

interface BluffsCardProps {
  game: Game
  characters: Characters
  /** Ids of the characters that aren't in play. */
  bluffs: readonly string[]
  onClose: () => void
}

/** Shows a group of bluffs to the player whom it is for. */
export const BluffsCard = ({ game, characters, bluffs, onClose }: BluffsCardProps) => (
  <LazyInfoCard
    game={game}
    characters={characters}
    card={aCard(cardTexts.notInPlay(), { characters: [...bluffs] })}
    onClose={onClose}
  />
)
