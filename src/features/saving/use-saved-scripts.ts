import { useState } from 'react'
import { type DocumentRefusal, savedScripts } from '#api/documents.ts'
import { isSessionOver } from '#api/session.ts'
import type { Result } from '#core/result.ts'
import type { DocumentInfo } from '#core/saving/document.ts'
import { getLink } from '#stores/saving/links.ts'
import { $openScriptId } from '#stores/script.ts'
import { signInToRetry } from '#stores/session.ts'
import { useAsync } from '#ui/use-async.ts'

/** Milliseconds after the last keystroke before a search is sent. */
const searchDelay = 250

/**
 * Searches the saved scripts. Leaves out the one linked to the open script, which the normal save updates. The former
 * results stay while a search is sent.
 */
export function useSavedScriptSearch(search: string) {
  const [results, setResults] = useState<readonly DocumentInfo[]>()
  const { value: found, retry } = useAsync(() => savedScripts.list({ search: search.trim() }), [search], {
    delay: search ? searchDelay : 0,
    onReady: (listed, retry) => {
      const linkedId = getLink($openScriptId.get())?.id
      if (listed.ok) setResults(listed.value.items.filter(({ id }) => id !== linkedId))
      signInToRetry(listed, retry)
    }
  })
  return { results, refusal: refusalOf(found), retry }
}

/** Loads a saved script with its content. */
export function useSavedScript(id: string | undefined) {
  const load = id === undefined ? undefined : () => savedScripts.read(id)
  const { value: read, retry } = useAsync(load, [id], { onReady: signInToRetry })
  return { saved: read?.ok ? read.value : undefined, refusal: refusalOf(read), retry }
}

/** The refusal to show; undefined when the session is over, which opens the sign-in dialog. */
const refusalOf = (response: Result<unknown, DocumentRefusal> | undefined) =>
  !response || response.ok || isSessionOver(response.code) ? undefined : response.code
