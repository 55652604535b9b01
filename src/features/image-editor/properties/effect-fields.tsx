import { m } from '#i18n/messages.ts'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { percentText } from '../percent-text.ts'
import { changeSelected, type PropertiesProps } from './change-selected.ts'

/** Opacity, grain and whether the layer cuts out what is below. */
export function EffectFields({ layers }: PropertiesProps) {
  const [{ opacity, texture, isCutOut }] = layers
  return (
    <div className="layer-fields">
      <SliderField
        label={m.image_editor_opacity()}
        min={0}
        max={100}
        text={percentText(opacity)}
        value={Math.round(opacity * 100)}
        onChange={percent =>
          changeSelected(layers, 'opacity', layer => ({ ...layer, opacity: percent / 100 }))
        }
      />
      <SliderField
        label={m.image_editor_texture()}
        info={fieldHelp('texture')}
        min={0}
        max={100}
        text={percentText(texture)}
        value={Math.round(texture * 100)}
        onChange={percent =>
          changeSelected(layers, 'texture', layer => ({ ...layer, texture: percent / 100 }))
        }
      />
      <Switch
        label={m.image_editor_cut_out()}
        info={fieldHelp('cut-out')}
        checked={isCutOut}
        onChange={isOn => changeSelected(layers, 'cut-out', layer => ({ ...layer, isCutOut: isOn }))}
      />
      <p className="layer-fields-note">{m.image_editor_cut_out_note()}</p>
    </div>
  )
}
