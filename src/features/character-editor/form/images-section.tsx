import { useStore } from '@nanostores/react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { CharacterFields } from '#core/character/character-fields.ts'
import type { Team } from '#core/character/team.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { $session } from '#stores/session.ts'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { CharacterImageTarget } from './character-image-target.tsx'
import { FormSection } from './form-section.tsx'
import { ImageItem } from './image-item.tsx'
import { ListField } from './list-field.tsx'
import { MakeImages } from './make-images.tsx'

/** Up to three image addresses, each with a note on when it is used. */
export function ImagesSection() {
  const { field, fieldState } = useController<CharacterFields, 'image'>({ name: 'image' })
  const { state } = useStore($session)
  const { getValues } = useFormContext<CharacterFields>()
  const isFull = field.value.length >= limits.character.images
  const team = useWatch<CharacterFields, 'team'>({ name: 'team' })
  return (
    <FormSection title={m.editor_images()}>
      <ListField
        label={m.editor_images()}
        info={fieldHelp('images')}
        hideLabel
        help={m.editor_images_help()}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        errors={fieldState.error}
        maximum={limits.character.images}
        itemName={number => m.editor_image({ number })}
        addLabel={m.editor_image_add()}
        blank=""
        renderItem={row => (
          <ImageItem
            row={row}
            help={usageText(team, row.index)}
            onAddress={address => field.onChange(getValues('image').with(row.index, address))}
            onPick={state === 'in' ? row.update : undefined}
          />
        )}
      />
      {!isFull && (
        <CharacterImageTarget
          className="editor-image-drop"
          label={m.editor_image({ number: field.value.length + 1 })}
          onAddress={address => field.onChange([...getValues('image'), address])}
          help={m.device_image_choose_help()}
        />
      )}
      <MakeImages />
    </FormSection>
  )
}

/** When the image is used. The import of a file drops images that the team does not use. */
function usageText(team: Team, index: number): string {
  if (team === 'traveller')
    return (
      [m.editor_image_unaligned(), m.editor_image_good(), m.editor_image_evil()][index] ??
      m.editor_image_unused()
    )
  if (index === 0) return m.editor_image_default()
  return index === 1 && team !== 'fabled' ? m.editor_image_other_alignment() : m.editor_image_unused()
}
