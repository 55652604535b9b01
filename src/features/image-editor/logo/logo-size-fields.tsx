import { useStore } from '@nanostores/react'
import { Crop } from 'lucide-react'
import { cropToContent, resizeDrawing } from '#drawing/drawing-size.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { Button } from '#ui/buttons/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { loadOutlineText } from '../canvas/use-outline-text.ts'
import { changeLogoSize } from './logo-preset.ts'

const formats = {
  wide: { label: m.text_layer_format_wide, width: 1200, height: 400 },
  half: { label: m.text_layer_format_half, width: 1200, height: 600 },
  banner: { label: m.text_layer_format_banner, width: 1500, height: 300 },
  square: { label: m.text_layer_format_square, width: 800, height: 800 }
} as const

type Format = keyof typeof formats

const formatKeys = Object.keys(formats) as Format[]

/** Width and height of the logo, in units: the pixels of its image at single size. */
export function LogoSizeFields() {
  const { width, height } = useStore($openDrawing).drawing
  const format = formatKeys.find(key => formats[key].width === width && formats[key].height === height)
  const resize = (toWidth: number, toHeight: number) =>
    changeLogoSize(drawing => resizeDrawing(drawing, toWidth, toHeight))
  return (
    <fieldset className="logo-size-fields">
      <legend>{m.text_layer_logo_size()}</legend>
      <Select<Format | 'own'>
        label={m.text_layer_logo_format()}
        info={fieldHelp('logo-format')}
        options={[
          ...formatKeys.map(value => ({ value, label: formats[value].label() })),
          ...(format ? [] : [{ value: 'own' as const, label: m.text_layer_format_own() }])
        ]}
        value={format ?? 'own'}
        onChange={chosen => chosen !== 'own' && resize(formats[chosen].width, formats[chosen].height)}
      />
      <NumberField
        label={m.text_layer_width()}
        range={[100, 4000]}
        step={1}
        value={Math.round(width)}
        onChange={value => resize(value, height)}
      />
      <NumberField
        label={m.text_layer_height()}
        range={[100, 4000]}
        step={1}
        value={Math.round(height)}
        onChange={value => resize(width, value)}
      />
      <Button small icon={<Crop />} onClick={() => void crop()}>
        {m.text_layer_crop()}
      </Button>
    </fieldset>
  )
}

/** Texts without their outlines would be cut off. If a font fails, the panel says so. */
async function crop() {
  const { id, drawing } = $openDrawing.get()
  const outlineText = await loadOutlineText(drawing).catch(() => undefined)
  if (!outlineText || $openDrawing.get().id !== id) return
  changeDrawing(open => cropToContent(open, outlineText))
}
