import './presets-panel.css'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { limits } from '#core/limits.ts'
import { fontKeys } from '#drawing/fonts.ts'
import { presetKeys } from '#drawing/presets/presets.ts'
import { m } from '#i18n/messages.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { FontFailure } from '../text/font-failure.tsx'
import { loadFonts } from '../text/loaded-fonts.ts'
import { $logoTexts, setLogoTexts } from './logo-preset.ts'
import { LogoSizeFields } from './logo-size-fields.tsx'
import { PresetButton } from './preset-button.tsx'

/** Replaces the drawing by a preset with the script's title and subtitle. */
export function PresetsPanel() {
  const { title, subtitle } = useStore($logoTexts)
  useEffect(() => {
    void loadFonts(fontKeys)
  }, [])
  return (
    <div className="presets-panel">
      <FontFailure />
      <TextInput
        label={m.text_layer_title()}
        maxLength={limits.drawing.text}
        value={title}
        onChange={value => setLogoTexts({ title: value })}
      />
      <TextInput
        label={m.text_layer_subtitle()}
        maxLength={limits.drawing.text}
        value={subtitle}
        onChange={value => setLogoTexts({ subtitle: value })}
      />
      <section className="presets-panel-choices" aria-label={m.text_layer_presets()}>
        <p>{m.text_layer_presets_help()}</p>
        <ul>
          {presetKeys.map(key => (
            <li key={key}>
              <PresetButton preset={key} />
            </li>
          ))}
        </ul>
      </section>
      <LogoSizeFields />
    </div>
  )
}
