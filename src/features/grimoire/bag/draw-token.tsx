import './draw-token.css'
import type { Game } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { PhonePage } from './phone-page.tsx'

interface DrawTokenProps {
  game: Game
  /** Name of the player who draws. */
  name: string
  /** Called with the place of a token in the bag. */
  onDraw: (place: number) => void
}

/** The tokens of the bag, face down. Their order is random, so any choice is. */
export const DrawToken = ({ game, name, onDraw }: DrawTokenProps) => (
  <PhonePage title={m.bag_choose({ name })}>
    <ul className="bag-tokens">
      {game.bag.map((token, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place in the bag
        <li key={place}>
          {token && (
            <button
              type="button"
              className="bag-token"
              aria-label={m.bag_token({ number: place + 1 })}
              onClick={() => onDraw(place)}
            >
              {place + 1}
            </button>
          )}
        </li>
      ))}
    </ul>
  </PhonePage>
)
