import { Dices } from 'lucide-react'
import { type BluffGroupOffer, offeredBluffGroups } from '#core/grimoire/setup/bluff-groups.ts'
import { drawBluffs } from '#core/grimoire/setup/draw-bluffs.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { seatName } from '../seat-texts.ts'

/** Buttons for the groups of bluffs that characters in play ask for: the Lunatic's, and with a Snitch each minion's. */
export function OfferedGroups({ game, cast, characters }: GameProps) {
  const nameOf = ({ character, seat }: BluffGroupOffer) =>
    m.bag_group({
      player: seatName(seat, game.seats.indexOf(seat) + 1),
      character: characters.get(character)?.name ?? character
    })
  const add = (offer: BluffGroupOffer) => {
    const { id } = offer
    const drawn = drawBluffs(game, cast.characters, { group: id, random: Math.random })
    performActions({
      type: 'addBluffGroup',
      data: { group: { id, name: nameOf(offer), characters: drawn } }
    })
  }
  return offeredBluffGroups(game, characters).map(offer => (
    <Button key={offer.id} small icon={<Dices />} onClick={() => add(offer)}>
      {m.bag_draw_group({ group: nameOf(offer) })}
    </Button>
  ))
}
