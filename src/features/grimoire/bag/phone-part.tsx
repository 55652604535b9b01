import './phone-part.css'
import { Shuffle, Smartphone } from 'lucide-react'
import { emptyBag, fillBag, tokensLeft, waitingSeats } from '#core/grimoire/bag/bag.ts'
import { settleDraw } from '#core/grimoire/bag/settle-marionette.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { $lockedSeats } from '#stores/grimoire/locked-seats.ts'
import { startPhoneRound } from '#stores/grimoire/phone-round.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { SeenList } from './seen-list.tsx'

/** How the players get to know their characters: one phone goes around, with the dealt characters or with a bag to draw from. */
export function PhonePart({ game, characters }: Omit<GameProps, 'cast'>) {
  const left = tokensLeft(game).length
  const drawFromBag = () => {
    performActions(...fillBag(game, $lockedSeats.get(), Math.random))
    startPhoneRound()
  }
  const dealRest = () => performActions(...settleDraw(game, emptyBag(game), characters, Math.random))
  return (
    <section className="phone-part">
      <h2>{m.bag_title()}</h2>
      <p>{left > 0 ? m.bag_left({ left, tokens: game.bag.length }) : m.bag_text()}</p>
      {left > 0 && (
        <div className="phone-part-buttons">
          <Button variant="primary" icon={<Smartphone />} onClick={startPhoneRound}>
            {m.bag_go_on()}
          </Button>
          <Button onClick={dealRest}>{m.bag_deal_rest()}</Button>
        </div>
      )}
      {left === 0 && waitingSeats(game).length > 0 && (
        <div className="phone-part-buttons">
          <Button icon={<Smartphone />} onClick={startPhoneRound}>
            {m.bag_show()}
          </Button>
          <Button icon={<Shuffle />} onClick={drawFromBag}>
            {m.bag_draw()}
          </Button>
        </div>
      )}
      <SeenList game={game} />
    </section>
  )
}
