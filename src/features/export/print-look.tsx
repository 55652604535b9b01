import { m } from '#i18n/messages.ts'
import type { PrintOptions } from '#print/print-options.ts'
import { Choice } from './choice.tsx'
import { changeOptions } from './print-choice.ts'

/** How the pages look. */
export function PrintLook({ options }: { options: PrintOptions }) {
  const { inkSaver } = options
  return (
    <fieldset>
      <legend className="export-label">{m.export_look()}</legend>
      <Choice
        label={m.export_ink_saver()}
        help={m.export_ink_saver_help()}
        checked={inkSaver}
        onChange={isOn => changeOptions({ inkSaver: isOn })}
      />
    </fieldset>
  )
}
