import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { CharacterFields } from '#core/character/character-fields.ts'
import type { FieldInfo } from '#ui/fields/field-frame.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { OfficialValue } from './official-value.tsx'

export type TextFieldName =
  | 'id'
  | 'name'
  | 'ability'
  | 'edition'
  | 'flavor'
  | 'firstNightReminder'
  | 'otherNightReminder'
  | 'almanacDetails'

interface TextFieldProps {
  name: TextFieldName
  label: string
  info?: FieldInfo | undefined
  limit: number
  required?: boolean
  help?: ReactNode
  placeholder?: string
  /** Lines of an empty multi-line field; undefined for a single-line field. */
  rows?: number
  locked?: boolean
  /** Called at each change by the user. */
  onType?: (text: string) => void
}

/** A text field of the form. */
export function TextField({ name, rows, locked, onType, ...fieldProps }: TextFieldProps) {
  const { field, fieldState } = useController<CharacterFields, TextFieldName>({ name })
  const sharedProps = {
    ...fieldProps,
    name,
    value: field.value,
    onChange: (text: string) => {
      field.onChange(text)
      onType?.(text)
    },
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    // The author's language, so that the browser doesn't check the spelling in the page's.
    lang: ''
  }
  return (
    <div className="editor-field">
      {rows === undefined ? (
        <TextInput {...sharedProps} locked={locked} spellCheck={name !== 'id' && name !== 'edition'} />
      ) : (
        <TextArea {...sharedProps} rows={rows} />
      )}
      <OfficialValue name={name} label={fieldProps.label} />
    </div>
  )
}
