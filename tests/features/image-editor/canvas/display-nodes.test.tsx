import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { changeLayer } from '#core/drawing/layer-operations.ts'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { DisplayNodes } from '#features/image-editor/canvas/display-nodes.tsx'
import { bar, drawingOf, fullIcon, image, layerOf, noText } from '../../../drawing/sample-drawings.ts'

const Shown = ({ drawing, pictures = new Map() }: { drawing: Drawing; pictures?: Map<string, string> }) => (
  <svg viewBox="0 0 539 539" role="img" aria-label="Drawing">
    <DisplayNodes nodes={buildDisplayList(drawing, 'good', noText)} pictures={pictures} />
  </svg>
)

const cut = { ...fullIcon, layers: [...fullIcon.layers, layerOf('hole', bar, { isCutOut: true })] }

/** Layers within which something has changed, and the kinds of changes. */
async function changesOf(container: Element, change: () => Promise<unknown>) {
  const records: MutationRecord[] = []
  const observer = new MutationObserver(found => records.push(...found))
  observer.observe(container, { attributes: true, childList: true, subtree: true })
  await change()
  records.push(...observer.takeRecords())
  observer.disconnect()
  const layers = records.map(({ target }) => target instanceof Element && target.closest('[data-layer]'))
  return {
    types: [...new Set(records.map(({ type }) => type))],
    layers: [...new Set(layers.map(layer => layer instanceof SVGElement && layer.dataset.layer))]
  }
}

test.each([
  ['among others', fullIcon, 'layer5'],
  ['below a cut-out', cut, 'layer5'],
  ['that is a cut-out', cut, 'hole']
])('moving a layer %s changes attributes of its elements alone', async (_, drawing, id) => {
  const { container, rerender } = await render(<Shown drawing={drawing} />)
  const moved = changeLayer(drawing, id, layer => ({ ...layer, x: layer.x + 2, y: layer.y - 1 }))
  const { types, layers } = await changesOf(container, () => rerender(<Shown drawing={moved} />))
  expect(types).toEqual(['attributes'])
  expect(layers).toEqual([id])
})

test('a transform that is set during a drag stays until it is removed', async () => {
  const { container, rerender } = await render(<Shown drawing={fullIcon} />)
  const layer = container.querySelector<SVGElement>('[data-layer="layer5"]')
  if (!layer) throw new Error('The layer isn’t shown')
  layer.style.transform = 'translate(5px, 7px)'
  await rerender(<Shown drawing={changeLayer(fullIcon, 'layer5', each => ({ ...each, x: each.x + 5 }))} />)
  expect(layer.style.transform).toBe('translate(5px, 7px)')
  expect(layer.isConnected).toBe(true)
})

test('the same drawing shown twice has different ids', async () => {
  const { container } = await render(
    <>
      <Shown drawing={cut} />
      <Shown drawing={cut} />
    </>
  )
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(40)
  expect(new Set(ids).size).toBe(ids.length)
  const references = container.innerHTML.match(/url\(#[^)]+\)/g) ?? []
  const referenced = references.map(reference => reference.slice(5, -1))
  expect(referenced.filter(id => !ids.includes(id))).toEqual([])
})

test('an image appears when its picture has come, also below a cut-out', async () => {
  const drawing = drawingOf([layerOf('photo', image), layerOf('hole', bar, { isCutOut: true })])
  const { container, rerender } = await render(<Shown drawing={drawing} />)
  expect(container.querySelector('image')).toBeNull()
  const { pictureKey } = await import('#drawing/picture-requests.ts')
  await rerender(<Shown drawing={drawing} pictures={new Map([[pictureKey(image), 'data:,']])} />)
  expect(container.querySelector('image')?.getAttribute('href')).toBe('data:,')
})
