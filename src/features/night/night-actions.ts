import type { Night } from '#core/night/night.ts'
import { isCustomOrder } from '#core/night/night-order.ts'
import { moveInNightOrder, sortNightOrder, toggleNightOrder } from '#stores/night-order.ts'
import { notify } from '#stores/notice.ts'
import { $script } from '#stores/script.ts'

/** Moves a step or character; notifies when this makes the official order a custom one. */
export function moveNightEntry(night: Night, id: string, toIndex: number) {
  const before = $script.get()
  moveInNightOrder(night, id, toIndex)
  if ($script.get() !== before && !isCustomOrder(before, night)) notify({ kind: 'customNightOrder' })
}

/**
 * Switches between official and custom order. Back to official discards the custom order, so the notice offers undo.
 */
export function toggleCustomOrder(night: Night) {
  toggleNightOrder(night)
  if (!isCustomOrder($script.get(), night)) notify({ kind: 'officialNightOrder' })
}

export function sortNight(night: Night) {
  sortNightOrder(night)
  notify({ kind: 'nightOrderSorted' })
}
