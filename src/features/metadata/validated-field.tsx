import { useState } from 'react'
import type { scriptRules } from '#core/script/script-rules.ts'
import { firstErrorText } from '#i18n/refusals/error-text.ts'
import type { FieldInfo } from '#ui/fields/field-frame.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'

type TextRule = (typeof scriptRules.shape)['title' | 'logo']

export interface ValidatedFieldProps {
  label: string
  info?: FieldInfo | undefined
  help?: string | undefined
  limit?: number | undefined
  /** The rule for the text. Invalid text is stored all the same; the field shows its error. */
  rule: TextRule
  value: string
  onChange: (value: string) => void
  isUrl?: boolean | undefined
}

/** A one-line text field. Shows its error after blur, and until the user has corrected it. */
export function ValidatedField({ rule, isUrl, ...field }: ValidatedFieldProps) {
  const [isErrorHidden, setErrorHidden] = useState(false)
  const error = firstErrorText(rule.safeParse(field.value))
  return (
    <TextInput
      {...field}
      lang=""
      {...(isUrl && { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' })}
      announcesError
      error={isErrorHidden ? undefined : error}
      onFocus={() => setErrorHidden(!error)}
      onBlur={() => setErrorHidden(false)}
    />
  )
}
