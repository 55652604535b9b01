import { CircleAlert, CircleCheck, CircleDot, Download } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { downloadText } from '#ui/download.ts'
import { StateLine } from '#ui/state-line.tsx'
import type { JsonText } from './use-json-text.ts'

interface JsonLineProps {
  json: JsonText
  /** The line of the text that was in the way when it was to be applied. */
  refusedAt: number | undefined
  fileName: string
}

/** How the text stands to the script, and where else it can go. */
export const JsonLine = ({ json, refusedAt, fileName }: JsonLineProps) => (
  <div className="json-line">
    <JsonState isDraft={json.isDraft} refusedAt={refusedAt} />
    <div className="json-acts">
      {json.isDraft && (
        <Button small variant="text" onClick={json.discard}>
          {m.editor_draft_discard()}
        </Button>
      )}
      <CopyButton small text={json.text} done={m.notice_copied()} failed={m.share_copy_failed()}>
        {m.json_copy()}
      </CopyButton>
      <Button small icon={<Download />} onClick={() => downloadText(fileName, json.text)}>
        {m.json_download()}
      </Button>
    </div>
  </div>
)

/** Whether the script has what is written here. */
function JsonState({ isDraft, refusedAt }: { isDraft: boolean; refusedAt: number | undefined }) {
  if (refusedAt !== undefined) {
    return (
      <StateLine refused>
        <CircleAlert />
        {m.json_refused({ line: refusedAt })}
      </StateLine>
    )
  }
  return (
    <StateLine>
      {isDraft ? <CircleDot /> : <CircleCheck />}
      {isDraft ? m.editor_not_applied() : m.json_same()}
    </StateLine>
  )
}
