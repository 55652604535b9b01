import '../table/game-table.css'
import { useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { CharacterToken } from '#views/characters/character-token.tsx'
import { livingText, phaseTitle } from '../phase-texts.ts'
import { useElementSize } from '../table/use-element-size.ts'
import { SquareDay } from './square-day.tsx'
import { layoutSquare } from './square-layout.ts'
import type { SquareProps } from './square-props.ts'
import { SquareSeat } from './square-seat.tsx'

/** The circle as everybody sees it, with the phase in the middle and the day's nominations at the side. */
export function SquareView(props: SquareProps) {
  const { game, characters } = props
  const table = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(table)
  const { token, places } = layoutSquare(width, height, game.seats.length)
  const last = game.phase === 'day' ? game.nominations.findLast(({ day }) => day === game.round) : undefined
  return (
    <div className="square">
      <div ref={table} className="square-table">
        {width > 0 && (
          <ol aria-label={m.grimoire_seats()}>
            {game.seats.map((seat, index) => (
              <SquareSeat
                key={seat.id}
                {...props}
                seat={seat}
                number={index + 1}
                size={token}
                place={places[index]}
                nomination={last?.counted ? undefined : last}
              />
            ))}
          </ol>
        )}
      </div>
      <div className="square-middle">
        <div role="status">
          <h1>{phaseTitle(game)}</h1>
          <p>{livingText(game, characters)}</p>
        </div>
        <Guests {...props} />
      </div>
      <SquareDay {...props} />
    </div>
  )
}

/** Fabled and Loric. */
function Guests({ game, characters }: SquareProps) {
  const guests = game.unseatedCharacters.map(id => characters.get(id)).filter(each => each !== undefined)
  if (guests.length === 0) return null
  return (
    <ul className="square-guests" aria-label={m.seat_unseated()}>
      {guests.map(character => (
        <li key={character.id}>
          <CharacterToken character={character} size={64} />
          <span>{character.name}</span>
        </li>
      ))}
    </ul>
  )
}
