import { CircleAlert, CircleCheck, Info, Wrench } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { FindName } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Panel } from '#ui/page/page-frame.tsx'
import { findingText, lineNumberFinder } from './finding-text.ts'
import type { Finding } from './findings.ts'

/** Rows of a group before "Show all". */
const initialRows = 12

interface FindingsPanelProps {
  text: string
  findings: readonly Finding[]
  nameOf: FindName
  onShow: (finding: Finding) => void
}

/** All findings by severity; the number of errors is announced. Selecting a finding shows its range in the editor. */
export function FindingsPanel({ text, findings, nameOf, onShow }: FindingsPanelProps) {
  const lineNumberAt = lineNumberFinder(text)
  const rows = findings.map(finding => ({
    finding,
    line: lineNumberAt(finding.from),
    text: findingText(finding, nameOf)
  }))
  const rowsOf = (severity: Finding['severity']) =>
    rows.filter(({ finding }) => finding.severity === severity)
  const errors = rowsOf('error')
  return (
    <Panel title={m.json_problems()}>
      <div role="status">
        {rows.length === 0 && (
          <p className="json-clean">
            <CircleCheck />
            {m.json_no_problems()}
          </p>
        )}
        {errors.length > 0 && (
          <span className="unseen">
            {m.json_errors()} {errors.length}
          </span>
        )}
      </div>
      <Group icon={<CircleAlert />} tone="error" title={m.json_errors()} rows={errors} onShow={onShow} />
      <Group
        icon={<Wrench />}
        tone="repair"
        title={m.json_repairs()}
        rows={rowsOf('repair')}
        onShow={onShow}
      />
      <Group
        icon={<Info />}
        tone="warning"
        title={m.import_warnings()}
        rows={rowsOf('warning')}
        onShow={onShow}
      />
    </Panel>
  )
}

interface GroupProps {
  icon: ReactNode
  tone: Finding['severity']
  title: string
  rows: readonly { finding: Finding; line: number; text: string }[]
  onShow: (finding: Finding) => void
}

function Group({ icon, tone, title, rows, onShow }: GroupProps) {
  const [isExpanded, setExpanded] = useState(false)
  if (rows.length === 0) return null
  const visibleRows = isExpanded ? rows : rows.slice(0, initialRows)
  return (
    <section className={`json-notes json-notes-${tone}`}>
      <h3>
        {icon}
        {title} <span className="json-count">{rows.length}</span>
      </h3>
      <ul>
        {visibleRows.map(({ finding, line, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the findings of one check never change their order
          <li key={index}>
            <button type="button" onClick={() => onShow(finding)}>
              <b>{m.json_line({ line })}</b> {text}
            </button>
          </li>
        ))}
      </ul>
      {visibleRows.length < rows.length && (
        <Button variant="text" small onClick={() => setExpanded(true)}>
          {m.import_show_all({ count: rows.length })}
        </Button>
      )}
    </section>
  )
}
