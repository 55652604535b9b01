import { useStore } from '@nanostores/react'
import { savedScripts } from '#api/documents.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import type { SavedDocument } from '#core/saving/document.ts'
import type { Script } from '#core/script/script.ts'
import { scriptDifference } from '#core/script/script-difference.ts'
import { m } from '#i18n/messages.ts'
import { relativeTime } from '#i18n/relative-time.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { readLocalScripts } from '#stores/library/local-scripts.ts'
import { getLink } from '#stores/saving/links.ts'
import { $workingCopy } from '#stores/script.ts'
import { useAsync } from '#ui/use-async.ts'
import { createNameLookup, type DifferenceLine, differenceLines } from '#views/versions/difference-lines.ts'

/** One of the two conflicting versions, as texts to show. */
export interface SideSummary {
  title: string
  /** Time of the last change; undefined until the library has stored the script. */
  when: string | undefined
  characters: string
  /** Heading of the lines. */
  heading: string
  lines: readonly DifferenceLine[]
}

/**
 * Both versions of a conflict, each with its changes since the last common version; no lines while it loads. When that
 * version cannot be read, only the local one has lines: its differences from the other.
 */
export function useConflictSides(theirs: SavedDocument<Script>): { mine: SideSummary; other: SideSummary } {
  const { id, script } = useStore($workingCopy)
  const texts = useStore($catalogueTexts)
  const { state, value: common } = useCommonVersion(id)
  const changedAt = useChangedAt(id)

  const nameOf = createNameLookup([script, theirs.content], catalogue, texts)
  const changes = (from: Script, to: Script) =>
    state === 'loading' ? [] : differenceLines(scriptDifference(from, to), nameOf)
  const heading = common ? m.saving_changed_since() : m.saving_compared_with_theirs()
  return {
    mine: {
      ...summaryOf(script, heading),
      when: changedAt ? m.device_changed({ when: relativeTime(changedAt, Date.now()) }) : undefined,
      lines: changes(common ?? theirs.content, script)
    },
    other: {
      ...summaryOf(theirs.content, heading),
      when: m.saving_saved_when({ when: relativeTime(theirs.changedAt, Date.now()) }),
      lines: common ? changes(common, theirs.content) : []
    }
  }
}

const summaryOf = ({ title, characters }: Script, heading: string) => ({
  title,
  characters: m.device_characters({ count: characters.length }),
  heading
})

/** Loads the last common version: the one that this browser last read or saved. */
const useCommonVersion = (scriptId: string) =>
  useAsync(async () => {
    const link = getLink(scriptId)
    const read = link?.version ? await savedScripts.readVersion(link.id, link.version) : undefined
    return read?.ok ? read.value.content : undefined
  }, [scriptId])

const useChangedAt = (scriptId: string) =>
  useAsync(async () => {
    const scripts = await readLocalScripts()
    return scripts.ok ? scripts.value.find(({ id }) => id === scriptId)?.changedAt : undefined
  }, [scriptId]).value
