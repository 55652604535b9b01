import { useState } from 'react'
import type { scriptRules } from '#core/script-rules.ts'
import { checkedText } from '#i18n/error-text.ts'
import { Field } from '#ui/field.tsx'

type TextRule = (typeof scriptRules.shape)['title' | 'logo']

export interface CheckedFieldProps {
  label: string
  help?: string | undefined
  limit?: number | undefined
  /** The rule for the text. Invalid text is stored all the same; the field shows its error. */
  rule: TextRule
  value: string
  onChange: (value: string) => void
  isUrl?: boolean | undefined
}

/** A one-line text field. Shows its error after blur, and until the user has corrected it. */
export function CheckedField({ rule, isUrl, ...field }: CheckedFieldProps) {
  const [isErrorHidden, setErrorHidden] = useState(false)
  const error = checkedText(rule.safeParse(field.value))
  return (
    <Field
      {...field}
      {...(isUrl && { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' })}
      error={isErrorHidden ? undefined : error}
      onFocus={() => setErrorHidden(!error)}
      onBlur={() => setErrorHidden(false)}
    />
  )
}
