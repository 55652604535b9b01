import './json.css'
import { type ReactNode, useId, useRef, useState } from 'react'
import { m } from '#i18n/messages.ts'
import type { NameOf } from '#i18n/place-text.ts'
import { Button } from '#ui/button.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { CodeField, type CodeHandle } from './code-field.tsx'
import type { SuggestionSources } from './completions.ts'
import type { Examined } from './examine.ts'
import { lineCounter } from './finding-text.ts'
import { JsonLine } from './json-line.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { OvertakenBanner } from './overtaken-banner.tsx'
import { useExamined } from './use-examined.ts'
import type { JsonText } from './use-json-text.ts'

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
  check: (text: string) => Examined<Value>
  onApply: (value: Value) => void
  completionData: SuggestionSources
  nameOf: NameOf
}

/** The JSON editor: the text, its findings, and the actions. */
export function JsonDesk<Value>({
  json,
  check,
  onApply,
  completionData,
  nameOf,
  ...page
}: JsonEditorProps<Value>) {
  const checked = useExamined(json.text, check)
  const code = useRef<CodeHandle>(null)
  const keysId = useId()
  const [errorLine, setErrorLine] = useState<number>()

  function apply() {
    // The displayed findings may be of an older text.
    const { value, findings } = check(json.text)
    const error = findings.find(({ severity }) => severity === 'error')
    setErrorLine(error && lineCounter(json.text)(error.from))
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
        <NotesPanel
          text={checked.text}
          findings={checked.findings}
          nameOf={nameOf}
          onShow={finding => code.current?.showRange(finding)}
        />
      }
      asideIsWide
    >
      {page.note && <p className="json-note">{page.note}</p>}
      {json.isOutdated && <OvertakenBanner json={json} />}
      <JsonLine json={json} errorLine={errorLine} fileName={page.fileName} />
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
