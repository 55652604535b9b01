import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Repair } from '#core/reading/repair.ts'
import type { FindName } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { repairText } from '#i18n/repair-text.ts'
import { Button } from '#ui/buttons/button.tsx'

/** Rows visible before the list is expanded. */
const collapsedCount = 8

interface RepairListProps {
  title: string
  note?: string
  repairs: readonly Repair[]
  nameOf: FindName
}

/** The repairs in the order of the file, each with its location. Nothing without repairs. */
export function RepairList({ title, note, repairs, nameOf }: RepairListProps) {
  const [isExpanded, setExpanded] = useState(false)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  if (repairs.length === 0) return null
  const visible = isExpanded ? repairs : repairs.slice(0, collapsedCount)

  function showAll() {
    flushSync(() => setExpanded(true))
    // The button is gone: the focus moves to the first new row.
    const next = list.current?.children[collapsedCount]
    if (next instanceof HTMLElement) next.focus()
  }

  return (
    <section className="import-repairs" aria-labelledby={id}>
      <h3 id={id}>
        {title} <span className="import-repairs-count">{repairs.length}</span>
        {note && <small>{note}</small>}
      </h3>
      <ul ref={list}>
        {visible.map((repair, index) => {
          const { location, text } = repairText(repair, nameOf)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a file's repairs never changes
            <li key={index} tabIndex={-1}>
              <b>{location}</b>
              <span>{text}</span>
            </li>
          )
        })}
      </ul>
      {visible.length < repairs.length && (
        <Button variant="text" small onClick={showAll}>
          {m.import_show_all({ count: repairs.length })}
        </Button>
      )}
    </section>
  )
}
