import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { CharacterFields } from '#core/character-fields.ts'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { OfficialNote } from './official-note.tsx'

export type TextName =
  | 'id'
  | 'name'
  | 'ability'
  | 'edition'
  | 'flavor'
  | 'firstNightReminder'
  | 'otherNightReminder'
  | 'almanacDetails'

interface TextFieldProps {
  name: TextName
  label: string
  limit: number
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
  const { field, fieldState } = useController<CharacterFields, TextName>({ name })
  const sharedProps = {
    ...fieldProps,
    name,
    value: field.value,
    onChange: (text: string) => {
      field.onChange(text)
      onType?.(text)
    },
    onBlur: field.onBlur,
    error: fieldState.error?.message
  }
  return (
    <div className="editor-field">
      {rows === undefined ? (
        <Field {...sharedProps} locked={locked} spellCheck={name !== 'id' && name !== 'edition'} />
      ) : (
        <TextArea {...sharedProps} rows={rows} />
      )}
      <OfficialNote name={name} label={fieldProps.label} />
    </div>
  )
}
