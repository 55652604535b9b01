import { Eye, Plus } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { RemovableChip } from '#ui/fields/chip.tsx'
import { BluffsCard } from '../cards/bluffs-card.tsx'
import type { GameProps } from '../game-props.ts'
import { CharacterChoice } from '../seat/character-choice.tsx'
import { BluffGroups } from './bluff-groups.tsx'
import { groupName } from './bluffs-name.ts'

/** A group of bluffs: characters that a player is told aren't in play. */
export function BluffsDialog(props: GameProps & { groupId: string }) {
  const { game, characters, groupId } = props
  const [mode, setMode] = useState<'choose' | 'show'>()
  const group = game.bluffs.find(({ id }) => id === groupId)
  if (!group) return null
  const change = (ids: readonly string[]) =>
    performActions({ type: 'changeBluffs', data: { group: { ...group, characters: [...ids] } } })
  const shown = group.characters.map(id => characters.get(id)).filter(each => each !== undefined)
  if (mode === 'show')
    return (
      <BluffsCard
        game={game}
        characters={characters}
        bluffs={group.characters}
        onClose={() => setMode(undefined)}
      />
    )
  return (
    <Dialog
      title={groupName(group)}
      closeLabel={m.notice_close()}
      onClose={closeGrimoireDialog}
      footer={
        mode ? undefined : (
          <Button
            variant="primary"
            icon={<Eye />}
            disabled={shown.length === 0}
            onClick={() => setMode('show')}
          >
            {m.seat_show()}
          </Button>
        )
      }
    >
      {mode === 'choose' ? (
        <CharacterChoice
          {...props}
          label={m.seat_choose_character()}
          chosen=""
          onChoose={id => {
            change([...group.characters.filter(each => each !== id), id])
            setMode(undefined)
          }}
          onCancel={() => setMode(undefined)}
        />
      ) : (
        <div className="seat-details">
          <ul className="seat-reminders">
            {group.characters.map(id => {
              const name = characters.get(id)?.name ?? id
              return (
                <li key={id}>
                  <RemovableChip
                    removeLabel={m.seat_remove_named({ name })}
                    onRemove={() => change(group.characters.filter(each => each !== id))}
                  >
                    {name}
                  </RemovableChip>
                </li>
              )
            })}
          </ul>
          <Button icon={<Plus />} onClick={() => setMode('choose')}>
            {m.seat_add_bluff()}
          </Button>
          <BluffGroups {...props} />
        </div>
      )}
    </Dialog>
  )
}
