interface ColourInputProps {
  label: string
  /** Six hexadecimal digits: `#85171a`. */
  value: string
  onChange: (colour: string) => void
}

/** A colour with its label, chosen in the browser's own dialog. */
export const ColourInput = ({ label, value, onChange }: ColourInputProps) => (
  <label className="variant-colour">
    <input type="color" value={value} onChange={event => onChange(event.target.value.toLowerCase())} />
    {label}
  </label>
)
