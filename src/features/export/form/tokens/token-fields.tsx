import { m } from '#i18n/messages.ts'
import { type PrintOptions, tokenSizeLimits } from '#print/print-options.ts'
import { labelSheetOf } from '#print/token-options.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { changePrintOptions } from '../../print-preferences.ts'
import { CheckboxOption } from '../checkbox-option.tsx'
import { FurtherTokenFields } from './further-token-fields.tsx'
import { TokenBackFields } from './token-back-fields.tsx'
import { TokenChoice } from './token-choice.tsx'
import { TokenLayoutFields } from './token-layout-fields.tsx'
import { TokenPaperFields } from './token-paper-fields.tsx'

/** Sizes and look of the tokens, and which of them are printed. */
export const TokenFields = ({ options }: { options: PrintOptions }) => (
  <>
    {!labelSheetOf('character', options) && (
      <NumberField
        className="export-number"
        label={m.export_token_size()}
        info={fieldHelp('token-size')}
        range={tokenSizeLimits.token}
        step={0.05}
        unit={m.export_millimetres()}
        value={options.tokenSize}
        onChange={tokenSize => changePrintOptions({ tokenSize })}
      />
    )}
    {!labelSheetOf('reminder', options) && (
      <NumberField
        className="export-number"
        label={m.export_reminder_size()}
        info={fieldHelp('reminder-size')}
        range={tokenSizeLimits.reminder}
        step={0.05}
        unit={m.export_millimetres()}
        value={options.reminderSize}
        onChange={reminderSize => changePrintOptions({ reminderSize })}
      />
    )}
    <NumberField
      className="export-number"
      label={m.export_token_bleed()}
      info={fieldHelp('token-bleed')}
      range={tokenSizeLimits.bleed}
      step={0.5}
      unit={m.export_millimetres()}
      value={options.tokenBleed}
      onChange={tokenBleed => changePrintOptions({ tokenBleed })}
    />
    <CheckboxOption
      label={m.export_token_abilities()}
      info={fieldHelp('token-abilities')}
      checked={options.tokenAbilities}
      onChange={tokenAbilities => changePrintOptions({ tokenAbilities })}
    />
    <CheckboxOption
      label={m.export_token_leaves()}
      info={fieldHelp('token-leaves')}
      checked={options.tokenLeaves}
      onChange={tokenLeaves => changePrintOptions({ tokenLeaves })}
    />
    <TokenChoice options={options} />
    <FurtherTokenFields options={options} />
    <TokenPaperFields options={options} />
    <TokenLayoutFields options={options} />
    <TokenBackFields options={options} />
  </>
)
