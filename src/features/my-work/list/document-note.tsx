import type { DocumentInfo, Visibility } from '#core/saving/document.ts'
import { m } from '#i18n/messages.ts'
import { fullTime, relativeTime } from '#i18n/relative-time.ts'
import { visibilityText } from '#i18n/visibility-text.ts'
import { visibilityIcons } from '#views/visibility-choice.tsx'

/** When a document was last changed, and who can see it. */
export const DocumentNote = ({ changedAt, visibility }: Pick<DocumentInfo, 'changedAt' | 'visibility'>) => (
  <>
    <time dateTime={new Date(changedAt).toISOString()} title={fullTime(changedAt)}>
      {m.device_changed({ when: relativeTime(changedAt, Date.now()) })}
    </time>
    <VisibilityNote visibility={visibility} />
  </>
)

/** Who can see a document of the list. */
export function VisibilityNote({ visibility }: { visibility: Visibility }) {
  const { name, explanation } = visibilityText(visibility)
  return (
    <span className="work-visibility" title={explanation}>
      {visibilityIcons[visibility]} {name}
    </span>
  )
}
