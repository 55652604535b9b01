import { m } from '#i18n/messages.ts'
import type { PrintOptions } from '#print/print-options.ts'
import { backOffsetLimits, tokenBacks } from '#print/token-options.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { changePrintOptions } from '../../print-preferences.ts'
import { CheckboxOption } from '../checkbox-option.tsx'
import { MoreOptions } from '../more-options.tsx'

/** The backs of tokens, and how they meet the fronts. */
export const TokenBackFields = ({ options }: { options: PrintOptions }) => (
  <MoreOptions field="token-backs" title={m.export_token_backs()} note={backNames[options.tokenBacks]()}>
    <SegmentedControl
      label={m.export_token_backs()}
      hideLabel
      options={tokenBacks.map(value => ({ value, label: backNames[value]() }))}
      value={options.tokenBacks}
      onChange={backs => changePrintOptions({ tokenBacks: backs })}
    />
    <CheckboxOption
      label={m.export_back_test()}
      checked={options.backTest}
      onChange={backTest => changePrintOptions({ backTest })}
    />
    <OffsetField
      label={m.export_back_offset_x()}
      value={options.backOffsetX}
      onChange={backOffsetX => changePrintOptions({ backOffsetX })}
    />
    <OffsetField
      label={m.export_back_offset_y()}
      value={options.backOffsetY}
      onChange={backOffsetY => changePrintOptions({ backOffsetY })}
    />
  </MoreOptions>
)

const backNames = {
  none: m.export_token_backs_none,
  plain: m.export_token_backs_plain,
  pattern: m.export_token_backs_pattern
}

interface OffsetFieldProps {
  label: string
  value: number
  onChange: (value: number) => void
}

const OffsetField = (props: OffsetFieldProps) => (
  <NumberField
    {...props}
    className="export-number"
    range={backOffsetLimits}
    step={0.1}
    unit={m.export_millimetres()}
  />
)
