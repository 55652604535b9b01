import './export-dialog.css'
import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { SheetRefusal } from '#api/sheets.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { fileName } from '#core/file-name.ts'
import { writeScriptFile } from '#core/script-file.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { $texts } from '#stores/cast.ts'
import { openScreen } from '#stores/router.ts'
import { $script } from '#stores/script.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ScriptFilePart } from './script-file.tsx'
import { type SheetChoice, SheetOptions } from './sheet-options.tsx'
import { type Progress, useSheet } from './use-sheet.ts'

const backToScript = () => openScreen('script')

/** Takes the script out: as a printed sheet, and as JSON. */
export function ExportDialog({ onClose = backToScript }: { onClose?: () => void }) {
  const script = useStore($script)
  const texts = useStore($texts)
  const [choice, setChoice] = useState<SheetChoice>({ paper: 'a4', parts: ['sheet', 'night'] })
  const { progress, make, stop } = useSheet()
  const isMaking = progress.kind === 'making'
  const isEmpty = script.characters.length === 0
  const pdfName = fileName(script.title, 'pdf')

  const write = () => writeScriptFile(script, catalogue, texts)
  const download = () => make({ file: write(), ...choice, lang: pageLocale() }, pdfName)

  return (
    <Dialog
      title={m.export_title()}
      closeLabel={m.export_close()}
      onClose={onClose}
      footerNote={<span role="status">{progressText(progress) || (isEmpty ? '' : pdfName)}</span>}
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
        {progress.kind === 'failed' && <Banner tone="error">{errorTexts[progress.code]()}</Banner>}
        <SheetOptions choice={choice} onChange={setChoice} reason={isEmpty && m.export_empty()} />
        <ScriptFilePart
          name={fileName(script.title, 'json')}
          write={() => `${JSON.stringify(write(), null, 2)}\n`}
        />
      </div>
    </Dialog>
  )
}

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
