import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import { Banner } from '#ui/feedback/banner.tsx'
import { excessText } from '../excess-text.ts'
import { printFileText } from '../print-file-text.ts'
import type { ExportProgress } from './use-file-export.ts'

/** Why the export failed, and what to do next. */
export const ExportError = ({ progress }: { progress: ExportProgress }) =>
  (progress.kind === 'failed' || progress.kind === 'tooLarge') && (
    <Banner tone="error" className="export-banner">
      {progress.kind === 'failed' ? failureText(progress) : excessText(progress.excess)}
    </Banner>
  )

type Failed = Extract<ExportProgress, { kind: 'failed' }>

/** Where the server can't be reached either, what couldn't be fetched says more. */
const failureText = ({ code, file }: Failed): string =>
  file && (code === 'unreachable' || code === 'picture_failed') ? printFileText(file) : errorTexts[code]()

const errorTexts: Record<Failed['code'], () => string> = {
  unreachable: m.export_error_offline,
  script_too_large: m.export_error_too_large,
  server_failed: m.export_error_server,
  picture_failed: m.export_error_image
}

interface MakingNoteProps {
  progress: ExportProgress
  name: string
  /** Number of pages of the PDF with all copies; 0 until it is known. */
  pages: number
}

/** Progress and result of an export; before it starts, the name and page count of the PDF. */
export const ExportStatus = ({ progress, name, pages }: MakingNoteProps) => (
  <div className="export-note" data-minor={progress.kind === 'idle' || undefined}>
    <span role="status">{progressText(progress) || fileText(name, pages)}</span>
    {progress.kind === 'making' && (
      <progress
        aria-label={m.export_rendering()}
        max={progress.count || 1}
        value={progress.count > 1 ? progress.done : undefined}
      />
    )}
  </div>
)

const fileText = (name: string, count: number) =>
  count === 0 ? '' : m.export_file_pages({ name: `${name}.pdf`, count })

function progressText(progress: ExportProgress): string {
  if (progress.kind === 'making') return m.export_rendering()
  if (progress.kind === 'stopped') return m.export_stopped()
  if (progress.kind !== 'saved') return ''
  const kilobytes = new Intl.NumberFormat(languageTags[pageLocale()], { style: 'unit', unit: 'kilobyte' })
  const { name, bytes, lacksBackground } = progress
  const saved = lacksBackground ? m.export_saved_without_token_image : m.export_saved
  return saved({ name, size: kilobytes.format(Math.ceil(bytes / 1024)) })
}
