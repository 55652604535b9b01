import { useStore } from '@nanostores/react'
import { m, pageLocale } from '#i18n/messages.ts'
import { relativeTime } from '#i18n/relative-time.ts'
import { builderPath } from '#routes'
import { $copies } from '#stores/library/copies.ts'
import { $openCopyId } from '#stores/script.ts'
import { Panel } from '#ui/page-frame.tsx'
import { goOn } from './begin.ts'

/** How many are shown; the others are a step away. */
const FEW = 5

/** The scripts of this device that were changed last, but for the open one. */
export function Recent() {
  const open = useStore($openCopyId)
  const copies = useStore($copies)?.filter(({ id }) => id !== open) ?? []
  if (copies.length === 0) return null
  return (
    <Panel title={m.new_recent()}>
      <ul className="new-recent">
        {copies.slice(0, FEW).map(copy => (
          <li key={copy.id}>
            <button type="button" onClick={() => void goOn(copy)}>
              <span className="new-recent-title">{copy.script.title || m.import_untitled()}</span>
              <span className="new-recent-when">{relativeTime(copy.changedAt, Date.now())}</span>
            </button>
          </li>
        ))}
      </ul>
      <a className="new-recent-all" href={builderPath(pageLocale(), 'deviceScripts')}>
        {m.new_recent_all()}
      </a>
    </Panel>
  )
}
