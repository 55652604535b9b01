import './bin.css'
import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { relativeTime } from '#i18n/relative-time.ts'
import { Button } from '#ui/button.tsx'
import { headingFace } from '#ui/heading-face.ts'

/** A deleted item that can be restored. */
export interface Deleted {
  id: string
  name: string
  /** Milliseconds since 1970. */
  deletedAt: number
}

interface BinProps {
  deleted: readonly Deleted[]
  /** An additional line above the list. */
  note?: string | undefined
  onReturn: (deleted: Deleted) => void
  /** An additional action at the end of a row. */
  end?: (deleted: Deleted) => ReactNode
}

/** The bin; renders nothing if it is empty. */
export function Bin({ deleted, note, onReturn, end }: BinProps) {
  if (deleted.length === 0) return null
  return (
    <section className="bin">
      <h2 className={headingFace(m.device_deleted())}>{m.device_deleted()}</h2>
      <p className="bin-note">
        {[m.device_deleted_note({ days: limits.binDays }), note].filter(Boolean).join(' ')}
      </p>
      <ul>
        {deleted.map(each => (
          <li key={each.id}>
            <span>{each.name}</span>
            <span className="bin-when">
              {m.device_deleted_when({ when: relativeTime(each.deletedAt, Date.now()) })}
            </span>
            <span className="bin-acts">
              <Button
                small
                icon={<Undo2 />}
                aria-label={m.device_bring_back_title({ title: each.name })}
                onClick={() => onReturn(each)}
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
