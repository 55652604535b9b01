import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo } from 'react'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { type PresetKey, presets } from '#drawing/presets/presets.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { announce } from '../canvas/announce.ts'
import { DisplayNodes } from '../canvas/display-nodes.tsx'
import { $failedFonts, $fonts } from '../text/loaded-fonts.ts'
import { $logoTexts, applyPreset, drawPreset } from './logo-preset.ts'

const names: Readonly<Record<PresetKey, () => string>> = {
  blackletter: m.text_layer_preset_blackletter,
  arch: m.text_layer_preset_arch,
  banner: m.text_layer_preset_banner,
  carved: m.text_layer_preset_carved,
  playbill: m.text_layer_preset_playbill,
  moon: m.text_layer_preset_moon,
  deco: m.text_layer_preset_deco,
  ransom: m.text_layer_preset_ransom,
  script: m.text_layer_preset_script,
  sign: m.text_layer_preset_sign,
  minimal: m.text_layer_preset_minimal
}

/** A preset with the present title in the size of the logo; applies it. Waits for its fonts, whose widths decide its layout. */
export function PresetButton({ preset }: { preset: PresetKey }) {
  const { fonts } = useStore($fonts)
  const failed = useStore($failedFonts)
  const needed = presets[preset].fonts
  const isReady = needed.every(key => fonts.has(key))
  const isFailed = needed.some(key => failed.includes(key))
  const apply = () => {
    applyPreset(preset)
    announce(m.image_editor_said_preset({ name: names[preset]() }))
  }
  return (
    <button
      type="button"
      className="preset-button"
      disabled={!isReady}
      aria-busy={!isReady && !isFailed}
      onClick={apply}
    >
      <span className="preset-button-picture">
        {isReady ? <PresetPicture preset={preset} /> : !isFailed && <Spinner />}
      </span>
      {names[preset]()}
    </button>
  )
}

function PresetPicture({ preset }: { preset: PresetKey }) {
  const { width, height } = useStore($openDrawing).drawing
  // Typing goes first.
  const texts = useDeferredValue(useStore($logoTexts))
  const { outlineText } = useStore($fonts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts and fonts are read from their stores
  const nodes = useMemo(
    () => buildDisplayList(drawPreset(preset, { width, height }), 'good', outlineText),
    [preset, width, height, texts, outlineText]
  )
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      <DisplayNodes nodes={nodes} pictures={noPictures} />
    </svg>
  )
}

const noPictures = new Map<string, string>()
