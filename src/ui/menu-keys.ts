/** Moves the focus in a list of menu items: arrows go round, Home and End, and letters find a name. */
export function focusByKey(list: HTMLElement, key: string): boolean {
  const items = [...list.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')]
  const at = items.findIndex(item => item.matches(':focus'))
  const target = targetOf(items, at, key)
  target?.focus()
  return target !== undefined
}

function targetOf(items: HTMLElement[], at: number, key: string) {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const fromNext = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return fromNext.find(item => item.textContent.toLowerCase().startsWith(key.toLowerCase()))
}
