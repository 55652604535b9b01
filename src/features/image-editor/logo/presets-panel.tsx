import './presets-panel.css'
import { useEffect } from 'react'
import { fontKeys } from '#drawing/fonts.ts'
import { presetKeys } from '#drawing/presets/presets.ts'
import { m } from '#i18n/messages.ts'
import { loadFonts } from '../text/loaded-fonts.ts'
import { LogoSizeFields } from './logo-size-fields.tsx'
import { LogoTextFields } from './logo-text-fields.tsx'
import { PresetButton } from './preset-button.tsx'

/** Replaces the drawing by a preset with the script's title and subtitle. */
export function PresetsPanel() {
  useEffect(() => {
    void loadFonts(fontKeys)
  }, [])
  return (
    <div className="presets-panel">
      <LogoTextFields />
      <div className="presets-panel-choices">
        <p>{m.text_layer_presets_help()}</p>
        <ul aria-label={m.image_editor_presets()}>
          {presetKeys.map(key => (
            <li key={key}>
              <PresetButton preset={key} />
            </li>
          ))}
        </ul>
      </div>
      <LogoSizeFields />
    </div>
  )
}
