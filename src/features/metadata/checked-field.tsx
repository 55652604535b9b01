import { useState } from 'react'
import type { scriptRules } from '#core/script-rules.ts'
import { checkedText } from '#i18n/error-text.ts'
import { Field } from '#ui/field.tsx'

type TextRule = (typeof scriptRules.shape)['title' | 'logo']

export interface CheckedFieldProps {
  label: string
  help?: string | undefined
  limit?: number | undefined
  /** What the text must keep. Text that does not is kept as it is, and told of. */
  rule: TextRule
  value: string
  onChange: (value: string) => void
  isLink?: boolean | undefined
}

/** One line of text that is checked when it is left, and while it is put right. */
export function CheckedField({ rule, isLink, ...field }: CheckedFieldProps) {
  const [isWriting, setWriting] = useState(false)
  const error = checkedText(rule.safeParse(field.value))
  return (
    <Field
      {...field}
      {...(isLink && { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' })}
      error={isWriting ? undefined : error}
      onFocus={() => setWriting(!error)}
      onBlur={() => setWriting(false)}
    />
  )
}
