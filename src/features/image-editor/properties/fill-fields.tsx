import { useStore } from '@nanostores/react'
import type { Fill, Layer } from '#core/drawing/drawing.ts'
import { clearVariantFill } from '#core/drawing/layer-operations.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing, $shownVariant, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Select, type SelectOption } from '#ui/fields/select.tsx'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { FieldHelp } from '#views/field-help/field-help.tsx'
import { variantName } from '../variants/variant-name.ts'
import { changeSelected, type PropertiesProps } from './change-selected.ts'
import { ColourField } from './colour-field.tsx'

/** The fill that all variants have unless one has its own. */
export function FillFields({ layers }: PropertiesProps) {
  const { drawing } = useStore($openDrawing)
  const [first] = layers
  const { fill } = first
  const change = (field: string, next: Fill) =>
    changeSelected(layers, field, layer => (layer.isCutOut ? layer : { ...layer, fill: next }))
  const good = drawing.variants.good
  return (
    <section className="layer-fields" aria-label={m.image_editor_fill()}>
      <div className="layer-fields-head">
        <h3>{m.image_editor_fill()}</h3>
        <FieldHelp field="fill" label={m.image_editor_fill()} />
      </div>
      <OwnVariantFill layer={first} />
      <Select
        label={m.image_editor_fill()}
        hideLabel
        options={fillOptions(layers)}
        value={fill.kind}
        onChange={kind => change('fill-kind', fillOf(kind, fill, good))}
      />
      {fill.kind === 'flat' && (
        <ColourField
          label={m.image_editor_colour()}
          value={fill.colour}
          onChange={colour => change('colour', { kind: 'flat', colour })}
        />
      )}
      {fill.kind === 'gradient' && (
        <>
          <ColourField
            label={m.image_editor_colour_from()}
            value={fill.from}
            onChange={from => change('from', { ...fill, from })}
          />
          <ColourField
            label={m.image_editor_colour_to()}
            value={fill.to}
            onChange={to => change('to', { ...fill, to })}
          />
          <SliderField
            label={m.image_editor_angle()}
            min={-180}
            max={180}
            step={5}
            text={`${fill.angle}°`}
            value={fill.angle}
            onChange={angle => change('angle', { ...fill, angle })}
          />
        </>
      )}
    </section>
  )
}

/** Says that the shown variant has a fill of its own, which hides the common one. */
function OwnVariantFill({ layer }: { layer: Layer }) {
  const { drawing } = useStore($openDrawing)
  const shown = useStore($shownVariant)
  const variant = drawing.kind === 'logo' ? 'good' : shown
  if (!drawing.variants[variant].fills[layer.id]) return null
  return (
    <div className="variant-fill">
      <p>{m.image_editor_variant_fill({ variant: variantName(variant) })}</p>
      <Button small onClick={() => changeDrawing(present => clearVariantFill(present, variant, layer.id))}>
        {m.image_editor_clear_variant_fill()}
      </Button>
    </div>
  )
}

/** Only images have colours of their own. */
const fillOptions = (layers: readonly Layer[]): SelectOption<Fill['kind']>[] => [
  { value: 'flat', label: m.image_editor_fill_flat() },
  { value: 'gradient', label: m.image_editor_fill_gradient() },
  { value: 'team', label: m.image_editor_fill_team() },
  ...(layers.every(({ content }) => content.kind === 'image')
    ? [{ value: 'original' as const, label: m.image_editor_fill_original() }]
    : [])
]

/** A fill of another kind, with the colours that the layer had. */
function fillOf(kind: Fill['kind'], before: Fill, team: { from: string; to: string }): Fill {
  const from = before.kind === 'flat' ? before.colour : before.kind === 'gradient' ? before.from : team.from
  switch (kind) {
    case 'flat':
      return { kind, colour: from }
    case 'gradient':
      return { kind, from, to: team.to, angle: 90 }
    case 'team':
    case 'original':
      return { kind }
  }
}
