import { useEffect, useEffectEvent, useState } from 'react'

/** Takes files that are dropped or pasted anywhere on the page. Answers whether some are held over it just now. */
export function useHandedFiles(take: (files: File[]) => void): boolean {
  const [isHeld, setHeld] = useState(false)

  const hold = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setHeld(true)
  })
  const release = useEffectEvent((event: DragEvent) => {
    if (!event.relatedTarget) setHeld(false)
  })
  const receive = useEffectEvent((event: Event, files: FileList | undefined) => {
    setHeld(false)
    if (!files?.length) return
    event.preventDefault()
    take([...files])
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragover', hold, { signal })
    window.addEventListener('dragleave', release, { signal })
    window.addEventListener('drop', event => receive(event, event.dataTransfer?.files), { signal })
    window.addEventListener('paste', event => receive(event, event.clipboardData?.files), { signal })
    return () => listening.abort()
  }, [])

  return isHeld
}
