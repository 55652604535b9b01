import './bin.css'
import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { relativeTime } from '#i18n/relative-time.ts'
import { Button } from '#ui/buttons/button.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'

/** A deleted item that can be restored. */
export interface BinItem {
  id: string
  name: string
  /** Milliseconds since 1970. */
  deletedAt: number
}

interface BinProps {
  items: readonly BinItem[]
  /** An additional line above the list. */
  note?: string | undefined
  onRestore: (deleted: BinItem) => void
  /** An additional action at the end of a row. */
  end?: (deleted: BinItem) => ReactNode
}

/** The bin; renders nothing if it is empty. */
export function Bin({ items, note, onRestore, end }: BinProps) {
  if (items.length === 0) return null
  return (
    <section className="bin">
      <h2 className={headingFontClass(m.device_deleted())}>{m.device_deleted()}</h2>
      <p className="bin-note">
        {[m.device_deleted_note({ days: limits.binDays }), note].filter(Boolean).join(' ')}
      </p>
      <ul>
        {items.map(each => (
          <li key={each.id}>
            <span>{each.name}</span>
            <span className="bin-time">
              {m.device_deleted_when({ when: relativeTime(each.deletedAt, Date.now()) })}
            </span>
            <span className="bin-actions">
              <Button
                small
                icon={<Undo2 />}
                aria-label={m.device_bring_back_title({ title: each.name })}
                onClick={() => onRestore(each)}
              >
                {m.device_bring_back()}
              </Button>
              {end?.(each)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
