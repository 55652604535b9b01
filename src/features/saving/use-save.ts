import { useState } from 'react'

/** Runs a save from a dialog: whether it is running, and why the last one was refused. */
export function useSave<Arguments extends unknown[]>(
  save: (...values: Arguments) => Promise<string | undefined>
) {
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function run(...values: Arguments) {
    if (isSaving) return
    setSaving(true)
    setRefusal(undefined)
    try {
      setRefusal(await save(...values))
    } finally {
      setSaving(false)
    }
  }

  return { isSaving, refusal, run }
}
