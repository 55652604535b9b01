import { Fragment } from 'react'
import { isStepId } from '#core/night.ts'
import { type NightStop, numberBetween, placeOfNumber } from '#core/night-place.ts'
import { m } from '#i18n/messages.ts'

interface PlaceStopsProps {
  stops: readonly NightStop[]
  value: number
  nameOf: (id: string) => string
  onChoose: (number: number) => void
}

/** The stops of a night in order, with a button in each gap. */
export function PlaceStops({ stops, value, nameOf, onChoose }: PlaceStopsProps) {
  const current = value > 0 ? placeOfNumber(stops, value).before : undefined
  return (
    <ol className="place-stops">
      {stops.map((stop, index) => {
        const after = stops[index + 1]
        const name = nameOf(stop.id)
        const gapLabel = after
          ? m.editor_between({ before: name, after: nameOf(after.id) })
          : m.editor_after({ before: name })
        return (
          <Fragment key={stop.id}>
            <li className={isStepId(stop.id) ? 'place-stop place-step' : 'place-stop'}>
              <span className="place-number">{stop.number}</span>
              <span>{name}</span>
              {!stop.isOnScript && <small>{m.editor_jinx_elsewhere()}</small>}
            </li>
            <li>
              <button
                type="button"
                className="place-gap"
                aria-current={stop === current || undefined}
                data-first-focus={stop === current || undefined}
                onClick={() => onChoose(numberBetween(stop.number, after?.number))}
              >
                <span className="unseen">{gapLabel}:</span>
                <span>{m.editor_place_here()}</span>
                <span className="place-number">{numberBetween(stop.number, after?.number)}</span>
              </button>
            </li>
          </Fragment>
        )
      })}
    </ol>
  )
}
