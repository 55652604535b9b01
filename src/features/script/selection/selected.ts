import { computed } from 'nanostores'
import { useSyncExternalStore } from 'react'
import { $selection } from '#stores/selection/selection.ts'
import { $teamRows } from '../list/team-rows.ts'

/** All selectable characters, from top to bottom. */
export const $selectableRows = computed($teamRows, groups => groups.flatMap(({ rows }) => rows))

/** The selected characters that are still on the script, from top to bottom. */
export const $selectedRows = computed([$selection, $selectableRows], (selection, rows) =>
  rows.filter(({ id }) => selection?.has(id))
)

export const $selectedIds = computed($selectedRows, rows => new Set(rows.map(({ id }) => id)))

const listen = (changed: () => void) => $selectedIds.listen(changed)

/** Whether a character is selected. Renders again only when that changes. */
export const useIsSelected = (id: string) => useSyncExternalStore(listen, () => $selectedIds.get().has(id))

/** Whether all of these characters are selected. */
export const useAllSelected = (ids: readonly string[]) =>
  useSyncExternalStore(listen, () => ids.every(id => $selectedIds.get().has(id)))
