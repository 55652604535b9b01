import { useId } from 'react'
import { m } from '#i18n/messages.ts'

interface ColourChoiceProps {
  /** As `#85171a`. */
  colour: string
  /** Colours to choose with one press. */
  suggestions: readonly string[]
  onChange: (colour: string) => void
}

/** The colour of the background: one of the border's main colours, or any other. */
export function ColourChoice({ colour, suggestions, onChange }: ColourChoiceProps) {
  const name = useId()
  return (
    <fieldset className="adjust-colours">
      <legend>{m.image_adjust_colour()}</legend>
      {suggestions.map((suggestion, index) => (
        <label key={suggestion} className="adjust-swatch" style={{ '--swatch': suggestion }}>
          <input
            type="radio"
            name={name}
            checked={suggestion === colour}
            aria-label={m.image_adjust_colour_border({ number: index + 1, colour: suggestion })}
            onChange={() => onChange(suggestion)}
          />
        </label>
      ))}
      <label className="adjust-any-colour">
        <input type="color" value={colour} onChange={event => onChange(event.target.value)} />
        <span>{m.image_adjust_colour_other()}</span>
      </label>
    </fieldset>
  )
}
