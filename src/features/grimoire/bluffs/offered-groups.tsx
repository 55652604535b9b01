import { Dices } from 'lucide-react'
import { missingBluffs, type OwnBluffs } from '#core/grimoire/setup/bluff-groups.ts'
import { drawBluffs } from '#core/grimoire/setup/draw-bluffs.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { ownBluffsName } from './bluffs-name.ts'

/** Buttons for the groups of bluffs that characters in play ask for: the Lunatic's, and with a Snitch each minion's. */
export function OfferedGroups({ game, cast, characters }: GameProps) {
  const add = (own: OwnBluffs) => {
    const { id } = own
    const drawn = drawBluffs(game, cast.characters, { group: id, random: Math.random })
    performActions({
      type: 'addBluffGroup',
      data: { group: { id, name: ownBluffsName(game, characters, own), characters: drawn } }
    })
  }
  return missingBluffs(game, characters).map(own => (
    <Button key={own.id} small icon={<Dices />} onClick={() => add(own)}>
      {m.bag_draw_group({ group: ownBluffsName(game, characters, own) })}
    </Button>
  ))
}
