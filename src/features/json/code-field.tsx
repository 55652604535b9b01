import type { EditorView } from '@codemirror/view'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { NameOf } from '#i18n/place-text.ts'
import { type CodeEditor, codeEditor, goTo, markPlaces } from './code-editor.ts'
import type { SuggestionSources } from './completions.ts'
import { findingText } from './finding-text.ts'
import type { Finding } from './findings.ts'
import type { Range } from './places.ts'

export interface CodeHandle {
  /** Selects a range of the text and scrolls it into view. */
  showRange: (range: Range) => void
}

interface CodeFieldProps {
  ref: Ref<CodeHandle>
  text: string
  label: string
  /** Id of the element that explains the keys. */
  describedBy: string
  findings: readonly Finding[]
  completionData: SuggestionSources
  nameOf: NameOf
  onWrite: (text: string) => void
}

/** The code editor as a React field. The editor holds its own text; a different `text` prop replaces it. */
export function CodeField({ ref, text, label, describedBy, findings, nameOf, ...props }: CodeFieldProps) {
  const parent = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeEditor>(undefined)
  const latest = useRef(props)
  latest.current = props
  const initialText = useRef(text)

  useEffect(() => {
    if (!parent.current) return
    const created = codeEditor({
      parent: parent.current,
      text: initialText.current,
      label,
      describedBy,
      completionData: () => latest.current.completionData,
      onWrite: next => latest.current.onWrite(next)
    })
    editor.current = created
    return () => created.view.destroy()
  }, [label, describedBy])

  useEffect(() => {
    initialText.current = text
    editor.current?.setText(text)
  }, [text])

  useEffect(() => {
    if (editor.current) showFindings(editor.current.view, findings, nameOf)
  }, [findings, nameOf])

  useImperativeHandle(ref, () => ({
    showRange: ({ from, to }) => editor.current && goTo(editor.current.view, from, to)
  }))

  return <div className="json-code" ref={parent} />
}

const severities = { error: 'error', repair: 'info', warning: 'warning' } as const

const showFindings = (view: EditorView, findings: readonly Finding[], nameOf: NameOf) =>
  markPlaces(
    view,
    findings.map(finding => ({
      from: finding.from,
      to: finding.to,
      severity: severities[finding.severity],
      message: findingText(finding, nameOf)
    }))
  )
