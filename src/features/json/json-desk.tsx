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

interface JsonDeskProps<Value> {
  heading: string
  byline?: string | undefined
  start: ReactNode
  /** What the editor is called. */
  label: string
  fileName: string
  /** What is to be known beforehand. */
  note?: string | undefined
  json: JsonText
  examine: (text: string) => Examined<Value>
  onApply: (value: Value) => void
  sources: SuggestionSources
  nameOf: NameOf
}

/** A text in its editor, what there is to say about it, and what can be done with it. */
export function JsonDesk<Value>({ json, examine, onApply, sources, nameOf, ...words }: JsonDeskProps<Value>) {
  const examined = useExamined(json.text, examine)
  const code = useRef<CodeHandle>(null)
  const keys = useId()
  const [refusedAt, setRefused] = useState<number>()

  function apply() {
    // What is shown was said of the text a moment ago.
    const { value, findings } = examine(json.text)
    const error = findings.find(({ severity }) => severity === 'error')
    setRefused(error && lineCounter(json.text)(error.from))
    if (error) code.current?.show(error)
    else if (value !== undefined) onApply(value)
  }

  function write(text: string) {
    setRefused(undefined)
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
      heading={words.heading}
      byline={words.byline}
      start={words.start}
      actions={applyButton}
      barActions={applyButton}
      aside={
        <NotesPanel
          text={examined.text}
          findings={examined.findings}
          nameOf={nameOf}
          onShow={finding => code.current?.show(finding)}
        />
      }
      asideIsWide
    >
      {words.note && <p className="json-note">{words.note}</p>}
      {json.isOvertaken && <OvertakenBanner json={json} />}
      <JsonLine json={json} refusedAt={refusedAt} fileName={words.fileName} />
      <CodeField
        ref={code}
        text={json.text}
        label={words.label}
        describedBy={keys}
        findings={examined.findings}
        sources={sources}
        nameOf={nameOf}
        onWrite={write}
      />
      <p className="json-keys" id={keys}>
        {m.json_keys()}
      </p>
    </PageFrame>
  )
}
