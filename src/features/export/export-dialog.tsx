import './export-dialog.css'
import { m } from '#i18n/messages.ts'
import { pageSize } from '#print/page/paper.ts'
import { closeDialog } from '#stores/navigation/navigate.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ExportStatus } from './download/export-status.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { ExportSidebar } from './export-sidebar.tsx'
import { PreviewPane } from './preview/preview-pane.tsx'
import { printableParts } from './print-preferences.ts'
import { useExport } from './use-export.ts'
import { PreflightLine } from './warnings/preflight-line.tsx'

/** Exports the script as PDF, PNG or JSON. The preview shows every change of the options at once. */
export function ExportDialog({ onClose = closeDialog }: { onClose?: () => void }) {
  const { options, script, reason, preview, page, setPage, progress, canExport, exportFile, stop } =
    useExport()
  const count = preview.pages.length
  return (
    <Dialog
      title={m.export_title()}
      closeLabel={m.export_close()}
      onClose={onClose}
      className="export-dialog"
      width={1080}
      bare
      footerNote={
        <ExportStatus progress={progress} name={script.name} pages={preview.preflight?.filePages ?? 0} />
      }
      footer={
        <ExportButtons
          isExporting={progress.kind === 'making'}
          disabled={!canExport}
          count={count}
          page={page}
          hasTokens={printableParts(options).includes('tokens')}
          onExport={exportFile}
          onStop={stop}
        />
      }
    >
      <div className="export">
        <ExportSidebar progress={progress} script={script} />
        <PreviewPane
          preview={preview}
          size={pageSize(options)}
          reason={reason}
          isEmpty={script.isEmpty}
          currentPage={page}
          onPageChange={setPage}
        />
        <PreflightLine preview={preview} options={options} />
      </div>
    </Dialog>
  )
}
