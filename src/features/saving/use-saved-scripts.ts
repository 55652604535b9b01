import { useEffect, useState } from 'react'
import { savedScripts } from '#api/documents.ts'
import type { DocumentInfo, SavedDocument } from '#core/saving/document.ts'
import type { Script } from '#core/script/script.ts'
import { getLink } from '#stores/saving/links.ts'
import { $openScriptId } from '#stores/script.ts'
import { unlessSessionOver } from '#stores/session.ts'

/** Milliseconds after the last keystroke before a search is sent. */
const searchDelay = 250

/** Searches the saved scripts. Leaves out the one linked to the open script, which the normal save updates. */
export function useSavedScriptSearch(search: string) {
  const [results, setResults] = useState<readonly DocumentInfo[]>()
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    async function load() {
      const listed = await savedScripts.list({ search: search.trim() })
      if (!isCurrent) return
      const linkedId = getLink($openScriptId.get())?.id
      setRefusal(listed.ok ? undefined : unlessSessionOver(listed.code, load))
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
export function useSavedScript(id: string | undefined) {
  const [saved, setSaved] = useState<SavedDocument<Script>>()
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    setSaved(undefined)
    async function load() {
      if (!id) return
      const read = await savedScripts.read(id)
      if (!isCurrent) return
      setRefusal(read.ok ? undefined : unlessSessionOver(read.code, load))
      if (read.ok) setSaved(read.value)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [id])
  return { saved, refusal }
}
