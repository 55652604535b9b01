import { replacedCharacters } from '#core/grimoire/special-features.ts'
import { m } from '#i18n/messages.ts'
import type { GameProps } from '../game-props.ts'
import { playerName } from '../seat-texts.ts'

/** Whose token is swapped for the true one before the characters are revealed; nothing without such players. */
export function ReplacedCharacters({ game, characters }: GameProps) {
  const replaced = replacedCharacters(game, characters)
  if (replaced.length === 0) return null
  const name = (id: string) => characters.get(id)?.name ?? id
  return (
    <section aria-label={m.tonight_replaced()}>
      <h3>{m.tonight_replaced()}</h3>
      <ul>
        {replaced.map(({ seat, shown }) => (
          <li key={seat.id}>
            {m.tonight_replaced_player({
              name: playerName(game, seat.id),
              shown: name(shown),
              character: name(seat.character)
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
