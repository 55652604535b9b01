import { useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { endsInBrackets } from '#core/advice/script-facts.ts'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'

/**
 * Whether the character changes the setup. Offers the mark as soon as the ability ends in square brackets, by the rule of the advice;
 * and to remove a mark that came this way once the brackets are gone.
 */
export function SetupField() {
  const { field } = useController<CharacterFields, 'setup'>({ name: 'setup' })
  const ability = useWatch<CharacterFields, 'ability'>({ name: 'ability' })
  const [wasOffered, setOffered] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const hasBrackets = endsInBrackets(ability)
  const offersMark = hasBrackets && !field.value
  const offersRemoval = !hasBrackets && field.value && wasOffered

  function mark(isMarked: boolean) {
    setOffered(isMarked)
    field.onChange(isMarked)
    // The button goes away.
    box.current?.querySelector('input')?.focus()
  }

  return (
    <div className="editor-setup" ref={box}>
      <Checkbox
        label={m.editor_setup()}
        info={fieldHelp('setup')}
        checked={field.value}
        onChange={field.onChange}
      />
      <span role="status">
        {offersMark ? m.start_setup_found() : offersRemoval ? m.start_setup_gone() : m.editor_setup_help()}
      </span>
      {(offersMark || offersRemoval) && (
        <Button small onClick={() => mark(offersMark)}>
          {offersMark ? m.start_setup_mark() : m.start_setup_unmark()}
        </Button>
      )}
    </div>
  )
}
