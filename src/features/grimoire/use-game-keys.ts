import { useEffect } from 'react'
import { redoInGame, undoInGame } from '#stores/grimoire/game.ts'
import { $isCurtainDown } from '#stores/grimoire/view.ts'
import { areSingleKeysOn } from '#ui/single-keys.ts'

/** Keys of the grimoire: Ctrl+Z and its relatives undo in the game instead of the script, H hides everything. */
export function useGameKeys() {
  useEffect(() => {
    const stop = new AbortController()
    // Before the builder's own keys, which leave alone what is handled.
    document.addEventListener('keydown', handleKey, { signal: stop.signal, capture: true })
    return () => stop.abort()
  }, [])
}

function handleKey(event: KeyboardEvent) {
  // Nothing happens behind the curtain, and only a button lifts it.
  if ($isCurtainDown.get()) return event.stopPropagation()
  if (event.altKey || event.defaultPrevented || event.repeat || isTyping(event)) return
  const key = event.key.toLowerCase()
  if (!(event.ctrlKey || event.metaKey)) {
    if (key === 'h' && !event.shiftKey && areSingleKeysOn()) $isCurtainDown.set(true)
    return
  }
  if (key === 'z' && !event.shiftKey) undoInGame()
  else if (key === 'y' || key === 'z') redoInGame()
  else return
  event.preventDefault()
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest('textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])') !== null
