import { useId } from 'react'
import { useController } from 'react-hook-form'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { limits } from '#core/limits.ts'
import { type Night, nights, reminderField } from '#core/night/night.ts'
import { m } from '#i18n/messages.ts'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { useEditedCharacter } from '../editor-context.ts'
import { NightPositionButton } from '../night-position/night-position-button.tsx'
import { useNightPositions } from '../night-position/use-night-positions.ts'
import { FormSection } from './form-section.tsx'
import { TextField } from './text-field.tsx'
import { WakeNumberField } from './wake-number-field.tsx'

/** Wake-up number and night reminder, for the first night and other nights. */
export const NightSection = () => (
  <FormSection title={m.editor_night()}>
    {nights.map(night => (
      <NightFields key={night} night={night} />
    ))}
  </FormSection>
)

const nightLabel = { firstNight: m.shell_first_night, otherNight: m.shell_other_nights }
const placeholder = {
  firstNight: m.editor_night_reminder_none_first,
  otherNight: m.editor_night_reminder_none_other
}

function NightFields({ night }: { night: Night }) {
  const id = useId()
  const isOfficial = useEditedCharacter().kind === 'official'
  const reminder = reminderField[night]
  const { field, fieldState } = useController<CharacterFields, Night>({
    name: night,
    rules: { deps: [reminder] }
  })
  const positions = useNightPositions(night)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" className="editor-night" aria-labelledby={id}>
      <span id={id} hidden>
        {nightLabel[night]()}
      </span>
      <div className="editor-field">
        <WakeNumberField
          label={nightLabel[night]()}
          info={fieldHelp(night === 'firstNight' ? 'first-night' : 'other-nights')}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          position={positions.describePosition(field.value)}
          error={fieldState.error?.message}
          locked={isOfficial}
        />
        {!isOfficial && <NightPositionButton night={night} value={field.value} onChange={field.onChange} />}
      </div>
      <TextField
        name={reminder}
        label={m.editor_night_reminder()}
        info={fieldHelp('night-reminder')}
        limit={limits.character.nightReminder}
        placeholder={placeholder[night]()}
        help={field.value > 0 ? m.editor_night_reminder_help() : undefined}
        rows={1}
      />
    </div>
  )
}
