import type { SheetRefusal } from '#api/sheets.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { Banner } from '#ui/banner.tsx'
import type { Progress } from './use-sheet.ts'

/** What went wrong, and what to do now. */
export const SheetError = ({ progress }: { progress: Progress }) =>
  progress.kind === 'failed' && <Banner tone="error">{errorTexts[progress.code]()}</Banner>

/** How far the sheet is; its name before that. */
export const SheetNote = ({ progress, name }: { progress: Progress; name: string }) => (
  <span role="status">{progressText(progress) || name}</span>
)

const errorTexts: Record<Exclude<SheetRefusal, 'stopped'>, () => string> = {
  unreachable: m.export_error_offline,
  script_too_large: m.export_error_too_large,
  server_failed: m.export_error_server
}

function progressText(progress: Progress): string {
  if (progress.kind === 'making') return m.export_making()
  if (progress.kind === 'stopped') return m.export_stopped()
  if (progress.kind !== 'saved') return ''
  const kilobytes = new Intl.NumberFormat(pageLocale(), { style: 'unit', unit: 'kilobyte' })
  return m.export_saved({ name: progress.name, size: kilobytes.format(Math.ceil(progress.bytes / 1024)) })
}
