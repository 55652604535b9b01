import type { Layer, Shadow } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { percentText } from '../percent-text.ts'
import { changeSelected, type PropertiesProps } from './change-selected.ts'
import { ColourField } from './colour-field.tsx'

const newShadow: Shadow = { x: 4, y: 6, blur: 12, colour: '#000000', opacity: 0.4 }

/** The shadow below a layer. */
export function ShadowFields({ layers }: PropertiesProps) {
  const { shadow } = layers[0]
  const set = (field: keyof Shadow, value: number | string) =>
    changeSelected(layers, `shadow-${field}`, layer => ({
      ...layer,
      shadow: { ...(layer.shadow ?? newShadow), [field]: value }
    }))
  return (
    <section className="layer-fields" aria-label={m.image_editor_shadow()}>
      <Switch
        label={m.image_editor_shadow()}
        info={fieldHelp('shadow')}
        checked={shadow !== undefined}
        onChange={isOn =>
          changeSelected(layers, 'shadow', layer =>
            isOn ? { ...layer, shadow: newShadow } : withoutShadow(layer)
          )
        }
      />
      {shadow && (
        <>
          <SliderField
            label={m.image_editor_shadow_x()}
            min={-60}
            max={60}
            value={shadow.x}
            onChange={x => set('x', x)}
          />
          <SliderField
            label={m.image_editor_shadow_y()}
            min={-60}
            max={60}
            value={shadow.y}
            onChange={y => set('y', y)}
          />
          <SliderField
            label={m.image_editor_shadow_blur()}
            min={0}
            max={100}
            value={shadow.blur}
            onChange={blur => set('blur', blur)}
          />
          <SliderField
            label={m.image_editor_shadow_opacity()}
            min={0}
            max={100}
            text={percentText(shadow.opacity)}
            value={Math.round(shadow.opacity * 100)}
            onChange={percent => set('opacity', percent / 100)}
          />
          <ColourField
            label={m.image_editor_shadow_colour()}
            value={shadow.colour}
            onChange={colour => set('colour', colour)}
          />
        </>
      )}
    </section>
  )
}

const withoutShadow = ({ shadow: _, ...layer }: Layer): Layer => layer
