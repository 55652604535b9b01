import { createElement, memo, type ReactNode, useId } from 'react'
import type { DisplayNode, GroupNode } from '#drawing/display-list.ts'
import { groupParts, type SvgContext, type SvgElement, svgElements } from '#drawing/svg-elements.ts'

/** Addresses of pictures by key. */
export type PictureAddresses = ReadonlyMap<string, string>

interface DisplayNodesProps {
  nodes: readonly DisplayNode[]
  pictures: PictureAddresses
}

/**
 * A display list as SVG elements, for an `<svg>` whose units are the drawing's. A layer is one `<g data-layer>`, in a mask if it is a
 * cut-out. Only layers whose node has changed render again; a `transform` that is set on such an element stays until it is removed.
 */
export const DisplayNodes = ({ nodes, pictures }: DisplayNodesProps) =>
  nodes.map((node, index) => <Group key={keyOf(node, index)} node={node} pictures={pictures} />)

/** Of the layer, or of the cut-out above several layers. */
function keyOf(node: DisplayNode, index: number): string | number {
  if (node.kind !== 'group') return index
  if (node.layer !== undefined) return node.layer
  const [cutOut] = node.cutOut ?? []
  return cutOut?.kind === 'group' ? `cut ${cutOut.layer}` : index
}

interface GroupProps {
  node: DisplayNode
  pictures: PictureAddresses
}

const Group = memo(function Group({ node, pictures }: GroupProps) {
  const prefix = useId()
  let ids = 0
  const context: SvgContext = {
    newId: () => `${prefix}${ids++}`,
    pictureAddress: key => pictures.get(key)
  }
  return node.kind === 'group' && node.layer === undefined ? (
    <Several node={node} pictures={pictures} context={context} />
  ) : (
    svgElements([node], context).map(toReact)
  )
}, isSame)

/** Layers that are cut together: each renders by itself. */
function Several({
  node,
  pictures,
  context
}: {
  node: GroupNode
  pictures: PictureAddresses
  context: SvgContext
}) {
  const { wrapper, definitions, cut } = groupParts(node, context)
  return (
    <g {...wrapper}>
      {definitions.map(toReact)}
      <g {...cut}>
        <DisplayNodes nodes={node.nodes} pictures={pictures} />
      </g>
    </g>
  )
}

/** Elements of a layer keep their places, which are their keys. */
const toReact = ({ tag, attributes, children }: SvgElement, index: number): ReactNode =>
  createElement(tag, { key: index, ...attributes }, children?.map(toReact))

function isSame(before: GroupProps, after: GroupProps): boolean {
  if (before.node !== after.node) return false
  return before.pictures === after.pictures || hasSamePictures([after.node], before.pictures, after.pictures)
}

const hasSamePictures = (
  nodes: readonly DisplayNode[],
  before: PictureAddresses,
  after: PictureAddresses
): boolean =>
  nodes.every(node => {
    if (node.kind === 'image') return before.get(node.picture) === after.get(node.picture)
    if (node.kind !== 'group') return true
    return hasSamePictures([...node.nodes, ...(node.cutOut ?? [])], before, after)
  })
