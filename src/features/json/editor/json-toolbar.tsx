import { CircleAlert, CircleCheck, CircleDot, Download } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CopyButton } from '#ui/buttons/copy-button.tsx'
import { downloadText } from '#ui/download.ts'
import { StatusLine } from '#ui/feedback/status-line.tsx'
import type { JsonText } from '../use-json-text.ts'

interface JsonToolbarProps {
  json: JsonText
  /** Line of the error that prevented applying; undefined if there was none. */
  errorLine: number | undefined
  fileName: string
}

/** State of the text, and buttons to discard, copy and download it. */
export const JsonToolbar = ({ json, errorLine, fileName }: JsonToolbarProps) => (
  <div className="json-line">
    <JsonState isDraft={json.isDraft} errorLine={errorLine} />
    <div className="json-actions">
      {json.isDraft && (
        <Button small variant="text" onClick={json.discardDraft}>
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

/** Whether the text is applied, not applied, or has an error. */
function JsonState({ isDraft, errorLine }: { isDraft: boolean; errorLine: number | undefined }) {
  if (errorLine !== undefined) {
    return (
      <StatusLine refused>
        <CircleAlert />
        {m.json_refused({ line: errorLine })}
      </StatusLine>
    )
  }
  return (
    <StatusLine>
      {isDraft ? <CircleDot /> : <CircleCheck />}
      {isDraft ? m.editor_not_applied() : m.json_unchanged()}
    </StatusLine>
  )
}
