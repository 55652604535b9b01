import { Fragment } from 'react'
import { isStepId } from '#core/night/night.ts'
import { findNightNeighbours, type NightOrderEntry, wakeNumberAfter } from '#core/night/night-position.ts'
import { wakeNumberText } from '#i18n/labels/wake-number-text.ts'
import { m } from '#i18n/messages.ts'

interface PlaceStopsProps {
  stops: readonly NightOrderEntry[]
  value: number
  /** Whether the character may wake after dawn. */
  mayBeLate: boolean
  nameOf: (id: string) => string
  onChoose: (number: number) => void
}

/** The stops of a night in order, with a button in each gap that the character can have. */
export function NightPositionList({ stops, value, mayBeLate, nameOf, onChoose }: PlaceStopsProps) {
  const current = value > 0 ? findNightNeighbours(stops, value, mayBeLate).before : undefined
  const dawn = stops.findIndex(({ id }) => id === 'dawn')
  const gaps = mayBeLate || dawn < 0 ? stops.length : dawn
  return (
    <ol className="position-list">
      {stops.map((stop, index) => {
        const after = stops[index + 1]
        const number = wakeNumberAfter(stop, after)
        const name = nameOf(stop.id)
        const gapLabel = after
          ? m.editor_position_between({ before: name, after: nameOf(after.id) })
          : m.editor_position_after({ before: name })
        return (
          <Fragment key={stop.id}>
            <li className={isStepId(stop.id) ? 'position-entry position-step' : 'position-entry'}>
              <span className="position-number">{wakeNumberText(stop.number)}</span>
              <span>{name}</span>
              {!stop.isOnScript && <small>{m.editor_not_on_script()}</small>}
            </li>
            {index < gaps && (
              <li>
                <button
                  type="button"
                  className="position-gap"
                  aria-current={stop === current || undefined}
                  data-first-focus={stop === current || undefined}
                  onClick={() => onChoose(number)}
                >
                  <span className="unseen">{gapLabel}:</span>
                  <span>{m.editor_position_here()}</span>
                  <span className="position-number">{wakeNumberText(number)}</span>
                </button>
              </li>
            )}
          </Fragment>
        )
      })}
    </ol>
  )
}
