import './export-dialog.css'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { openScreen } from '#stores/router.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ScriptFilePart } from './script-file.tsx'
import { type SheetChoice, SheetOptions } from './sheet-options.tsx'
import { SheetError, SheetNote } from './sheet-progress.tsx'
import { useScriptFile } from './use-script-file.ts'
import { useSheet } from './use-sheet.ts'

const backToScript = () => openScreen('script')

/** Takes the script out: as a printed sheet, and as JSON. */
export function ExportDialog({ onClose = backToScript }: { onClose?: () => void }) {
  const { isEmpty, pdfName, jsonName, write, writeText } = useScriptFile()
  const [choice, setChoice] = useState<SheetChoice>({ paper: 'a4', parts: ['sheet', 'night'] })
  const { progress, make, stop } = useSheet()
  const isMaking = progress.kind === 'making'
  const download = () => make({ file: write(), ...choice, lang: pageLocale() }, pdfName)

  return (
    <Dialog
      title={m.export_title()}
      closeLabel={m.export_close()}
      onClose={onClose}
      className="export-dialog"
      footerNote={<SheetNote progress={progress} name={isEmpty ? '' : pdfName} />}
      footer={
        <>
          {isMaking && <Button onClick={stop}>{m.export_cancel()}</Button>}
          <Button
            variant="primary"
            icon={<Download />}
            busy={isMaking}
            disabled={isEmpty || choice.parts.length === 0}
            aria-describedby="export-reason"
            onClick={download}
          >
            {m.export_download_pdf()}
          </Button>
        </>
      }
    >
      <div className="export">
        <SheetError progress={progress} />
        <SheetOptions choice={choice} onChange={setChoice} reason={isEmpty && m.export_empty()} />
        <ScriptFilePart name={jsonName} write={writeText} />
      </div>
    </Dialog>
  )
}
