import './seat-dialog.css'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { tableEdge } from '#core/grimoire/game.ts'
import { isUnseated } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { closeGrimoireDialog, openGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import type { GameProps } from '../game-props.ts'
import { CharacterChoice } from './character-choice.tsx'

/** Characters in play that no player has: Fabled, Loric and the like. */
export function UnseatedDialog(props: GameProps) {
  const { game, characters } = props
  const [isChoosing, setChoosing] = useState(false)
  const possible = new Map([...characters].filter(([, character]) => isUnseated(character)))
  return (
    <Dialog title={m.seat_unseated()} closeLabel={m.notice_close()} onClose={closeGrimoireDialog}>
      {isChoosing ? (
        <CharacterChoice
          {...props}
          characters={possible}
          label={m.seat_choose_character()}
          chosen=""
          onChoose={character => {
            performActions({ type: 'addUnseatedCharacter', data: { character } })
            setChoosing(false)
          }}
          onCancel={() => setChoosing(false)}
        />
      ) : (
        <div className="seat-details">
          <ul className="unseated-list">
            {game.unseatedCharacters.map(id => {
              const character = characters.get(id)
              return (
                <li key={id}>
                  {character && <CharacterIcon character={character} size={44} />}
                  <div>
                    <b>{character?.name ?? id}</b>
                    <p>{character?.ability}</p>
                  </div>
                  <div className="unseated-buttons">
                    <Button
                      small
                      aria-label={m.seat_reminder_for({ name: character?.name ?? id })}
                      onClick={() => openGrimoireDialog({ kind: 'placeReminder', seat: tableEdge })}
                    >
                      {m.seat_reminder()}
                    </Button>
                    <Button
                      small
                      aria-label={m.seat_remove_named({ name: character?.name ?? id })}
                      onClick={() =>
                        performActions({ type: 'removeUnseatedCharacter', data: { character: id } })
                      }
                    >
                      {m.seat_take_away()}
                    </Button>
                  </div>
                </li>
              )
            })}
          </ul>
          <Button icon={<Plus />} onClick={() => setChoosing(true)}>
            {m.seat_add_unseated()}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
