import type { EditorView } from '@codemirror/view'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import type { FindName } from '#i18n/location-text.ts'
import type { CompletionData } from '../completions/completions.ts'
import { findingText } from '../findings/finding-text.ts'
import type { Finding } from '../findings/findings.ts'
import type { TextRange } from '../findings/text-locator.ts'
import { type CodeEditor, createCodeEditor, selectRange, showDiagnostics } from './code-editor.ts'

export interface CodeFieldHandle {
  /** Selects a range of the text and scrolls it into view. */
  showRange: (range: TextRange) => void
}

interface CodeFieldProps {
  ref: Ref<CodeFieldHandle>
  text: string
  label: string
  /** Id of the element that explains the keys. */
  describedBy: string
  findings: readonly Finding[]
  completionData: CompletionData
  nameOf: FindName
  onWrite: (text: string) => void
}

/** The code editor as a React field. The editor holds its own text; a different `text` prop replaces it. */
export function CodeField({ ref, text, label, describedBy, findings, nameOf, ...props }: CodeFieldProps) {
  const parent = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeEditor>(undefined)
  const completionData = useEffectEvent(() => props.completionData)
  const onWrite = useEffectEvent((next: string) => props.onWrite(next))
  const initialText = useRef(text)

  useEffect(() => {
    if (!parent.current) return
    const created = createCodeEditor({
      parent: parent.current,
      text: initialText.current,
      label,
      describedBy,
      completionData: () => completionData(),
      onWrite: next => onWrite(next)
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
    showRange: ({ from, to }) => editor.current && selectRange(editor.current.view, from, to)
  }))

  return <div className="json-code" ref={parent} />
}

const severities = { error: 'error', repair: 'info', warning: 'warning' } as const

const showFindings = (view: EditorView, findings: readonly Finding[], nameOf: FindName) =>
  showDiagnostics(
    view,
    findings.map(finding => ({
      from: finding.from,
      to: finding.to,
      severity: severities[finding.severity],
      message: findingText(finding, nameOf)
    }))
  )
