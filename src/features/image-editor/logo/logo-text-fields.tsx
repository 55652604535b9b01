import { useStore } from '@nanostores/react'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { $logoTexts, setLogoTexts } from './logo-preset.ts'

/** Title and subtitle of all presets. */
export function LogoTextFields() {
  const { title, subtitle } = useStore($logoTexts)
  return (
    <>
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
    </>
  )
}
