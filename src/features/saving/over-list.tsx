import { useId } from 'react'
import type { SavedMark } from '#core/saved.ts'
import { m } from '#i18n/messages.ts'
import { relativeTime } from '#i18n/relative-time.ts'
import { Spinner } from '#ui/spinner.tsx'

interface OverListProps {
  /** Absent until they have come. */
  found: readonly SavedMark[] | undefined
  search: string
  chosen: string | undefined
  onChoose: (mark: SavedMark) => void
}

/** The saved scripts to choose from, last changed first. */
export function OverList({ found, search, chosen, onChoose }: OverListProps) {
  const name = useId()
  if (!found)
    return (
      <p role="status">
        <Spinner /> {m.work_loading()}
      </p>
    )
  if (found.length === 0)
    return <p role="status">{search ? m.work_none_text({ search }) : m.work_empty_title()}</p>
  return (
    <fieldset className="over-list" aria-label={m.work_scripts()}>
      {found.map(mark => (
        <label key={mark.id}>
          <input type="radio" name={name} checked={mark.id === chosen} onChange={() => onChoose(mark)} />
          <span>
            <b>{mark.name || m.import_untitled()}</b>
            <small>{m.device_changed({ when: relativeTime(mark.changedAt, Date.now()) })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
