import { useId, useRef, useState } from 'react'
import type { Repair } from '#core/reading/repair.ts'
import type { FindName } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { repairText } from '#i18n/repair-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { focusNewRow } from '#views/limits/focus-new-row.ts'
import { useFirstItems } from '#views/limits/use-first-items.tsx'

/** Kinds of repairs visible before the list is expanded. */
const collapsedCount = 8

interface RepairListProps {
  title: string
  note?: string
  repairs: readonly Repair[]
  nameOf: FindName
}

/** The repairs by kind, in the order of the file, each with its location. Nothing without repairs. */
export function RepairList({ title, note, repairs, nameOf }: RepairListProps) {
  const [isExpanded, setExpanded] = useState(false)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  if (repairs.length === 0) return null
  const kinds = [...Map.groupBy(repairs, ({ code }) => code).values()]
  const visible = isExpanded ? kinds : kinds.slice(0, collapsedCount)

  const showAll = () => focusNewRow(list.current, () => setExpanded(true))
  return (
    <section className="import-repairs" aria-labelledby={id}>
      <h3 id={id}>
        {title} <span className="import-repairs-count">{repairs.length}</span>
        {note && <small>{note}</small>}
      </h3>
      <ul ref={list}>
        {visible.map(
          ([first, ...others]) => first && <RepairKind key={first.code} {...{ first, others, nameOf }} />
        )}
      </ul>
      {visible.length < kinds.length && (
        <Button variant="text" small onClick={showAll}>
          {m.import_show_all({ count: kinds.length })}
        </Button>
      )}
    </section>
  )
}

interface KindProps {
  first: Repair
  /** The other repairs of the same kind. */
  others: readonly Repair[]
  nameOf: FindName
}

/** The first repair of a kind, and the others on demand: there can be thousands. */
function RepairKind({ first, others, nameOf }: KindProps) {
  const [isOpen, setOpen] = useState(false)
  const { shown, note } = useFirstItems(others)
  return (
    <li>
      <RepairRow repair={first} nameOf={nameOf} />
      {others.length > 0 && (
        <details className="import-repairs-more" onToggle={event => setOpen(event.currentTarget.open)}>
          <summary>{m.import_repair_more({ count: others.length })}</summary>
          {isOpen && (
            <>
              <ul>
                {shown.map((repair, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the order of a file's repairs never changes
                  <li key={index}>
                    <RepairRow repair={repair} nameOf={nameOf} />
                  </li>
                ))}
              </ul>
              {note}
            </>
          )}
        </details>
      )}
    </li>
  )
}

function RepairRow({ repair, nameOf }: { repair: Repair; nameOf: FindName }) {
  const { location, text } = repairText(repair, nameOf)
  return (
    <>
      <b>{location}</b>
      <span>{text}</span>
    </>
  )
}
