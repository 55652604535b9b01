import './import-dialog.css'
import { useRef, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { openScreen } from '#stores/router.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ImportRefusal } from './import-refusal.tsx'
import { ImportResult } from './import-result.tsx'
import { openImportedScript, scriptTitle } from './open-imported-script.ts'
import { SourceFields } from './source-fields.tsx'
import { useDropAndPaste } from './use-drop-and-paste.ts'
import { useImport } from './use-import.ts'

const backToScript = () => openScreen('script')

/** Reads a script file, link or list of names, shows a preview, and opens it as a new local script. */
export function ImportDialog({ onClose = backToScript }: { onClose?: () => void }) {
  const { text, fileName, outcome, isReading, readSource, changeText } = useImport()
  const isDragging = useDropAndPaste(readSource)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isOpening, setOpening] = useState(false)
  const read = outcome.kind === 'read' ? outcome : undefined
  const refused = outcome.kind === 'refused' ? outcome : undefined

  async function confirm() {
    if (!read || isReading || isOpening) return
    setOpening(true)
    await openImportedScript(read.script)
    onClose()
  }

  return (
    <Dialog
      title={m.shell_import()}
      closeLabel={m.import_close()}
      onClose={onClose}
      width={680}
      className="import-dialog"
      footerNote={read ? undefined : m.import_nothing_yet()}
      footer={
        <>
          <Button onClick={onClose}>{m.import_cancel()}</Button>
          <Button
            variant="primary"
            disabled={!read}
            busy={(isReading || isOpening) && Boolean(read)}
            onClick={confirm}
          >
            {m.import_confirm()}
          </Button>
        </>
      }
    >
      <div className="import">
        <SourceFields
          {...{ text, fileName, isDragging, field }}
          isRefused={Boolean(refused)}
          onSource={readSource}
          onTextChange={changeText}
        />
        <p className="unseen" role="status">
          {isReading ? m.import_reading() : read ? scriptTitle(read.script) : ''}
        </p>
        {refused && <ImportRefusal outcome={refused} text={text} field={field} />}
        {read && <ImportResult read={read} />}
      </div>
    </Dialog>
  )
}
