import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { focusOnKey } from '../focus-on-key.ts'

interface ComboboxInput<Item> {
  query: string
  onQueryChange: (query: string) => void
  items: readonly Item[]
  onPick: (item: Item) => void
}

/** State of a combobox: the chosen item, whether the list is open, and handlers for typing, keys and picks. */
export function useCombobox<Item>({ query, onQueryChange, items, onPick }: ComboboxInput<Item>) {
  const [index, setIndex] = useState(0)
  const [isOpen, setOpen] = useState(true)
  const isVisible = isOpen && query.trim() !== ''
  const chosenIndex = Math.min(index, items.length - 1)
  const chosen = items[chosenIndex]

  const change = (next: string) => {
    setIndex(0)
    setOpen(true)
    onQueryChange(next)
  }
  const pick = (item: Item) => {
    onPick(item)
    change('')
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isVisible) return
    if (event.key === 'ArrowDown' && chosen) setIndex((chosenIndex + 1) % items.length)
    else if (event.key === 'ArrowUp' && chosen) setIndex((chosenIndex - 1 + items.length) % items.length)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape') change('')
    else return
    event.preventDefault()
  }
  return {
    chosen,
    isVisible,
    change,
    pick,
    handleKey,
    open: () => setOpen(true),
    close: () => setOpen(false)
  }
}

/** Focuses an input when `key` is pressed outside of fields and dialogs. */
export function useFocusKey(key: string, input: RefObject<HTMLInputElement | null>) {
  useEffect(() => focusOnKey(key, () => input.current), [key, input])
}
