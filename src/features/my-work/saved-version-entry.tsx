import { useState } from 'react'
import type { SavedRefusal } from '#api/saved-work.ts'
import type { Result } from '#core/result.ts'
import { m } from '#i18n/messages.ts'
import { Spinner } from '#ui/spinner.tsx'
import type { Line } from '#views/versions/difference-lines.ts'
import { VersionEntry } from '#views/versions/version-entry.tsx'
import { refusalWords } from './refusal-words.ts'

/** A short summary of a version, and its differences from the next version. */
export type Compare<Content> = (
  content: Content,
  next: Content
) => { summary: string; lines: readonly Line[] }

interface VersionPair<Content> {
  content: Content
  next: Content
}

interface SavedVersionEntryProps<Content> {
  /** When it was saved, in milliseconds since 1970. */
  at: number
  /** Fetches the version and the next one. */
  fetchPair: () => Promise<Result<VersionPair<Content>, SavedRefusal>>
  compare: Compare<Content>
  limit: number
  onRestore: (content: Content) => void
}

/** An earlier version. Fetches its content when first expanded, and again after a failure. */
export function SavedVersionEntry<Content>(props: SavedVersionEntryProps<Content>) {
  const { at, fetchPair, compare, limit, onRestore } = props
  const [pair, setPair] = useState<Result<VersionPair<Content>, SavedRefusal>>()
  const comparison = pair?.ok ? compare(pair.value.content, pair.value.next) : undefined

  async function load() {
    if (pair?.ok) return
    setPair(undefined)
    setPair(await fetchPair())
  }

  return (
    <VersionEntry
      at={at}
      what={comparison?.summary}
      heading={m.work_then()}
      lines={comparison?.lines ?? []}
      onOpen={() => void load()}
      onRestore={pair?.ok ? () => onRestore(pair.value.content) : undefined}
    >
      {!pair && (
        <p className="work-wait" role="status">
          <Spinner /> {m.work_loading()}
        </p>
      )}
      {pair && !pair.ok && <p role="alert">{refusalWords(pair.code, limit)}</p>}
    </VersionEntry>
  )
}
