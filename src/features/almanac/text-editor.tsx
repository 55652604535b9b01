import { useRef } from 'react'
import type { CastCharacter } from '#core/cast/cast.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { errorText } from '#i18n/refusals/error-text.ts'
import { setAlmanacDetails, setAlmanacIntroduction } from '#stores/metadata.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { FormattingToolbar, handleFormattingShortcut } from './formatting-toolbar.tsx'

/**
 * Letters from which a text has the page's direction and a simpler layout: `auto` costs quadratic time, and kerning and the
 * height of a million letters seconds.
 */
const longText = 100_000

/** Edits a character's almanac text, or the introduction without a character. Saves on each input. */
export function TextEditor({
  character,
  introduction
}: {
  character: CastCharacter | undefined
  introduction: string
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  const text = character ? character.almanacDetails : introduction
  const isLong = text.length > longText
  const limit = character ? limits.character.almanacDetails : limits.script.almanacIntroduction
  return (
    <div className="almanac-editor">
      <FormattingToolbar field={field} />
      <TextArea
        ref={field}
        label={character ? m.almanac_text_about({ name: character.name }) : m.export_sheet_introduction()}
        info={fieldHelp(character ? 'almanac-text' : 'almanac-introduction')}
        help={character ? m.almanac_help_character() : m.almanac_help_introduction()}
        announcesError
        error={text.length > limit ? errorText('text_too_long', limit) : undefined}
        limit={limit}
        rows={14}
        className={isLong ? 'almanac-long-text' : undefined}
        lang=""
        dir={isLong ? undefined : 'auto'}
        value={text}
        onChange={changed =>
          character ? setAlmanacDetails(character.id, changed) : setAlmanacIntroduction(changed)
        }
        onKeyDown={handleFormattingShortcut}
      />
    </div>
  )
}
