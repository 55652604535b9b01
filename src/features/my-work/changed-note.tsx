import type { SavedMark } from '#core/saved.ts'
import { m } from '#i18n/messages.ts'
import { fullTime, relativeTime } from '#i18n/relative-time.ts'
import { VisibilityNote } from './visibility-note.tsx'

/** When a document was last changed, and who can see it. */
export const ChangedNote = ({ changedAt, visibility }: Pick<SavedMark, 'changedAt' | 'visibility'>) => (
  <>
    <time dateTime={new Date(changedAt).toISOString()} title={fullTime(changedAt)}>
      {m.device_changed({ when: relativeTime(changedAt, Date.now()) })}
    </time>
    <VisibilityNote visibility={visibility} />
  </>
)
