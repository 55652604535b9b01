import './versions.css'
import { ChevronDown, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import { capital } from '#i18n/place-text.ts'
import { fullTime, relativeTime } from '#i18n/relative-time.ts'
import { Button } from '#ui/button.tsx'
import type { Line } from './difference-lines.ts'
import { DifferenceList } from './difference-list.tsx'

export interface VersionEntryProps {
  /** When it was, in milliseconds. */
  at: number
  /** What it held: `12 characters`. */
  what?: string | undefined
  /** How much changed since: `3 changes`. */
  changes?: string | undefined
  /** What stands over the lines: `Since then`. */
  heading: string
  lines: readonly Line[]
  /** Absent where there is nothing to go back to. */
  onRestore?: (() => void) | undefined
  onOpen?: (() => void) | undefined
  /** In place of the lines, while they are fetched or when they cannot be. */
  children?: ReactNode
}

/** One version: when it was, how much has changed since, and what on request. */
export function VersionEntry(props: VersionEntryProps) {
  const { at, what, changes, heading, lines, onRestore, onOpen, children } = props
  return (
    <li>
      <details className="version" onToggle={event => event.currentTarget.open && onOpen?.()}>
        <summary>
          <span className="version-when">
            <b>{capital(relativeTime(at, Date.now()))}</b>
            <time dateTime={new Date(at).toISOString()}>{fullTime(at)}</time>
          </span>
          <span className="version-what">
            {what && <span>{what}</span>}
            {changes && <span>{changes}</span>}
          </span>
          <ChevronDown />
        </summary>
        {(children || lines.length > 0 || onRestore) && (
          <div className="version-body">
            {children}
            {lines.length > 0 && <Lines heading={heading} lines={lines} />}
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

const Lines = ({ heading, lines }: Pick<VersionEntryProps, 'heading' | 'lines'>) => (
  <>
    <h3>{heading}</h3>
    <DifferenceList lines={lines} />
  </>
)
