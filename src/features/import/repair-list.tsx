import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Repair } from '#core/reading/repair.ts'
import { m } from '#i18n/messages.ts'
import type { NameOf } from '#i18n/place-text.ts'
import { repairText } from '#i18n/repair-text.ts'
import { Button } from '#ui/button.tsx'

/** Rows shown before the rest is asked for. */
const FIRST = 8

interface RepairListProps {
  title: string
  note?: string
  repairs: readonly Repair[]
  nameOf: NameOf
}

/** Every repair in the order of the file: which entry, and what was done there. Nothing where there are none. */
export function RepairList({ title, note, repairs, nameOf }: RepairListProps) {
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  if (repairs.length === 0) return null
  const shown = isWhole ? repairs : repairs.slice(0, FIRST)

  function showAll() {
    flushSync(() => setWhole(true))
    // The button is gone: go on reading where the new rows begin.
    const next = list.current?.children[FIRST]
    if (next instanceof HTMLElement) next.focus()
  }

  return (
    <section className="import-repairs" aria-labelledby={id}>
      <h3 id={id}>
        {title} <span className="import-repairs-count">{repairs.length}</span>
        {note && <small>{note}</small>}
      </h3>
      <ul ref={list}>
        {shown.map((repair, index) => {
          const { place, text } = repairText(repair, nameOf)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file's repairs never change their order
            <li key={index} tabIndex={-1}>
              <b>{place}</b>
              <span>{text}</span>
            </li>
          )
        })}
      </ul>
      {shown.length < repairs.length && (
        <Button variant="text" small onClick={showAll}>
          {m.import_show_all({ count: repairs.length })}
        </Button>
      )}
    </section>
  )
}
