import './editor-preview.css'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { m } from '#i18n/messages.ts'
import { Panel } from '#ui/page/page-frame.tsx'
import { AbilityText } from '#views/characters/ability-text.tsx'
import { CharacterIcon, type IconCharacter } from '#views/characters/character-icon.tsx'
import { useEditedCharacter } from '../editor-context.ts'
import { useDebounced } from '../use-debounced.ts'
import { PreviewAlmanac } from './preview-almanac.tsx'
import { PreviewNights } from './preview-nights.tsx'
import { PreviewTokens } from './preview-tokens.tsx'
import { useTextLanguages } from './use-text-languages.ts'

/** Live preview of the character: tokens, sheet row, night rows and almanac entry. */
export function EditorPreview({ fields }: { fields: CharacterFields }) {
  const isOfficial = useEditedCharacter().kind === 'official'
  const languageOf = useTextLanguages(fields)
  const images = useDebounced(fields.image)
  const pictured: IconCharacter = {
    id: fields.id,
    name: fields.name,
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
        <PreviewNights fields={fields} />
      </Panel>
      <Panel title={m.editor_in_almanac()} quiet>
        <div className="preview-almanac">
          <PreviewAlmanac fields={fields} />
        </div>
      </Panel>
    </section>
  )
}
