import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `onFiles` with the files that are dropped or pasted anywhere on the page. What also has text, as a copy from a word processor,
 * is left to the field that has the focus. Returns whether files are being dragged over the page.
 */
export function useImagesAnywhere(onFiles: (files: File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false)

  const dragOver = useEffectEvent((event: DragEvent) => {
    if (isModalOpen() || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setDragging(true)
  })
  const dragLeave = useEffectEvent((event: DragEvent) => {
    if (!event.relatedTarget) setDragging(false)
  })
  const receive = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    setDragging(false)
    if (isModalOpen() || !transfer?.files.length) return
    if (isField(event.target) && transfer.types.includes('text/plain')) return
    event.preventDefault()
    onFiles([...transfer.files])
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('dragover', dragOver, { signal })
    window.addEventListener('dragleave', dragLeave, { signal })
    window.addEventListener('drop', event => receive(event, event.dataTransfer), { signal })
    window.addEventListener('paste', event => receive(event, event.clipboardData), { signal })
    return () => controller.abort()
  }, [])

  return isDragging
}

/** A dialog takes files itself, such as that of the account's images. */
const isModalOpen = () => document.querySelector('dialog:modal') !== null

const isField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
