import type { Outline } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { changeSelected, type PropertiesProps } from './change-selected.ts'
import { ColourField } from './colour-field.tsx'

const newOutlines: readonly [Outline, Outline] = [
  { width: 8, colour: '#ffffff' },
  { width: 6, colour: '#000000' }
]

/** Up to two outlines, the second around the first. */
export function OutlineFields({ layers }: PropertiesProps) {
  const { outlines } = layers[0]
  const set = (field: string, next: Outline[]) =>
    changeSelected(layers, field, layer => ({ ...layer, outlines: next }))
  const [inner, outer] = outlines
  return (
    <section className="layer-fields" aria-label={m.image_editor_outline()}>
      <Switch
        label={m.image_editor_outline()}
        info={fieldHelp('outline')}
        checked={inner !== undefined}
        onChange={isOn => set('outline', isOn ? [newOutlines[0]] : [])}
      />
      {inner && (
        <>
          <SliderField
            label={m.image_editor_outline_width()}
            min={1}
            max={60}
            value={inner.width}
            onChange={width => set('outline-width', outlines.with(0, { ...inner, width }))}
          />
          <ColourField
            label={m.image_editor_outline_colour()}
            value={inner.colour}
            onChange={colour => set('outline-colour', outlines.with(0, { ...inner, colour }))}
          />
          <Switch
            label={m.image_editor_second_outline()}
            checked={outer !== undefined}
            onChange={isOn => set('second', isOn ? [inner, newOutlines[1]] : [inner])}
          />
        </>
      )}
      {inner && outer && (
        <>
          <SliderField
            label={m.image_editor_second_width()}
            min={1}
            max={60}
            value={outer.width}
            onChange={width => set('second-width', [inner, { ...outer, width }])}
          />
          <ColourField
            label={m.image_editor_second_colour()}
            value={outer.colour}
            onChange={colour => set('second-colour', [inner, { ...outer, colour }])}
          />
        </>
      )}
    </section>
  )
}
