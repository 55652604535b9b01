import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import {
  type GradientName,
  gradientNames,
  gradientPresets,
  presetOf,
  setGradient,
  standardGradient,
  type VariantGradient
} from '#core/drawing/variant-operations.ts'
import { isEqual } from '#core/equal.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { changeDrawing } from '#stores/drawings/open-drawing.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { ColourInput } from './colour-input.tsx'

interface VariantColoursProps {
  drawing: Drawing
  variant: Variant
}

/** The gradient of a variant, which every layer with the team gradient has: a preset, or colours of one's own. */
export function VariantColours({ drawing, variant }: VariantColoursProps) {
  const { from, to, angle } = drawing.variants[variant]
  const standard = standardGradient(drawing, variant)
  const change = (part: Partial<VariantGradient>) =>
    changeDrawing(present => setGradient(present, variant, part), `variant ${variant} ${Object.keys(part)}`)
  return (
    <div className="variant-colours">
      <Select
        label={m.icon_preview_colours()}
        info={fieldHelp('variant-colours')}
        options={options()}
        value={isEqual(standard, { from, to, angle }) ? 'standard' : (presetOf({ from, to, angle }) ?? 'own')}
        onChange={name => name !== 'own' && change(name === 'standard' ? standard : gradientPresets[name])}
      />
      <div className="variant-colour-row">
        <ColourInput
          label={m.icon_preview_first_colour()}
          value={from}
          onChange={value => change({ from: value })}
        />
        <ColourInput
          label={m.icon_preview_second_colour()}
          value={to}
          onChange={value => change({ to: value })}
        />
      </div>
      <NumberField
        label={m.icon_preview_angle()}
        range={[-360, 360]}
        step={1}
        unit="°"
        value={angle}
        onChange={value => change({ angle: value })}
      />
    </div>
  )
}

const options = () =>
  [
    { value: 'own', label: m.icon_preview_own_colours() },
    { value: 'standard', label: m.icon_preview_standard() },
    ...gradientNames.map(value => ({ value, label: presetName(value) }))
  ] as const

const presetName = (name: GradientName): string =>
  name === 'purple' ? m.icon_preview_purple() : teamName(name)
