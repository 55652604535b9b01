import { useStore } from '@nanostores/react'
import { Undo2 } from 'lucide-react'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { relativeTime } from '#i18n/relative-time.ts'
import { $deletedCopies } from '#stores/library/copies.ts'
import { Button } from '#ui/button.tsx'
import { headingFace } from '#ui/heading-face.ts'
import { recover, titleOf } from './copy-acts.ts'

/** The bin, while there is something in it. */
export function DeletedCopies() {
  const copies = useStore($deletedCopies)
  if (copies.length === 0) return null
  return (
    <section className="device-deleted">
      <h2 className={headingFace(m.device_deleted())}>{m.device_deleted()}</h2>
      <p className="device-note">{m.device_deleted_note({ days: limits.binDays })}</p>
      <ul>
        {copies.map(copy => (
          <li key={copy.id}>
            <span>{titleOf(copy.script)}</span>
            <span className="device-deleted-when">
              {m.device_deleted_when({ when: relativeTime(copy.deletedAt ?? 0, Date.now()) })}
            </span>
            <Button
              small
              icon={<Undo2 />}
              aria-label={m.device_bring_back_title({ title: titleOf(copy.script) })}
              onClick={() => recover(copy)}
            >
              {m.device_bring_back()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
