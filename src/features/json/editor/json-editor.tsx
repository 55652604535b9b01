import './json-editor.css'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { FindName } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import type { CompletionData } from '../completions/completions.ts'
import type { CheckedText } from '../findings/check-script.ts'
import { lineNumberFinder } from '../findings/finding-text.ts'
import { FindingsPanel } from '../findings/findings-panel.tsx'
import { useCheckedText } from '../findings/use-checked-text.ts'
import type { JsonText } from '../use-json-text.ts'
import { CodeField, type CodeFieldHandle } from './code-field.tsx'
import { JsonToolbar } from './json-toolbar.tsx'
import { OutdatedDraftBanner } from './outdated-draft-banner.tsx'

interface JsonEditorProps<Value> {
  heading: string
  byline?: string | undefined
  start: ReactNode
  /** Accessible name of the editor. */
  label: string
  fileName: string
  /** A hint above the editor. */
  note?: string | undefined
  json: JsonText
  check: (text: string) => CheckedText<Value>
  onApply: (value: Value) => void
  completionData: CompletionData
  nameOf: FindName
}

/** The JSON editor: the text, its findings, and the actions. */
export function JsonEditor<Value>({
  json,
  check,
  onApply,
  completionData,
  nameOf,
  ...page
}: JsonEditorProps<Value>) {
  const checked = useCheckedText(json.text, check)
  const code = useRef<CodeFieldHandle>(null)
  const keysId = useId()
  const [errorLine, setErrorLine] = useState<number>()

  function apply() {
    // The displayed findings may be of an older text.
    const { value, findings } = check(json.text)
    const error = findings.find(({ severity }) => severity === 'error')
    setErrorLine(error && lineNumberFinder(json.text)(error.from))
    if (error) code.current?.showRange(error)
    else if (value !== undefined) onApply(value)
  }

  function write(text: string) {
    setErrorLine(undefined)
    json.write(text)
  }

  const applyButton = (
    <Button
      variant="primary"
      aria-disabled={!json.isDraft || undefined}
      onClick={json.isDraft ? apply : undefined}
    >
      {m.editor_apply()}
    </Button>
  )
  return (
    <PageFrame
      minor
      heading={page.heading}
      byline={page.byline}
      start={page.start}
      actions={applyButton}
      barActions={applyButton}
      aside={
        <FindingsPanel
          text={checked.text}
          findings={checked.findings}
          nameOf={nameOf}
          onShow={finding => code.current?.showRange(finding)}
        />
      }
      asideIsWide
    >
      {page.note && <p className="json-note">{page.note}</p>}
      {json.isOutdated && <OutdatedDraftBanner json={json} />}
      <JsonToolbar json={json} errorLine={errorLine} fileName={page.fileName} />
      <CodeField
        ref={code}
        text={json.text}
        label={page.label}
        describedBy={keysId}
        findings={checked.findings}
        completionData={completionData}
        nameOf={nameOf}
        onWrite={write}
      />
      <p className="json-keys" id={keysId}>
        {m.json_keys()}
      </p>
    </PageFrame>
  )
}
