import { useEffect } from 'react'
import { redoStep, undoStep } from './travel.ts'

/** Ctrl+Z and its relatives undo in the drawing instead of the script, which isn't on screen. Fields of text undo by themselves. */
export function useUndoKeys() {
  useEffect(() => {
    const stop = new AbortController()
    // Before the builder's own keys, which leave alone what is handled.
    document.addEventListener('keydown', handleKey, { signal: stop.signal, capture: true })
    return () => stop.abort()
  }, [])
}

function handleKey(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented || isTyping(event)) return
  const key = event.key.toLowerCase()
  if (key === 'z' && !event.shiftKey) undoStep()
  else if (key === 'y' || key === 'z') redoStep()
  else return
  event.preventDefault()
}

/** Sliders, colours and switches have no undo of their own. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest(
    'textarea, select, dialog, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"])'
  ) !== null
