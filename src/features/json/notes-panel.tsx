import { CircleAlert, CircleCheck, Info, Wrench } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { m } from '#i18n/messages.ts'
import type { NameOf } from '#i18n/place-text.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/page-frame.tsx'
import { findingText, lineCounter } from './finding-text.ts'
import type { Finding } from './findings.ts'

/** Rows of a group before the rest is asked for. */
const first = 12

interface NotesPanelProps {
  text: string
  findings: readonly Finding[]
  nameOf: NameOf
  onShow: (finding: Finding) => void
}

/** All that is marked in the text, by what it means for applying; each leads to its place. */
export function NotesPanel({ text, findings, nameOf, onShow }: NotesPanelProps) {
  const lineOf = lineCounter(text)
  const rows = findings.map(finding => ({
    finding,
    line: lineOf(finding.from),
    words: findingText(finding, nameOf)
  }))
  const of = (severity: Finding['severity']) => rows.filter(({ finding }) => finding.severity === severity)
  return (
    <Panel title={m.json_problems()}>
      {rows.length === 0 && (
        <p className="json-clean">
          <CircleCheck />
          {m.json_no_problems()}
        </p>
      )}
      <Group icon={<CircleAlert />} tone="error" title={m.json_errors()} rows={of('error')} onShow={onShow} />
      <Group icon={<Wrench />} tone="repair" title={m.json_repairs()} rows={of('repair')} onShow={onShow} />
      <Group
        icon={<Info />}
        tone="warning"
        title={m.import_warnings()}
        rows={of('warning')}
        onShow={onShow}
      />
    </Panel>
  )
}

interface GroupProps {
  icon: ReactNode
  tone: Finding['severity']
  title: string
  rows: readonly { finding: Finding; line: number; words: string }[]
  onShow: (finding: Finding) => void
}

function Group({ icon, tone, title, rows, onShow }: GroupProps) {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0) return null
  const shown = isWhole ? rows : rows.slice(0, first)
  return (
    <section className={`json-notes json-notes-${tone}`}>
      <h3>
        {icon}
        {title} <span className="json-count">{rows.length}</span>
      </h3>
      <ul>
        {shown.map(({ finding, line, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes of one reading never change their order
          <li key={index}>
            <button type="button" onClick={() => onShow(finding)}>
              <b>{m.json_line({ line })}</b> {words}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button variant="text" small onClick={() => setWhole(true)}>
          {m.import_show_all({ count: rows.length })}
        </Button>
      )}
    </section>
  )
}
