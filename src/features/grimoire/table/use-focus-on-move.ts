import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { Game } from '#core/grimoire/game.ts'

/**
 * Lets the focus stay on a reminder that a key moves to another seat, where it is another element. Call the returned function with
 * the element on which a key is pressed.
 */
export function useFocusOnMove(table: RefObject<HTMLElement | null>, game: Game) {
  const focused = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the reminders
  useLayoutEffect(() => {
    if (focused.current === undefined) return
    const token = table.current?.querySelector<HTMLElement>(
      `[data-reminder="${CSS.escape(focused.current)}"]`
    )
    if (document.activeElement === document.body) token?.focus()
    focused.current = undefined
  }, [table, game.reminders])
  return useCallback((element: EventTarget) => {
    focused.current = element instanceof HTMLElement ? element.dataset.reminder : undefined
  }, [])
}
