import { editions } from '#core/catalogue/edition.ts'
import { editionName } from '#i18n/edition-names.ts'
import { m } from '#i18n/messages.ts'
import { Chip } from '#ui/fields/chip.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import type { Choices } from './use-filling.ts'

/** How to draw, and from which editions; no chosen edition means all. */
export function FillChoices({
  choices,
  onChange
}: {
  choices: Choices
  onChange: (choices: Choices) => void
}) {
  const chosen = choices.editions
  const setEditions = (next: Choices['editions']) =>
    onChange({ ...choices, editions: next.length === editions.length ? [] : next })
  return (
    <div className="fill-choices">
      <div>
        <SegmentedControl
          label={m.fill_mode()}
          options={[
            { value: 'balanced', label: m.fill_balanced() },
            { value: 'random', label: m.fill_random() }
          ]}
          value={choices.mode}
          onChange={mode => onChange({ ...choices, mode })}
        />
        <p className="fill-mode-help">{m.fill_mode_help()}</p>
      </div>
      <fieldset>
        <legend className="fill-legend">{m.fill_editions()}</legend>
        <div className="fill-chips">
          <Chip chosen={chosen.length === 0} onChange={() => setEditions([])}>
            {m.fill_all_editions()}
          </Chip>
          {editions.map(edition => (
            <Chip
              key={edition}
              chosen={chosen.includes(edition)}
              onChange={isChosen =>
                setEditions(isChosen ? [...chosen, edition] : chosen.filter(each => each !== edition))
              }
            >
              {editionName(edition)}
            </Chip>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
