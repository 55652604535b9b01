import type { RefObject } from 'react'
import type { Script } from '#core/script/script.ts'
import type { ScriptSource } from '#core/sharing/script-source.ts'
import { m } from '#i18n/messages.ts'
import { WaitingRow } from '#ui/feedback/waiting-row.tsx'
import { ImportAddress } from './import-address.tsx'
import type { ImportOutcome } from './import-outcome.ts'
import { ImportRefusal } from './import-refusal.tsx'
import { ImportResult } from './import-result.tsx'
import { scriptTitle } from './open-imported-script.ts'
import type { ImportProgress } from './use-import.ts'

interface ImportFeedbackProps {
  outcome: ImportOutcome
  progress: ImportProgress | undefined
  text: string
  /** The field that holds the text. */
  field: RefObject<HTMLTextAreaElement | null>
  onFetch: (source: ScriptSource) => void
  onStop: () => void
  onScript: (script: Script) => void
}

/** What the dialog waits for, and the result of the last reading. */
export function ImportFeedback({
  outcome,
  progress,
  text,
  field,
  onFetch,
  onStop,
  onScript
}: ImportFeedbackProps) {
  const title = outcome.kind === 'read' ? scriptTitle(outcome.script) : ''
  return (
    <>
      <p className="unseen" role="status">
        {progress ? progressText(progress) : title}
      </p>
      {progress && (
        <WaitingRow
          text={progressText(progress)}
          stopLabel={progress.kind === 'fetching' ? m.reading_stop_fetching() : m.reading_stop()}
          onStop={onStop}
        />
      )}
      {outcome.kind === 'refused' && <ImportRefusal outcome={outcome} text={text} field={field} />}
      {outcome.kind === 'address' && (
        <ImportAddress outcome={outcome} isFetching={Boolean(progress)} onFetch={onFetch} />
      )}
      {outcome.kind === 'read' && <ImportResult read={outcome} onScript={onScript} />}
    </>
  )
}

const progressText = (progress: ImportProgress) =>
  progress.kind === 'fetching' ? m.reading_fetching({ host: progress.host }) : m.import_reading()
