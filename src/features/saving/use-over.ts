import { useEffect, useState } from 'react'
import { savedScripts } from '#api/saved-scripts.ts'
import type { Saved, SavedMark } from '#core/saved.ts'
import type { Script } from '#core/script.ts'
import { linkOf } from '#stores/saving/links.ts'
import { $openCopyId } from '#stores/script.ts'
import { whenSignedInAgain } from '#stores/session.ts'

/** Milliseconds after the last letter of a search before it is asked for. */
const searchRest = 250

/** The saved scripts that a search finds, but for the one that the open script is linked to: that one has its own way. */
export function useFound(search: string) {
  const [marks, setMarks] = useState<readonly SavedMark[]>()
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    let isWanted = true
    async function load() {
      const listed = await savedScripts.list({ search: search.trim() })
      if (!isWanted) return
      const own = linkOf($openCopyId.get())?.id
      setRefusal(listed.ok ? undefined : said(listed.code, load))
      if (listed.ok) setMarks(listed.value.items.filter(({ id }) => id !== own))
    }
    const rest = setTimeout(load, search ? searchRest : 0)
    return () => {
      isWanted = false
      clearTimeout(rest)
    }
  }, [search])
  return { marks, refusal }
}

/** The chosen script, whole. */
export function useChosen(id: string | undefined) {
  const [saved, setSaved] = useState<Saved<Script>>()
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    let isWanted = true
    setSaved(undefined)
    async function load() {
      if (!id) return
      const read = await savedScripts.read(id)
      if (!isWanted) return
      setRefusal(read.ok ? undefined : said(read.code, load))
      if (read.ok) setSaved(read.value)
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [id])
  return { saved, refusal }
}

/** A session that is over is asked for anew by itself. */
function said(code: string, retry: () => void) {
  if (code !== 'signed_out' && code !== 'session_expired') return code
  whenSignedInAgain(retry)
  return undefined
}
