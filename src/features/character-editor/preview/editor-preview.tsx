import './editor-preview.css'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { nights, reminderField } from '#core/night/night.ts'
import { wakeNumberText } from '#i18n/labels/wake-number-text.ts'
import { m } from '#i18n/messages.ts'
import { Panel } from '#ui/page/page-frame.tsx'
import { AbilityText } from '#views/characters/ability-text.tsx'
import { CharacterIcon, type IconCharacter } from '#views/characters/character-icon.tsx'
import { ReminderText } from '#views/characters/reminder-text.tsx'
import { textProps } from '#views/text-language.ts'
import { useEditedCharacter } from '../editor-context.ts'
import { useDebounced } from '../use-debounced.ts'
import { PreviewAlmanac } from './preview-almanac.tsx'
import { PreviewTokens } from './preview-tokens.tsx'

/** Live preview of the character: tokens, sheet row, night rows and almanac entry. */
export function EditorPreview({ fields }: { fields: CharacterFields }) {
  const isOfficial = useEditedCharacter().kind === 'official'
  const languageOf = useTextLanguages(fields)
  const images = useDebounced(fields.image)
  const pictured: IconCharacter = {
    id: fields.id,
    team: fields.team,
    kind: isOfficial ? 'official' : 'custom',
    images: images.filter(address => address !== '')
  }
  return (
    <section className="editor-preview" aria-label={m.editor_preview()}>
      <PreviewTokens fields={fields} pictured={pictured} />
      <Panel title={m.editor_on_sheet()} quiet>
        <div className="preview-sheet" data-team={fields.team}>
          <CharacterIcon character={pictured} size={40} />
          <div>
            <b {...languageOf('name')}>{fields.name || m.editor_no_name()}</b>
            <p {...languageOf('ability')}>
              {fields.ability ? <AbilityText ability={fields.ability} /> : m.editor_no_ability()}
            </p>
          </div>
        </div>
      </Panel>
      <Panel title={m.editor_night()} quiet>
        <NightRows fields={fields} />
      </Panel>
      <Panel title={m.editor_in_almanac()} quiet>
        <div className="preview-almanac">
          <PreviewAlmanac fields={fields} />
        </div>
      </Panel>
    </section>
  )
}

/** Returns the attributes of a text: the author's unless it is empty or the official one. */
function useTextLanguages(fields: CharacterFields) {
  const edited = useEditedCharacter()
  return (name: 'name' | 'ability' | 'firstNightReminder' | 'otherNightReminder') => {
    const isOfficial = edited.kind === 'official' && fields[name] === edited.opened.official[name]
    return textProps(isOfficial || fields[name] === '' ? undefined : '')
  }
}

interface PartProps {
  fields: CharacterFields
}

function NightRows({ fields }: PartProps) {
  const languageOf = useTextLanguages(fields)
  const awake = nights.filter(night => fields[night] > 0)
  if (awake.length === 0) return <p className="preview-quiet">{m.editor_never_wakes()}</p>
  return awake.map(night => (
    <p key={night} className="preview-night">
      <span>
        {wakeNumberText(fields[night])} · {night === 'firstNight' ? m.shell_first_night() : m.shell_other_nights()}
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
