import './known-players.css'
import { useStore } from '@nanostores/react'
import { History } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { $knownPlayers, forgetPlayer, type KnownPlayer } from '#stores/grimoire/known-players.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Chip, RemovableChip } from '#ui/fields/chip.tsx'

interface KnownPlayersProps {
  /** Whether the list is unfolded at first. */
  isOpen: boolean
  /** Names of those who play today. */
  chosen: ReadonlySet<string>
  onChoose: (player: KnownPlayer, plays: boolean) => void
  /** Called with the players of the last game, in the order of their seats. */
  onSame: (players: readonly KnownPlayer[]) => void
}

/** The players of earlier games, to tick instead of typing their names. Nothing before the first game. */
export function KnownPlayers({ isOpen, chosen, onChoose, onSame }: KnownPlayersProps) {
  const { last, known } = useStore($knownPlayers)
  const [isForgetting, setForgetting] = useState(false)
  if (known.length === 0) return null
  return (
    <details className="known-players" open={isOpen}>
      <summary>{m.bag_known()}</summary>
      <p>{m.bag_known_text()}</p>
      {chosen.size === 0 && last.length > 1 && !isForgetting && (
        <Button icon={<History />} onClick={() => onSame(last)}>
          {m.bag_same()}
        </Button>
      )}
      <ul className="known-players-list">
        {known.map(each => (
          <li key={each.player}>
            {isForgetting ? (
              <RemovableChip
                removeLabel={m.bag_forget_one({ name: each.player })}
                onRemove={() => forgetPlayer(each.player)}
              >
                {each.player}
              </RemovableChip>
            ) : (
              <Chip tall chosen={chosen.has(each.player)} onChange={plays => onChoose(each, plays)}>
                {each.player}
              </Chip>
            )}
          </li>
        ))}
      </ul>
      <Button variant="text" small onClick={() => setForgetting(!isForgetting)}>
        {isForgetting ? m.characters_done() : m.bag_forget()}
      </Button>
    </details>
  )
}
