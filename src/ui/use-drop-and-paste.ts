import { useEffect, useEffectEvent, useState } from 'react'

/** What was dropped or pasted: a file, or text. */
export type DroppedContent = { kind: 'text'; text: string } | { kind: 'file'; file: File }

/** The content of a drop or paste: its first file, else its text. Undefined when it has neither. */
export function droppedContent(transfer: DataTransfer): DroppedContent | undefined {
  const [file] = transfer.files
  if (file) return { kind: 'file', file }
  const text = transfer.getData('text/plain') || transfer.getData('text/uri-list')
  return text.trim() === '' ? undefined : { kind: 'text', text }
}

/** Characters of a text that a field takes itself when it is pasted there, so that its own undo works. A longer one would freeze it. */
const longestText = 2 * 1024 * 1024

/** Calls `onContent` with what is dropped or pasted anywhere on the page. Returns whether something is being dragged over it. */
export function useDropAndPaste(onContent: (content: DroppedContent) => void): boolean {
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
    const content = event.dataTransfer && droppedContent(event.dataTransfer)
    if (content) onContent(content)
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const content = event.clipboardData && droppedContent(event.clipboardData)
    if (!content || (isField(event.target) && content.kind === 'text' && content.text.length <= longestText))
      return
    event.preventDefault()
    onContent(content)
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

const isField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
