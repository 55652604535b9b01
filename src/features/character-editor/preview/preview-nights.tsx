import type { CharacterFields } from '#core/character/character-fields.ts'
import { nights, reminderField } from '#core/night/night.ts'
import { wakeNumberText } from '#i18n/labels/wake-number-text.ts'
import { m } from '#i18n/messages.ts'
import { ReminderText } from '#views/characters/reminder-text.tsx'
import { useTextLanguages } from './use-text-languages.ts'

/** The nights in which the character wakes, with its reminder texts. */
export function PreviewNights({ fields }: { fields: CharacterFields }) {
  const languageOf = useTextLanguages(fields)
  const awake = nights.filter(night => fields[night] > 0)
  if (awake.length === 0) return <p className="preview-quiet">{m.editor_never_wakes()}</p>
  return awake.map(night => (
    <p key={night} className="preview-night">
      <span>
        {wakeNumberText(fields[night])} ·{' '}
        {night === 'firstNight' ? m.shell_first_night() : m.shell_other_nights()}
      </span>
      {fields[reminderField[night]].trim() ? (
        <span {...languageOf(reminderField[night])}>
          <ReminderText reminder={fields[reminderField[night]]} tokens={fields} />
        </span>
      ) : (
        m.night_no_reminder()
      )}
    </p>
  ))
}
