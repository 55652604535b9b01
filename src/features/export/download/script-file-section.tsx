import { Download } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CopyButton } from '#ui/buttons/copy-button.tsx'
import { downloadText } from '#ui/download.ts'

/** Downloads or copies the script as JSON. `write` returns the text. */
export const ScriptFileSection = ({ name, write }: { name: string; write: () => string }) => (
  <section className="export-file">
    <h3>{m.export_file()}</h3>
    <p className="export-help">{m.export_file_help()}</p>
    <div className="export-file-buttons">
      <Button icon={<Download />} onClick={() => downloadText(name, write())}>
        {m.export_download_json()}
      </Button>
      <CopyButton text={write} done={m.notice_copied()} failed={m.export_copy_failed()}>
        {m.export_copy_json()}
      </CopyButton>
    </div>
    <p className="export-help">{name}</p>
  </section>
)
