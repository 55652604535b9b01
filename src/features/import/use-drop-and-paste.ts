import { useEffect, useEffectEvent, useState } from 'react'
import { limits } from '#core/limits.ts'
import { type ImportSource, importSourceOf } from './import-source.ts'

/** Calls `onSource` with what is dropped or pasted anywhere on the page. Returns whether something is being dragged over it. */
export function useDropAndPaste(onSource: (source: ImportSource) => void): boolean {
  const [isDragging, setDragging] = useState(false)

  const dragOver = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setDragging(true)
  })
  const dragLeave = useEffectEvent((event: DragEvent) => {
    if (!event.relatedTarget) setDragging(false)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    const source = event.dataTransfer && importSourceOf(event.dataTransfer)
    if (source) onSource(source)
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const source = event.clipboardData && importSourceOf(event.clipboardData)
    if (!source || isForField(event, source)) return
    event.preventDefault()
    onSource(source)
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('dragover', dragOver, { signal })
    window.addEventListener('dragleave', dragLeave, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('paste', paste, { signal })
    return () => controller.abort()
  }, [])

  return isDragging
}

/** Whether the text field handles the paste itself, so that its own undo works. Text over the limit would freeze it. */
const isForField = (event: Event, source: ImportSource) =>
  event.target instanceof HTMLTextAreaElement &&
  source.kind === 'text' &&
  source.text.length <= limits.file.bytes
