import { useState } from 'react'

/** A save that a dialog waits for: whether it is under way, and why the last one was refused. */
export function useSaving<Arguments extends unknown[]>(
  save: (...given: Arguments) => Promise<string | undefined>
) {
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function begin(...given: Arguments) {
    if (isSaving) return
    setSaving(true)
    setRefusal(undefined)
    setRefusal(await save(...given))
    setSaving(false)
  }

  return { isSaving, refusal, begin }
}
