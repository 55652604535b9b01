import { m } from '#i18n/messages.ts'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { percentText } from '../percent-text.ts'
import { changeAdjustments, type ImageLayer } from './change-image.ts'

/** The threshold that a photo becomes a drawing with at first. */
const firstThreshold = 0.5

/** Brightness, contrast, the threshold that makes a drawing of a photo, and inverting. */
export function ToneFields({ layer: { id, content } }: { layer: ImageLayer }) {
  const { threshold, isInverted = false } = content.adjustments
  return (
    <div className="adjust-group">
      <ToneSlider id={id} field="brightness" label={m.image_adjust_brightness()} content={content} />
      <ToneSlider id={id} field="contrast" label={m.image_adjust_contrast()} content={content} />
      <Switch
        label={m.image_adjust_drawing()}
        info={fieldHelp('one-colour')}
        checked={threshold !== undefined}
        onChange={isOn => changeAdjustments(id, { threshold: isOn ? firstThreshold : undefined })}
      />
      {threshold !== undefined && (
        <>
          <SliderField
            label={m.image_adjust_threshold()}
            text={percentText(threshold)}
            value={Math.round(threshold * 100)}
            min={0}
            max={100}
            onChange={value => changeAdjustments(id, { threshold: value / 100 }, 'threshold')}
          />
          <p className="adjust-help">{m.image_adjust_threshold_help()}</p>
        </>
      )}
      <Switch
        label={m.image_adjust_invert()}
        checked={isInverted}
        onChange={isOn => changeAdjustments(id, { isInverted: isOn || undefined })}
      />
    </div>
  )
}

interface ToneSliderProps {
  id: string
  field: 'brightness' | 'contrast'
  label: string
  content: ImageLayer['content']
}

function ToneSlider({ id, field, label, content }: ToneSliderProps) {
  const share = content.adjustments[field] ?? 0
  return (
    <SliderField
      label={label}
      text={percentText(share, true)}
      value={Math.round(share * 100)}
      min={-100}
      max={100}
      onChange={value => changeAdjustments(id, { [field]: value === 0 ? undefined : value / 100 }, field)}
    />
  )
}
