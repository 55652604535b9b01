import { CircleAlert, CircleCheck, CircleDot, Download } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { downloadText } from '#ui/download.ts'
import { StateLine } from '#ui/state-line.tsx'
import type { JsonText } from './use-json-text.ts'

interface JsonToolbarProps {
  json: JsonText
  /** Line of the error that prevented applying; undefined if there was none. */
  errorLine: number | undefined
  fileName: string
}

/** State of the text, and buttons to discard, copy and download it. */
export const JsonLine = ({ json, errorLine, fileName }: JsonToolbarProps) => (
  <div className="json-line">
    <JsonState isDraft={json.isDraft} errorLine={errorLine} />
    <div className="json-acts">
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
      <StateLine refused>
        <CircleAlert />
        {m.json_refused({ line: errorLine })}
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
