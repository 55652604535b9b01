import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import { Banner } from '#ui/banner.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Progress } from './use-making.ts'

/** What went wrong, and what to do now. */
export const MakingError = ({ progress }: { progress: Progress }) =>
  progress.kind === 'failed' && <Banner tone="error">{errorTexts[progress.code]()}</Banner>

const errorTexts: Record<Extract<Progress, { kind: 'failed' }>['code'], () => string> = {
  unreachable: m.export_error_offline,
  script_too_large: m.export_error_too_large,
  server_failed: m.export_error_server,
  picture_failed: m.export_error_picture
}

interface MakingNoteProps {
  progress: Progress
  name: string
  /** How many there are; 0 while nobody knows. */
  pages: number
}

/** How far the file is; what it will be before that. */
export const MakingNote = ({ progress, name, pages }: MakingNoteProps) => (
  <div className={classNames('export-note', progress.kind === 'idle' && 'export-note-idle')}>
    <span role="status">{progressText(progress) || wordsOf(name, pages)}</span>
    {progress.kind === 'making' && (
      <progress
        aria-label={m.export_making()}
        max={progress.count || 1}
        value={progress.count > 1 ? progress.done : undefined}
      />
    )}
  </div>
)

const wordsOf = (name: string, count: number) =>
  count === 0 ? '' : m.export_file_pages({ name: `${name}.pdf`, count })

function progressText(progress: Progress): string {
  if (progress.kind === 'making') return m.export_making()
  if (progress.kind === 'stopped') return m.export_stopped()
  if (progress.kind !== 'saved') return ''
  const kilobytes = new Intl.NumberFormat(languageTags[pageLocale()], { style: 'unit', unit: 'kilobyte' })
  return m.export_saved({ name: progress.name, size: kilobytes.format(Math.ceil(progress.bytes / 1024)) })
}
