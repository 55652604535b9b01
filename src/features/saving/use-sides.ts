import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { savedScripts } from '#api/saved-scripts.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Saved } from '#core/saved.ts'
import type { Script } from '#core/script.ts'
import { scriptDifference } from '#core/script-difference.ts'
import { m } from '#i18n/messages.ts'
import { relativeTime } from '#i18n/relative-time.ts'
import { $texts } from '#stores/cast.ts'
import { readCopies } from '#stores/library/kept-copies.ts'
import { linkOf } from '#stores/saving/links.ts'
import { $workingCopy } from '#stores/script.ts'
import { differenceLines, type Line, namesOf } from '#views/versions/difference-lines.ts'

/** One side of a conflict, in words. */
export interface Side {
  title: string
  /** When it came about; not known of work that the library has not kept yet. */
  when: string | undefined
  characters: string
  /** What the lines are about. */
  heading: string
  lines: readonly Line[]
}

/**
 * Both sides, each with what changed there since they were one. Where that state cannot be read, only this side has
 * lines: what it differs in from the other.
 */
export function useSides(theirs: Saved<Script>): { mine: Side; other: Side } {
  const { id, script } = useStore($workingCopy)
  const texts = useStore($texts)
  const before = useBefore(id)
  const changedAt = useChangedAt(id)

  const nameOf = namesOf([script, theirs.content], catalogue, texts)
  const since = (from: Script, to: Script) => differenceLines(scriptDifference(from, to), nameOf)
  const heading = before ? m.saving_since() : m.saving_against()
  return {
    mine: {
      ...described(script, heading),
      when: changedAt ? m.device_changed({ when: relativeTime(changedAt, Date.now()) }) : undefined,
      lines: since(before ?? theirs.content, script)
    },
    other: {
      ...described(theirs.content, heading),
      when: m.saving_when({ when: relativeTime(theirs.changedAt, Date.now()) }),
      lines: before ? since(before, theirs.content) : []
    }
  }
}

const described = ({ title, characters }: Script, heading: string) => ({
  title: title || m.import_untitled(),
  characters: m.device_characters({ count: characters.length }),
  heading
})

/** The state that this browser saw last in the account: both sides began there. */
function useBefore(copyId: string) {
  const [before, setBefore] = useState<Script>()
  useEffect(() => {
    const link = linkOf(copyId)
    let isWanted = Boolean(link?.version)
    if (link && isWanted)
      void savedScripts
        .readVersion(link.id, link.version)
        .then(read => isWanted && read.ok && setBefore(read.value.content))
    return () => {
      isWanted = false
    }
  }, [copyId])
  return before
}

function useChangedAt(copyId: string) {
  const [changedAt, setChangedAt] = useState<number>()
  useEffect(() => {
    let isWanted = true
    void readCopies().then(copies => {
      if (isWanted && copies.ok) setChangedAt(copies.value.find(({ id }) => id === copyId)?.changedAt)
    })
    return () => {
      isWanted = false
    }
  }, [copyId])
  return changedAt
}
