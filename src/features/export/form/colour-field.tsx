interface ColourFieldProps {
  label: string
  colour: string
  /** The colour as it prints. If it is another one, it is shown with the reason. */
  printed: string
  reason: string
  onChange: (colour: string) => void
}

/** A colour that prints in another tone stays chosen; the printed tone is shown beside it. */
export const ColourField = ({ label, colour, printed, reason, onChange }: ColourFieldProps) => (
  <>
    <label className="export-accent">
      <input type="color" value={colour} onChange={event => onChange(event.target.value)} />
      {label}
    </label>
    <div role="status">
      {printed !== colour && (
        <p className="export-help export-printed-tone" style={{ '--printed': printed }}>
          {reason}
        </p>
      )}
    </div>
  </>
)
