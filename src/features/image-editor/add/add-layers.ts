import { type Layer, type LayerContent, newLayer } from '#core/drawing/drawing.ts'
import { addLayer } from '#core/drawing/layer-operations.ts'
import { placeLayer } from '#core/drawing/place-layer.ts'
import { limits } from '#core/limits.ts'
import { type IconPaths, iconPathsAddress } from '#graphics/official-icons.ts'
import { openIconAddress, openIconBox, openIconPathData } from '#graphics/open-icons.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing, $selection, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { loadWithRetries } from '#stores/loading/load-with-retries.ts'
import { randomId } from '#stores/storage/working-copy.ts'
import { announceAddition, refuseAddition } from './add-feedback.ts'
import { iconLabel } from './icon-label.ts'

/** Adds a layer on top, selects it and says so. Returns whether there was room. @param name what was added, for the announcement */
export function addAndSelect(layer: Layer, name: string): boolean {
  const before = $openDrawing.get().drawing
  changeDrawing(drawing => addLayer(drawing, placeLayer(layer, drawing)))
  if ($openDrawing.get().drawing === before) {
    refuseAddition(m.icon_search_full({ limit: limits.drawing.layers }))
    return false
  }
  $selection.set([layer.id])
  announceAddition(m.icon_search_added({ name }))
  return true
}

const layerOf = (content: LayerContent, name = '') => ({
  ...newLayer(randomId(), content, $openDrawing.get().drawing),
  name
})

/** Adds a line of text, to be edited. Returns whether there was room. */
export function addText(): boolean {
  const text = m.icon_search_new_text()
  const style = { font: 'first', size: 120, tracking: 0, bend: 'none', bendAmount: 0 } as const
  return addAndSelect(layerOf({ kind: 'text', text, ...style }), text)
}

/** Adds a frame around the whole drawing. */
export function addFrame() {
  const { width, height } = $openDrawing.get().drawing
  const line = lineShare * Math.min(width, height)
  const size = { width: frameShare * width, height: frameShare * height }
  addAndSelect(layerOf({ kind: 'frame', style: 'line', ...size, line }), m.icon_search_frame())
}

const frameShare = 0.92
const lineShare = 0.03

/** Adds an icon of the open set. Without a network, only icons that were shown before are there. */
export async function addOpenIcon(name: string) {
  const d = await loadOpenIcon(name).catch(() => undefined)
  if (d === undefined) return refuseAddition(missingIconText(iconLabel(name)))
  addAndSelect(layerOf({ kind: 'shape', d, box: iconBox, icon: name }), iconLabel(name))
}

/** Adds the icon of an official character. @param name the character's name in the page's language */
export async function addOfficialIcon(id: string, name: string) {
  const paths = await loadOfficialIcons().catch(() => undefined)
  const d = paths?.[id]
  if (d === undefined) return refuseAddition(missingIconText(name))
  addAndSelect(layerOf({ kind: 'shape', d, box: iconBox }, name), name)
}

const iconBox = { x: 0, y: 0, width: openIconBox, height: openIconBox }

const missingIconText = (name: string) =>
  navigator.onLine ? m.icon_search_not_loaded({ name }) : m.icon_search_not_here({ name })

async function loadOpenIcon(name: string) {
  const response = await loadFile(openIconAddress(name))
  return openIconPathData(await response.text())
}

async function loadOfficialIcons(): Promise<IconPaths> {
  const response = await loadFile(iconPathsAddress)
  return response.json()
}

const loadFile = (address: string) =>
  loadWithRetries(async () => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`Failed to fetch an icon: status ${response.status}`)
    return response
  })
