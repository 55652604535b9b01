import { useEffect, useEffectEvent, useState } from 'react'

/** Calls `onFiles` with files dropped or pasted anywhere on the page. Returns whether files are being dragged over it. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false)

  const dragOver = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setDragging(true)
  })
  const dragLeave = useEffectEvent((event: DragEvent) => {
    if (!event.relatedTarget) setDragging(false)
  })
  const receive = useEffectEvent((event: Event, files: FileList | undefined) => {
    setDragging(false)
    if (!files?.length) return
    event.preventDefault()
    onFiles([...files])
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('dragover', dragOver, { signal })
    window.addEventListener('dragleave', dragLeave, { signal })
    window.addEventListener('drop', event => receive(event, event.dataTransfer?.files), { signal })
    window.addEventListener('paste', event => receive(event, event.clipboardData?.files), { signal })
    return () => controller.abort()
  }, [])

  return isDragging
}
