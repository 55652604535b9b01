import './bluffs-part.css'
import { TriangleAlert } from 'lucide-react'
import type { Game } from '#core/grimoire/game.ts'
import { takenCharacters } from '#core/grimoire/setup/draw-bluffs.ts'
import { m } from '#i18n/messages.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { groupName } from './bluffs-name.ts'
import { DrawBluffsButton } from './draw-bluffs-button.tsx'
import { OfferedGroups } from './offered-groups.tsx'

/** The groups of bluffs in the setup: what they are, which ones a player has by now, and a draw of others. */
export const BluffsPart = (props: GameProps) => (
  <section className="bluffs-part">
    {props.game.bluffs.map(group => (
      <BluffLine key={group.id} {...props} group={group} />
    ))}
    <OfferedGroups {...props} />
  </section>
)

function BluffLine({ group, ...props }: GameProps & { group: Game['bluffs'][number] }) {
  const { game, characters } = props
  const nameOf = (id: string) => characters.get(id)?.name ?? id
  const taken = takenCharacters(game)
  const wrong = group.characters.filter(id => taken.has(id))
  return (
    <div className="bluff-line">
      <h2>{groupName(group)}</h2>
      <p>{group.characters.map(nameOf).join(', ') || m.bag_no_bluffs()}</p>
      {wrong.map(id => (
        <p key={id} className="bluff-wrong">
          <TriangleAlert />
          {m.bag_bluff_in_play({ name: nameOf(id) })}
        </p>
      ))}
      <div className="bluff-buttons">
        <DrawBluffsButton {...props} groupId={group.id} small />
        <Button small onClick={() => openGrimoireDialog({ kind: 'bluffs', group: group.id })}>
          {m.bag_edit_bluffs()}
        </Button>
      </div>
    </div>
  )
}
