import { useId } from 'react'
import { useController } from 'react-hook-form'
import type { CharacterFields } from '#core/character-fields.ts'
import { limits } from '#core/limits.ts'
import { type Night, nights, reminderOf } from '#core/night.ts'
import { m } from '#i18n/messages.ts'
import { useSubject } from './editor-context.ts'
import { PlaceButton } from './place-button.tsx'
import { Section } from './section.tsx'
import { TextField } from './text-field.tsx'
import { usePlaces } from './use-places.ts'
import { WakeNumber } from './wake-number.tsx'

/** Wake-up number and night reminder, for the first night and other nights. */
export const NightSection = () => (
  <Section title={m.editor_night()}>
    {nights.map(night => (
      <NightFields key={night} night={night} />
    ))}
  </Section>
)

const nightLabel = { firstNight: m.shell_first_night, otherNight: m.shell_other_nights }
const placeholder = { firstNight: m.editor_nothing_first, otherNight: m.editor_nothing_other }

function NightFields({ night }: { night: Night }) {
  const id = useId()
  const isOfficial = useSubject().kind === 'official'
  const reminder = reminderOf[night]
  const { field, fieldState } = useController<CharacterFields, Night>({
    name: night,
    rules: { deps: [reminder] }
  })
  const positions = usePlaces(night)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" className="editor-night" aria-labelledby={id}>
      <span id={id} hidden>
        {nightLabel[night]()}
      </span>
      <div className="editor-field">
        <WakeNumber
          label={nightLabel[night]()}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          position={positions.describePosition(field.value)}
          error={fieldState.error?.message}
          locked={isOfficial}
        />
        {!isOfficial && <PlaceButton night={night} value={field.value} onChange={field.onChange} />}
      </div>
      <TextField
        name={reminder}
        label={m.editor_storyteller()}
        limit={limits.character.nightReminder}
        placeholder={placeholder[night]()}
        help={field.value > 0 ? m.editor_storyteller_help() : undefined}
        rows={1}
      />
    </div>
  )
}
