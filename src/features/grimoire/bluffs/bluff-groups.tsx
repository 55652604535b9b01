import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { demonBluffs } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import type { GameProps } from '../game-props.ts'
import { groupName } from './bluffs-name.ts'
import { DrawBluffsButton } from './draw-bluffs-button.tsx'
import { OfferedGroups } from './offered-groups.tsx'

interface BluffGroupsProps extends GameProps {
  /** Id of the group that is open. */
  groupId: string
}

/** A random draw of the bluffs, the other groups, such as a Lunatic's, and a field for a new one. */
export function BluffGroups(props: BluffGroupsProps) {
  const { game, groupId } = props
  const [name, setName] = useState('')
  const open = (group: string) => openGrimoireDialog({ kind: 'bluffs', group })
  const add = () => {
    const id = crypto.randomUUID()
    performActions({ type: 'addBluffGroup', data: { group: { id, name: name.trim(), characters: [] } } })
    open(id)
  }
  const remove = () => {
    performActions({ type: 'removeBluffGroup', data: { group: groupId } })
    open(demonBluffs)
  }
  return (
    <>
      <div className="seat-actions">
        <DrawBluffsButton {...props} />
        <OfferedGroups {...props} />
        {game.bluffs
          .filter(({ id }) => id !== groupId)
          .map(group => (
            <Button key={group.id} onClick={() => open(group.id)}>
              {groupName(group)}
            </Button>
          ))}
        {groupId !== demonBluffs && (
          <Button variant="destructive" icon={<Trash2 />} onClick={remove}>
            {m.seat_remove_group()}
          </Button>
        )}
      </div>
      <form
        className="seat-new-group"
        onSubmit={event => {
          event.preventDefault()
          if (name.trim() !== '') add()
        }}
      >
        <TextInput
          label={m.seat_group_name()}
          info={fieldHelp('bluff-group')}
          maxLength={100}
          value={name}
          onChange={setName}
        />
        <Button type="submit">{m.seat_add()}</Button>
      </form>
    </>
  )
}
