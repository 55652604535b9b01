import { useStore } from '@nanostores/react'
import { type MouseEvent, useEffect } from 'react'
import { importModule } from '#stores/loading/import-module.ts'
import { $selection, startSelection } from '#stores/selection/selection.ts'
import { useAsync } from '#ui/use-async.ts'
import { TeamList } from './team-list.tsx'
import { $isSelecting, $teamRows } from './team-rows.ts'

const loadSelection = async () =>
  (await importModule(() => import('../selection/selection-list.tsx'))).SelectionList

/** The script's characters by team: to sort or, once their module is loaded, to select. */
export function TeamLists() {
  const isSelecting = useStore($isSelecting)
  const { value: SelectionList, state, error } = useAsync(isSelecting ? loadSelection : undefined, [])
  const groups = useStore($teamRows)
  useEffect(() => () => $selection.set(undefined), [])
  if (state === 'failed') throw error
  if (SelectionList) return <SelectionList />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu of each row starts the selection by keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div onClick={startByClick}>
      {groups.map(({ team, rows }) => (
        <TeamList key={team} team={team} rows={rows} />
      ))}
    </div>
  )
}

/** A click on a row with Ctrl, Cmd or Shift starts the selection with it. */
function startByClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  if (!(target instanceof Element) || target.closest('button') || !(ctrlKey || metaKey || shiftKey)) return
  const id = target.closest('li')?.querySelector<HTMLElement>('[data-handle]')?.dataset.handle
  if (id === undefined) return
  getSelection()?.removeAllRanges()
  startSelection([id])
}
