import { useState } from 'react'
import type { DocumentRefusal } from '#api/documents.ts'
import { isSessionOver } from '#api/session.ts'
import type { Result } from '#core/result.ts'
import { m } from '#i18n/messages.ts'
import { signInToRetry } from '#stores/session.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { useAsync } from '#ui/use-async.ts'
import type { DifferenceLine } from '#views/versions/difference-lines.ts'
import { VersionEntry } from '#views/versions/version-entry.tsx'
import { workRefusalText } from './work-refusal.ts'

/** A short summary of a version, and its differences from the next version. */
export type CompareVersions<Content> = (
  content: Content,
  next: Content
) => { summary: string; lines: readonly DifferenceLine[] }

interface VersionPair<Content> {
  content: Content
  next: Content
}

interface SavedVersionEntryProps<Content> {
  /** When it was saved, in milliseconds since 1970. */
  at: number
  /** What its save changed, in one line; undefined when unknown. */
  changes: string | undefined
  /** Fetches the version and the next one. */
  fetchPair: () => Promise<Result<VersionPair<Content>, DocumentRefusal>>
  compare: CompareVersions<Content>
  limit: number
  onRestore: (content: Content) => void
}

/** An earlier version. Fetches its content when first expanded, and again after a failure. */
export function DocumentVersionEntry<Content>(props: SavedVersionEntryProps<Content>) {
  const { at, changes, fetchPair, compare, limit, onRestore } = props
  const [isOpened, setOpened] = useState(false)
  const { value: pair, retry } = useAsync(isOpened ? fetchPair : undefined, [], { onReady: signInToRetry })
  const refusal = pair && !pair.ok && !isSessionOver(pair.code) ? pair.code : undefined
  const comparison = pair?.ok ? compare(pair.value.content, pair.value.next) : undefined

  function load() {
    setOpened(true)
    if (pair && !pair.ok) retry()
  }

  return (
    <VersionEntry
      at={at}
      summary={comparison?.summary}
      changes={changes}
      heading={m.work_changed_after()}
      lines={comparison?.lines ?? []}
      onOpen={load}
      onRestore={pair?.ok ? () => onRestore(pair.value.content) : undefined}
    >
      {!pair?.ok && !refusal && (
        <p className="work-loading" role="status">
          <Spinner /> {m.work_loading()}
        </p>
      )}
      {refusal && <p role="alert">{workRefusalText(refusal, limit)}</p>}
    </VersionEntry>
  )
}
