import { useStore } from '@nanostores/react'
import { Images } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import type { CharacterFields } from '#core/character-fields.ts'
import { limits } from '#core/limits.ts'
import type { Team } from '#core/team.ts'
import { m } from '#i18n/messages.ts'
import { askForImage } from '#stores/asked-image.ts'
import { $session } from '#stores/session.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ListField } from './list-field.tsx'
import { PictureProof } from './picture-proof.tsx'
import { Section } from './section.tsx'

/** Up to three image addresses, each with a note on when it is used. */
export function PicturesSection() {
  const { field, fieldState } = useController<CharacterFields, 'image'>({ name: 'image' })
  const isSignedIn = useStore($session).state === 'in'
  const team = useWatch<CharacterFields, 'team'>({ name: 'team' })
  return (
    <Section title={m.editor_pictures()}>
      <ListField
        label={m.editor_pictures()}
        hideLabel
        help={m.editor_pictures_help()}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        errors={fieldState.error}
        maximum={limits.character.images}
        itemName={number => m.editor_picture({ number })}
        addLabel={m.editor_picture_add()}
        blank=""
        renderItem={row => (
          <div className="editor-picture">
            <Field
              label={row.name}
              value={row.item}
              onChange={row.update}
              help={usageText(team, row.index)}
              error={row.errorAt()}
              limit={limits.character.image}
              inputMode="url"
              spellCheck={false}
              autoCapitalize="none"
              autoFocus={row.isNew}
            />
            <PictureProof address={row.item.trim()} label={row.name} />
            {isSignedIn && (
              <Button
                variant="text"
                small
                icon={<Images />}
                aria-label={`${m.images_mine()}: ${row.name}`}
                onClick={() => askForImage(row.update)}
              >
                {m.images_mine()}
              </Button>
            )}
          </div>
        )}
      />
    </Section>
  )
}

/** When the image is used. The import of a file drops images that the team does not use. */
function usageText(team: Team, index: number): string {
  if (team === 'traveller')
    return (
      [m.editor_picture_unaligned(), m.editor_picture_good(), m.editor_picture_evil()][index] ??
      m.editor_picture_unused()
    )
  if (index === 0) return m.editor_picture_own()
  return index === 1 && team !== 'fabled' ? m.editor_picture_other() : m.editor_picture_unused()
}
