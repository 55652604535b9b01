import { useEffect, useState } from 'react'
import { savedScripts } from '#api/saved-scripts.ts'
import type { Saved, SavedMark } from '#core/saved.ts'
import type { Script } from '#core/script.ts'
import { linkOf } from '#stores/saving/links.ts'
import { $openCopyId } from '#stores/script.ts'
import { whenSignedInAgain } from '#stores/session.ts'

/** Milliseconds after the last keystroke before a search is sent. */
const searchDelay = 250

/** Searches the saved scripts. Leaves out the one linked to the open script, which the normal save updates. */
export function useFound(search: string) {
  const [results, setResults] = useState<readonly SavedMark[]>()
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    async function load() {
      const listed = await savedScripts.list({ search: search.trim() })
      if (!isCurrent) return
      const linkedId = linkOf($openCopyId.get())?.id
      setRefusal(listed.ok ? undefined : handleRefusal(listed.code, load))
      if (listed.ok) setResults(listed.value.items.filter(({ id }) => id !== linkedId))
    }
    const timer = setTimeout(load, search ? searchDelay : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search])
  return { results, refusal }
}

/** Loads a saved script with its content. */
export function useChosen(id: string | undefined) {
  const [saved, setSaved] = useState<Saved<Script>>()
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    setSaved(undefined)
    async function load() {
      if (!id) return
      const read = await savedScripts.read(id)
      if (!isCurrent) return
      setRefusal(read.ok ? undefined : handleRefusal(read.code, load))
      if (read.ok) setSaved(read.value)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [id])
  return { saved, refusal }
}

/** The refusal to show; undefined when the session has ended, which opens the sign-in dialog and then retries. */
function handleRefusal(code: string, retry: () => void) {
  if (code !== 'signed_out' && code !== 'session_expired') return code
  whenSignedInAgain(retry)
  return undefined
}
