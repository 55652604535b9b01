import './export-dialog.css'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { openScreen } from '#stores/router.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { ExportChoices } from './export-choices.tsx'
import { MakingNote } from './making-note.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { $printChoice } from './print-choice.ts'
import { useMaking } from './use-making.ts'
import { usePreview } from './use-preview.ts'
import { usePrintJob } from './use-print-job.ts'
import { useScriptFile } from './use-script-file.ts'

const backToScript = () => openScreen('script')

/** Takes the script out: as paper, as pictures, and as JSON. The pages are in sight and follow every choice at once. */
export function ExportDialog({ onClose = backToScript }: { onClose?: () => void }) {
  const { options } = useStore($printChoice)
  const script = useScriptFile()
  const job = usePrintJob()
  const [inSight, setInSight] = useState(0)
  const preview = usePreview(job, inSight)
  const { progress, make, stop } = useMaking()
  const reason = script.reason ?? (options.parts.length === 0 ? m.export_no_part() : undefined)
  const wish = job && { job, name: script.name, file: script.write }

  return (
    <Dialog
      title={m.export_title()}
      closeLabel={m.export_close()}
      onClose={onClose}
      className="export-dialog"
      width={1080}
      bare
      footerNote={<MakingNote progress={progress} name={script.name} pages={preview.pages.length} />}
      footer={
        <ExportButtons
          isMaking={progress.kind === 'making'}
          disabled={Boolean(reason) || !wish}
          count={preview.pages.length}
          page={inSight}
          hasTokens={options.parts.includes('tokens')}
          onMake={as => wish && make({ ...wish, as })}
          onStop={stop}
        />
      }
    >
      <div className="export">
        <ExportChoices progress={progress} script={script} />
        <PreviewPane
          preview={preview}
          paper={options.paper}
          reason={reason}
          inSight={inSight}
          onInSight={setInSight}
        />
      </div>
    </Dialog>
  )
}
