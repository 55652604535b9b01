/** Moves the focus in a menu: arrows wrap around, Home and End, letters find a label. @returns whether the focus moved */
export function focusByKey(list: HTMLElement, key: string): boolean {
  const items = [...list.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')]
  const index = items.findIndex(item => item.matches(':focus'))
  const target = targetOf(items, index, key)
  target?.focus()
  return target !== undefined
}

function targetOf(items: HTMLElement[], index: number, key: string) {
  if (key === 'ArrowDown') return items[(index + 1) % items.length]
  if (key === 'ArrowUp') return items.at(index <= 0 ? -1 : index - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const fromNext = [...items.slice(index + 1), ...items.slice(0, index + 1)]
  return fromNext.find(item => item.textContent.toLowerCase().startsWith(key.toLowerCase()))
}
