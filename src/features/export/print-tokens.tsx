import { m } from '#i18n/messages.ts'
import { type PrintOptions, tokenSizes } from '#print/print-options.ts'
import { Choice } from './choice.tsx'
import { NumberField } from './number-field.tsx'
import { changeOptions } from './print-choice.ts'

/** Sizes of the tokens, and whether abilities print on them. */
export const PrintTokens = ({ options }: { options: PrintOptions }) => (
  <>
    <NumberField
      label={m.export_token_size()}
      range={tokenSizes.token}
      step={0.5}
      unit={m.export_millimetres()}
      value={options.tokenSize}
      onChange={tokenSize => changeOptions({ tokenSize })}
    />
    <NumberField
      label={m.export_reminder_size()}
      range={tokenSizes.reminder}
      step={0.5}
      unit={m.export_millimetres()}
      value={options.reminderSize}
      onChange={reminderSize => changeOptions({ reminderSize })}
    />
    <NumberField
      label={m.export_token_bleed()}
      range={tokenSizes.bleed}
      step={0.5}
      unit={m.export_millimetres()}
      value={options.tokenBleed}
      onChange={tokenBleed => changeOptions({ tokenBleed })}
    />
    <Choice
      label={m.export_token_abilities()}
      checked={options.tokenAbilities}
      onChange={tokenAbilities => changeOptions({ tokenAbilities })}
    />
  </>
)
