import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import type { PrintOptions } from '#print/print-options.ts'
import { maxTokenCopies } from '#print/token-options.ts'
import { $publicPageUrl } from '#stores/saving/public-page.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { changePrintOptions } from '../../print-preferences.ts'
import { CheckboxOption } from '../checkbox-option.tsx'
import { MoreOptions } from '../more-options.tsx'

/** Tokens that belong to no character: of the script, of its public page, and blank ones. */
export function FurtherTokenFields({ options }: { options: PrintOptions }) {
  const isPublic = useStore($publicPageUrl) !== undefined
  return (
    <MoreOptions field="further-tokens" title={m.export_further_tokens()}>
      <CheckboxOption
        label={m.export_title_token()}
        checked={options.titleToken}
        onChange={titleToken => changePrintOptions({ titleToken })}
      />
      <CheckboxOption
        label={m.export_qr_token()}
        help={isPublic ? undefined : m.export_qr_token_private()}
        checked={options.qrToken && isPublic}
        disabled={!isPublic}
        onChange={qrToken => changePrintOptions({ qrToken })}
      />
      <NumberField
        className="export-number"
        label={m.export_blank_tokens()}
        range={[0, maxTokenCopies]}
        step={1}
        value={options.blankTokens}
        onChange={blankTokens => changePrintOptions({ blankTokens })}
      />
      <NumberField
        className="export-number"
        label={m.export_blank_reminders()}
        range={[0, maxTokenCopies]}
        step={1}
        value={options.blankReminders}
        onChange={blankReminders => changePrintOptions({ blankReminders })}
      />
    </MoreOptions>
  )
}
