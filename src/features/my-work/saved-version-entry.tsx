import { useState } from 'react'
import type { SavedRefusal } from '#api/saved-work.ts'
import type { Result } from '#core/result.ts'
import { m } from '#i18n/messages.ts'
import { Spinner } from '#ui/spinner.tsx'
import type { Line } from '#views/versions/difference-lines.ts'
import { VersionEntry } from '#views/versions/version-entry.tsx'
import { refusalWords } from './refusal-words.ts'

/** What a version held in a word, and what became of it in the next one. */
export type Compare<Content> = (content: Content, next: Content) => { what: string; lines: readonly Line[] }

interface Both<Content> {
  content: Content
  next: Content
}

interface SavedVersionEntryProps<Content> {
  at: number
  /** Fetches the version and the one after it. */
  read: () => Promise<Result<Both<Content>, SavedRefusal>>
  compare: Compare<Content>
  most: number
  onRestore: (content: Content) => void
}

/** One earlier version; its content is fetched when it is opened, once it could be. */
export function SavedVersionEntry<Content>(props: SavedVersionEntryProps<Content>) {
  const { at, read, compare, most, onRestore } = props
  const [both, setBoth] = useState<Result<Both<Content>, SavedRefusal>>()
  const compared = both?.ok ? compare(both.value.content, both.value.next) : undefined

  async function open() {
    if (both?.ok) return
    setBoth(undefined)
    setBoth(await read())
  }

  return (
    <VersionEntry
      at={at}
      what={compared?.what}
      heading={m.work_then()}
      lines={compared?.lines ?? []}
      onOpen={() => void open()}
      onRestore={both?.ok ? () => onRestore(both.value.content) : undefined}
    >
      {!both && (
        <p className="work-wait" role="status">
          <Spinner /> {m.work_loading()}
        </p>
      )}
      {both && !both.ok && <p role="alert">{refusalWords(both.code, most)}</p>}
    </VersionEntry>
  )
}
