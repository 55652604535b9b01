import type { EditorView } from '@codemirror/view'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { NameOf } from '#i18n/place-text.ts'
import { type CodeEditor, codeEditor, goTo, markPlaces } from './code-editor.ts'
import type { SuggestionSources } from './completions.ts'
import { findingText } from './finding-text.ts'
import type { Finding } from './findings.ts'
import type { Range } from './places.ts'

export interface CodeHandle {
  /** Puts the cursor at a place of the text. */
  show: (range: Range) => void
}

interface CodeFieldProps {
  ref: Ref<CodeHandle>
  text: string
  label: string
  /** The id of what explains its keys. */
  describedBy: string
  findings: readonly Finding[]
  sources: SuggestionSources
  nameOf: NameOf
  onWrite: (text: string) => void
}

/** The code editor as a field. It keeps its own text; another one is put in when it comes from elsewhere. */
export function CodeField({ ref, text, label, describedBy, findings, nameOf, ...props }: CodeFieldProps) {
  const parent = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeEditor>(undefined)
  const latest = useRef(props)
  latest.current = props
  const first = useRef(text)

  useEffect(() => {
    if (!parent.current) return
    const made = codeEditor({
      parent: parent.current,
      text: first.current,
      label,
      describedBy,
      sources: () => latest.current.sources,
      onWrite: next => latest.current.onWrite(next)
    })
    editor.current = made
    return () => made.view.destroy()
  }, [label, describedBy])

  useEffect(() => {
    first.current = text
    editor.current?.show(text)
  }, [text])

  useEffect(() => {
    if (editor.current) mark(editor.current.view, findings, nameOf)
  }, [findings, nameOf])

  useImperativeHandle(ref, () => ({
    show: ({ from, to }) => editor.current && goTo(editor.current.view, from, to)
  }))

  return <div className="json-code" ref={parent} />
}

const severities = { error: 'error', repair: 'info', warning: 'warning' } as const

const mark = (view: EditorView, findings: readonly Finding[], nameOf: NameOf) =>
  markPlaces(
    view,
    findings.map(finding => ({
      from: finding.from,
      to: finding.to,
      severity: severities[finding.severity],
      message: findingText(finding, nameOf)
    }))
  )
