import type { KeyboardEvent } from 'react'
import type { Layer } from '#core/drawing/drawing.ts'
import { changeLayers, shiftLayers } from '#core/drawing/layer-operations.ts'
import { movePose, type Pose, poseBounds, rotatePose, scalePose } from '#core/drawing/layer-pose.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing, $selection, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { copyLayers, deleteLayers } from '../layers/layer-actions.ts'
import { layerName, layersName } from '../layers/layer-name.ts'
import { isMovable, posedLayers, type SelectionFrame, withPose } from './selection-frame.ts'
import type { Zoom } from './use-view.ts'

/** What a press of `+` scales by. */
const scaleStep = 1.05

interface KeyContext {
  frame: SelectionFrame | undefined
  zoom: Pick<Zoom, 'fit'>
  showKeys: () => void
  announce: (text: string) => void
}

/** The keys of the canvas. Each change is announced. */
export function handleCanvasKey(event: KeyboardEvent, context: KeyContext) {
  const isHandled =
    event.ctrlKey || event.metaKey ? handleCommand(event, context) : handlePlainKey(event, context)
  if (isHandled) event.preventDefault()
}

function handleCommand({ key, altKey }: KeyboardEvent, { frame, announce }: KeyContext): boolean {
  if (altKey) return false
  switch (key.toLowerCase()) {
    case 'a': {
      const layers = $openDrawing.get().drawing.layers.filter(isMovable)
      select(layers, announce)
      return true
    }
    case 'd':
      if (frame) copyLayers(frame.layers)
      return true
    default:
      return false
  }
}

function handlePlainKey(event: KeyboardEvent, context: KeyContext): boolean {
  const { key, shiftKey, altKey } = event
  const arrow = arrows[key]
  if (arrow && altKey) return change(context, 'rotation', turning((arrow.x || arrow.y) * (shiftKey ? 15 : 1)))
  const length = shiftKey ? 10 : 1
  if (arrow) return change(context, 'place', pose => movePose(pose, arrow.x * length, arrow.y * length))
  switch (key) {
    case '[':
    case '{':
      return change(context, 'rotation', turning(key === '{' ? -15 : -1))
    case ']':
    case '}':
      return change(context, 'rotation', turning(key === '}' ? 15 : 1))
    case '+':
    case '=':
      return change(context, 'size', pose => scalePose(pose, scaleStep))
    case '-':
    case '_':
      return change(context, 'size', pose => scalePose(pose, 1 / scaleStep))
    case 'PageUp':
      return reorder(context, 1)
    case 'PageDown':
      return reorder(context, -1)
    case 'Delete':
    case 'Backspace':
      if (context.frame) deleteLayers(context.frame.layers.filter(layer => !layer.isLocked))
      return true
    case 'n':
    case 'N':
      return selectNext(context, shiftKey ? 1 : -1)
    case 'Escape':
      select([], context.announce)
      return true
    case '0':
      context.zoom.fit()
      return true
    case '?':
      context.showKeys()
      return true
    default:
      return false
  }
}

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 }
}

const turning = (degrees: number) => (pose: Pose) => rotatePose(pose, degrees)

/** Changes the pose of the selection. Held keys are one undo step. */
function change(
  { frame, announce }: KeyContext,
  field: 'place' | 'size' | 'rotation',
  step: (pose: Pose) => Pose
): boolean {
  if (!frame) announce(m.image_editor_said_none())
  else if (frame.isLocked) announce(m.image_editor_said_locked({ name: layersName(frame.layers) }))
  else {
    const pose = step(frame.pose)
    const after = new Map(posedLayers(frame, pose).map(layer => [layer.id, layer]))
    const ids = [...after.keys()]
    changeDrawing(
      drawing => changeLayers(drawing, ids, layer => withPose(layer, after.get(layer.id) ?? layer)),
      `key-${field}-${ids.join()}`
    )
    announce(sayPose([...after.values()], field, pose, frame))
  }
  return true
}

function sayPose(
  layers: readonly Layer[],
  field: 'place' | 'size' | 'rotation',
  pose: Pose,
  { local }: SelectionFrame
): string {
  const name = layersName(layers)
  const { x, y } = poseBounds(pose, local)
  if (field === 'place') return m.image_editor_said_place({ name, x: Math.round(x), y: Math.round(y) })
  if (field === 'rotation') return m.image_editor_said_rotation({ name, degrees: Math.round(pose.rotation) })
  const width = Math.round(Math.abs(local.width * pose.scaleX))
  const height = Math.round(Math.abs(local.height * pose.scaleY))
  return m.image_editor_said_size({ name, width, height })
}

function reorder({ frame, announce }: KeyContext, by: 1 | -1): boolean {
  const [first] = frame?.layers ?? []
  if (!frame || !first) {
    announce(m.image_editor_said_none())
    return true
  }
  changeDrawing(drawing => shiftLayers(drawing, idsOf(frame.layers), by), `order-${idsOf(frame.layers)}`)
  const { layers } = $openDrawing.get().drawing
  const place = layers.length - layers.findIndex(({ id }) => id === first.id)
  announce(m.image_editor_said_order({ name: layersName(frame.layers), place, count: layers.length }))
  return true
}

/** Selects the layer below the selected one, or above it; after the last comes the first. */
function selectNext({ announce }: KeyContext, by: 1 | -1): boolean {
  const layers = $openDrawing.get().drawing.layers.filter(isMovable)
  const present = layers.findIndex(({ id }) => $selection.get().includes(id))
  const start = present < 0 ? (by === 1 ? -1 : layers.length) : present
  select(layers.slice((start + by + layers.length) % Math.max(1, layers.length)).slice(0, 1), announce)
  return true
}

function select(layers: readonly Layer[], announce: (text: string) => void) {
  $selection.set(idsOf(layers))
  announce(
    layers.length === 0
      ? m.image_editor_said_none()
      : m.image_editor_said_selected({ name: layers.map(layerName).join(', ') })
  )
}

const idsOf = (layers: readonly Layer[]) => layers.map(({ id }) => id)
