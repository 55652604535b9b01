import { Chip } from '#ui/fields/chip.tsx'
import type { MarkedTeam } from '#ui/graphics/team-mark.tsx'

interface ChipChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; team?: MarkedTeam }[]
  values: readonly Value[]
  onChange: (values: readonly Value[]) => void
}

/** Chips that choose one or several values. The last chosen one stays. */
export const ChipChoice = <Value extends string>(props: ChipChoiceProps<Value>) => {
  const { label, options, values, onChange } = props
  const chosen = options.filter(({ value }) => values.includes(value))
  const toggle = (value: Value) =>
    values.includes(value) ? values.filter(each => each !== value) : [...values, value]
  return (
    <fieldset className="export-chips">
      <legend className="export-label">{label}</legend>
      {options.map(({ value, label, team }) => (
        <Chip
          key={value}
          team={team}
          chosen={values.includes(value)}
          disabled={chosen.length === 1 && chosen[0]?.value === value}
          onChange={() => onChange(toggle(value))}
        >
          {label}
        </Chip>
      ))}
    </fieldset>
  )
}
