import { m } from '#i18n/messages.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { CharacterToken } from '#views/characters/character-token.tsx'
import './bluffs.css'
import { demonBluffs } from '#core/grimoire/game.ts'
import type { GameProps } from '../game-props.ts'

/** The bluffs for the Demon in the middle of the table: a button that opens them. */
export function Bluffs({ game, characters }: Omit<GameProps, 'cast'>) {
  const chosen = game.bluffs.find(({ id }) => id === demonBluffs)?.characters ?? []
  const bluffs = chosen.map(id => characters.get(id)).filter(character => character !== undefined)
  return (
    <button
      type="button"
      className="table-bluffs"
      onClick={() => openGrimoireDialog({ kind: 'bluffs', group: demonBluffs })}
    >
      <span className="table-bluffs-label">{m.seat_bluffs()}</span>
      {bluffs.length > 0 && (
        <>
          <span className="table-bluffs-tokens" aria-hidden="true">
            {bluffs.map(character => (
              <CharacterToken key={character.id} character={character} size={60} />
            ))}
          </span>
          <span className="table-bluffs-names">{bluffs.map(({ name }) => name).join(', ')}</span>
        </>
      )}
    </button>
  )
}
