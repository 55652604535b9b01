import './import-dialog.css'
import { useRef, useState } from 'react'
import type { ScriptSource } from '#core/sharing/script-source.ts'
import { m } from '#i18n/messages.ts'
import { closeDialog } from '#stores/navigation/navigate.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useDropAndPaste } from '#ui/use-drop-and-paste.ts'
import { ImportFeedback } from './import-feedback.tsx'
import { IncomingContent } from './incoming-content.tsx'
import { openImportedScript } from './open-imported-script.ts'
import { SourceFields } from './source-fields.tsx'
import { useImport } from './use-import.ts'

/** Reads a script file, link or list of names, shows a preview, and opens it as a new local script. */
export function ImportDialog({ onClose = closeDialog }: { onClose?: () => void }) {
  const { text, fileName, outcome, progress, readSource, changeText, fetchSource, replaceScript, stop } =
    useImport()
  const isDragging = useDropAndPaste(readSource)
  const field = useRef<HTMLTextAreaElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isOpening, setOpening] = useState(false)
  const read = outcome.kind === 'read' ? outcome : undefined
  const hasFailed = outcome.kind === 'address' && outcome.failure !== undefined

  async function confirm() {
    if (!read || progress || isOpening) return
    setOpening(true)
    await openImportedScript(read.script)
    onClose()
  }

  /** The button that was pressed goes away: the focus stays in the dialog. */
  function keepFocus() {
    content.current?.focus()
  }
  function fetchFile(source: ScriptSource) {
    keepFocus()
    void fetchSource(source)
  }
  function stopReading() {
    keepFocus()
    stop()
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
            busy={Boolean((progress || isOpening) && read)}
            onClick={confirm}
          >
            {m.import_confirm()}
          </Button>
        </>
      }
    >
      <div className="import" ref={content} tabIndex={-1}>
        <IncomingContent onSource={readSource} />
        <SourceFields
          {...{ text, fileName, isDragging, field }}
          isRefused={outcome.kind === 'refused' || (hasFailed && !progress)}
          onSource={readSource}
          onTextChange={changeText}
        />
        <ImportFeedback
          {...{ outcome, progress, text, field }}
          onFetch={fetchFile}
          onStop={stopReading}
          onScript={replaceScript}
        />
      </div>
    </Dialog>
  )
}
