import './visibility-choice.css'
import { Globe, Link2, Lock } from 'lucide-react'
import { useId } from 'react'
import { type Visibility, visibilities } from '#core/saving/document.ts'
import { m } from '#i18n/messages.ts'
import { visibilityText } from '#i18n/visibility-text.ts'
import { FieldHelp } from './field-help/field-help.tsx'

export const visibilityIcons = { private: <Lock />, unlisted: <Link2 />, public: <Globe /> }

interface VisibilityChoiceProps {
  value: Visibility
  onChange: (visibility: Visibility) => void
  disabled?: boolean | undefined
}

/** Radio buttons for the visibility of a document, each with an explanation. */
export function VisibilityChoice({ value, onChange, disabled }: VisibilityChoiceProps) {
  const name = useId()
  return (
    <fieldset className="visibility-choice" disabled={disabled}>
      <legend>{m.saving_visibility()}</legend>
      <FieldHelp field="visibility" label={m.saving_visibility()} />
      {visibilities.map(each => {
        const { name: label, explanation } = visibilityText(each)
        return (
          <label key={each} className="visibility-option">
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            {visibilityIcons[each]}
            <span>
              <b>{label}</b> <small>{explanation}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
