import { m } from '#i18n/messages.ts'
import type { PrintOptions } from '#print/print-options.ts'
import { Choice } from './choice.tsx'
import { changeOptions } from './print-choice.ts'

/** What an accent is until another is chosen. */
const firstAccent = '#85171a'

/** How the pages look. */
export function PrintLook({ options }: { options: PrintOptions }) {
  const { accent, inkSaver } = options
  return (
    <fieldset>
      <legend className="export-label">{m.export_look()}</legend>
      <Choice
        label={m.export_ink_saver()}
        help={m.export_ink_saver_help()}
        checked={inkSaver}
        onChange={isOn => changeOptions({ inkSaver: isOn })}
      />
      <Choice
        label={m.export_accent()}
        checked={Boolean(accent)}
        onChange={isOn => changeOptions({ accent: isOn ? firstAccent : undefined })}
      >
        <label className="export-accent">
          <input
            type="color"
            value={accent ?? firstAccent}
            onChange={event => changeOptions({ accent: event.target.value })}
          />
          {m.export_accent_colour()}
        </label>
      </Choice>
    </fieldset>
  )
}
