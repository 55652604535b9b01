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
  /** Several lines; as many as it shows when empty. */
  rows?: number
  locked?: boolean
  /** Told of every change by hand. */
  onType?: (text: string) => void
}

/** A text of the character. */
export function TextField({ name, rows, locked, onType, ...words }: TextFieldProps) {
  const { field, fieldState } = useController<CharacterFields, TextName>({ name })
  const shared = {
    ...words,
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
        <Field {...shared} locked={locked} spellCheck={name !== 'id' && name !== 'edition'} />
      ) : (
        <TextArea {...shared} rows={rows} />
      )}
      <OfficialNote name={name} label={words.label} />
    </div>
  )
}
