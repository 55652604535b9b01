import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { FormSection } from './form-section.tsx'
import { TextField } from './text-field.tsx'

/** The character's text in the script's almanac. */
export const AlmanacSection = () => (
  <FormSection title={m.metadata_section_almanac()}>
    <TextField
      name="almanacDetails"
      label={m.editor_almanac_text()}
      info={fieldHelp('almanac-text')}
      limit={limits.character.almanacDetails}
      help={m.editor_almanac_help()}
      rows={4}
    />
  </FormSection>
)
