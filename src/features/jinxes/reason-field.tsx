import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { TextArea, type TextAreaProps } from '#ui/fields/text-area.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'

/** The text of a jinx. */
export const ReasonField = (props: Omit<TextAreaProps, 'label'>) => (
  <TextArea
    {...props}
    label={m.editor_jinx_reason()}
    info={fieldHelp('jinx-reason')}
    required
    rows={3}
    lang=""
    limit={limits.character.jinxReason}
  />
)
