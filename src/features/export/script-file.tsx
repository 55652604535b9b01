import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from './save-file.ts'

/** The script as JSON, to save or to copy. `write` gives its text. */
export function ScriptFilePart({ name, write }: { name: string; write: () => string }) {
  const [copy, setCopy] = useState<'none' | 'done' | 'failed'>('none')

  const copyText = () =>
    navigator.clipboard.writeText(write()).then(
      () => setCopy('done'),
      () => setCopy('failed')
    )

  return (
    <section className="export-file">
      <h3>{m.export_file()}</h3>
      <p className="export-help">{m.export_file_help()}</p>
      <div className="export-file-buttons">
        <Button
          icon={<Download />}
          onClick={() => saveFile(new Blob([write()], { type: 'application/json' }), name)}
        >
          {m.export_download_json()}
        </Button>
        <Button icon={copy === 'done' ? <Check /> : <Copy />} onClick={copyText}>
          {m.export_copy_json()}
        </Button>
      </div>
      <p className="export-help" role="status">
        {copy === 'done' ? m.export_copied() : copy === 'failed' ? m.export_copy_failed() : name}
      </p>
    </section>
  )
}
