import { RotateCcw } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CharacterFields, FieldName } from '#core/character/character-fields.ts'
import { isEqual } from '#core/equal.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useEditedCharacter } from '../editor-context.ts'

/** Shows the official value under an overridden field, with a button that resets the field. */
export function OfficialValue({ name, label }: { name: FieldName; label: string }) {
  const edited = useEditedCharacter()
  const { control, setValue } = useFormContext<CharacterFields>()
  const value = useWatch<CharacterFields>({ control, name })
  if (edited.kind !== 'official' || name === 'almanacDetails') return null
  const official = edited.opened.official[name]
  if (isEqual(value, official)) return null
  const reset = () => setValue(name, official, { shouldValidate: true, shouldTouch: true })
  const officialText =
    typeof official === 'string' ? official : Array.isArray(official) ? official.join(' · ') : ''
  return (
    <div className="editor-official">
      <p>
        <b>{m.editor_overridden()}</b>
        {officialText && <q>{officialText}</q>}
      </p>
      <Button
        variant="text"
        small
        icon={<RotateCcw />}
        aria-label={m.editor_reset_field({ field: label })}
        onClick={reset}
      >
        {m.editor_reset()}
      </Button>
    </div>
  )
}
