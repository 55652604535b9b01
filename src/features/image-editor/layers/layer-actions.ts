import type { Layer } from '#core/drawing/drawing.ts'
import { duplicateLayers, removeLayers } from '#core/drawing/layer-operations.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing, $selection, changeDrawing, undoDrawing } from '#stores/drawings/open-drawing.ts'
import { $notice, dismissNotice, notify } from '#stores/notice.ts'
import { randomId } from '#stores/storage/working-copy.ts'
import { announce } from '../canvas/announce.ts'
import { layersName } from './layer-name.ts'

/** Units by which a copy is shifted, so that it is seen. */
const copyShift = 16

/** Removes layers, with a notice that has Undo. */
export function deleteLayers(layers: readonly Layer[]) {
  if (layers.length === 0) return
  const before = $selection.get()
  const gone = new Set(layers.map(({ id }) => id))
  changeDrawing(drawing => removeLayers(drawing, gone))
  $selection.set(before.filter(id => !gone.has(id)))
  notify({ kind: 'itemRemoved', name: layersName(layers) }, () => {
    undoDrawing()
    $selection.set(before)
  })
  dismissOnChange()
}

/** Removes the notice with the next change, which its Undo would revert instead. */
function dismissOnChange() {
  const notice = $notice.get()
  const stop = $openDrawing.listen(() => {
    stop()
    if ($notice.get() === notice) dismissNotice()
  })
}

/** Copies layers and selects the copies. */
export function copyLayers(layers: readonly Layer[]) {
  const copyIds = new Map(layers.map(({ id }) => [id, randomId()]))
  const before = $openDrawing.get()
  changeDrawing(drawing => duplicateLayers(drawing, copyIds, copyShift))
  if ($openDrawing.get() === before)
    return announce(m.image_editor_said_full({ count: limits.drawing.layers }))
  $selection.set([...copyIds.values()])
  announce(m.image_editor_said_copied({ name: layersName(layers) }))
}
