import { m } from '#i18n/messages.ts'
import type { PrintOptions } from '#print/print-options.ts'
import { readableColour } from '#print/typeset/readable-colour.ts'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { changePrintOptions } from '../print-preferences.ts'
import { CheckboxOption } from './checkbox-option.tsx'

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
        <AccentField colour={accent ?? defaultAccent} />
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

/** A colour that is too light to read stays chosen; the darker colour that prints is shown beside it. */
function AccentField({ colour }: { colour: string }) {
  const printed = readableColour(colour)
  return (
    <>
      <label className="export-accent">
        <input
          type="color"
          value={colour}
          onChange={event => changePrintOptions({ accent: event.target.value })}
        />
        {m.export_accent_colour()}
      </label>
      <div role="status">
        {printed !== colour && (
          <p className="export-help export-darkened" style={{ '--printed': printed }}>
            {m.export_accent_darkened()}
          </p>
        )}
      </div>
    </>
  )
}
