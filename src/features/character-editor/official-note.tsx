import { RotateCcw } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CharacterFields, FieldName } from '#core/character-fields.ts'
import { isEqual } from '#core/equal.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { useSubject } from './editor-context.ts'

/** Under a field of an official character that is no longer official: what it was, and the way back. */
export function OfficialNote({ name, label }: { name: FieldName; label: string }) {
  const subject = useSubject()
  const { control, setValue } = useFormContext<CharacterFields>()
  const value = useWatch<CharacterFields>({ control, name })
  if (subject.kind !== 'official' || name === 'almanacDetails') return null
  const official = subject.opened.official[name]
  if (isEqual(value, official)) return null
  const back = () => setValue(name, official, { shouldValidate: true, shouldTouch: true })
  const words = typeof official === 'string' ? official : Array.isArray(official) ? official.join(' · ') : ''
  return (
    <div className="editor-official">
      <p>
        <b>{m.editor_changed()}</b>
        {words && <q>{words}</q>}
      </p>
      <Button
        variant="text"
        small
        icon={<RotateCcw />}
        aria-label={m.editor_back_field({ field: label })}
        onClick={back}
      >
        {m.editor_back()}
      </Button>
    </div>
  )
}
