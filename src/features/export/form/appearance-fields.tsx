import { m } from '#i18n/messages.ts'
import type { PrintOptions } from '#print/print-options.ts'
import { readableColour } from '#print/typeset/readable-colour.ts'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { changePrintOptions } from '../print-preferences.ts'
import { CheckboxOption } from './checkbox-option.tsx'
import { ColourField } from './colour-field.tsx'

/** The accent colour when the option is switched on. */
const defaultAccent = '#85171a'

/** Options for the look of the pages: ink saver, accent colour and QR code. */
export function AppearanceFields({ options }: { options: PrintOptions }) {
  const { accent, inkSaver, playersCopy, qrCode } = options
  return (
    <fieldset>
      <legend className="export-label">{m.export_look()}</legend>
      <CheckboxOption
        label={m.export_ink_saver()}
        info={fieldHelp('ink-saver')}
        help={m.export_ink_saver_help()}
        checked={inkSaver}
        onChange={isOn => changePrintOptions({ inkSaver: isOn })}
      />
      <CheckboxOption
        label={m.export_accent()}
        info={fieldHelp('accent')}
        checked={Boolean(accent)}
        onChange={isOn => changePrintOptions({ accent: isOn ? defaultAccent : undefined })}
      >
        <ColourField
          label={m.export_accent_colour()}
          colour={accent ?? defaultAccent}
          printed={readableColour(accent ?? defaultAccent)}
          reason={m.export_accent_darkened()}
          onChange={colour => changePrintOptions({ accent: colour })}
        />
      </CheckboxOption>
      <CheckboxOption
        label={m.export_qr_code()}
        info={fieldHelp('qr-code')}
        checked={qrCode && !playersCopy}
        disabled={playersCopy}
        onChange={isOn => changePrintOptions({ qrCode: isOn })}
      />
    </fieldset>
  )
}
