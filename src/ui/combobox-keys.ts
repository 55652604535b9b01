import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { focusOnKey } from './focus-on-key.ts'

interface Choices<Item> {
  query: string
  onQueryChange: (query: string) => void
  items: readonly Item[]
  onPick: (item: Item) => void
}

/** Which item is chosen, and what keys and presses do with it. */
export function useChoices<Item>({ query, onQueryChange, items, onPick }: Choices<Item>) {
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(true)
  const isShown = isOpen && query.trim() !== ''
  const place = Math.min(at, items.length - 1)
  const chosen = items[place]

  const change = (next: string) => {
    setAt(0)
    setOpen(true)
    onQueryChange(next)
  }
  const pick = (item: Item) => {
    onPick(item)
    change('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isShown) return
    if (event.key === 'ArrowDown' && chosen) setAt((place + 1) % items.length)
    else if (event.key === 'ArrowUp' && chosen) setAt((place - 1 + items.length) % items.length)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape') change('')
    else return
    event.preventDefault()
  }
  return { chosen, isShown, change, pick, press, open: () => setOpen(true), close: () => setOpen(false) }
}

/** Puts the focus in a field when its key is pressed anywhere outside fields and dialogs. */
export function useShortcut(key: string, input: RefObject<HTMLInputElement | null>) {
  useEffect(() => focusOnKey(key, () => input.current), [key, input])
}
