import './version-entry.css'
import { ChevronDown, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { capitalize } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { fullTime, relativeTime } from '#i18n/relative-time.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { DifferenceLine } from './difference-lines.ts'
import { DifferenceList } from './difference-list.tsx'

export interface VersionEntryProps {
  /** Milliseconds since 1970. */
  at: number
  /** Summary of its content: `12 characters`. */
  summary?: string | undefined
  /** What changed, in one line: `3 changes`. */
  changes?: string | undefined
  /** Heading of the differences: `Since then`. */
  heading: string
  lines: readonly DifferenceLine[]
  /** Undefined if the version can't be restored. */
  onRestore?: (() => void) | undefined
  onOpen?: (() => void) | undefined
  /** Replaces the differences while they load or if loading fails. */
  children?: ReactNode
}

/** A version in a list: its time, the number of changes since, and the differences when expanded. */
export function VersionEntry(props: VersionEntryProps) {
  const { at, summary, changes, heading, lines, onRestore, onOpen, children } = props
  return (
    <li>
      <details className="version" onToggle={event => event.currentTarget.open && onOpen?.()}>
        <summary>
          <span className="version-time">
            <b>{capitalize(relativeTime(at, Date.now()))}</b>
            <time dateTime={new Date(at).toISOString()}>{fullTime(at)}</time>
          </span>
          <span className="version-summary">
            {summary && <span>{summary}</span>}
            {changes && <span>{changes}</span>}
          </span>
          <ChevronDown />
        </summary>
        {(children || lines.length > 0 || onRestore) && (
          <div className="version-body">
            {children}
            {lines.length > 0 && <Differences heading={heading} lines={lines} />}
            {onRestore && (
              <Button small icon={<History />} onClick={onRestore}>
                {m.device_restore()}
              </Button>
            )}
          </div>
        )}
      </details>
    </li>
  )
}

const Differences = ({ heading, lines }: Pick<VersionEntryProps, 'heading' | 'lines'>) => (
  <>
    <h3>{heading}</h3>
    <DifferenceList lines={lines} />
  </>
)
