import { useId } from 'react'
import { invert, type Matrix } from '#core/drawing/layer-matrix.ts'
import type { DisplayNode, GroupNode, ImageNode, Paint, PathNode } from '#drawing/display-list.ts'

/** Addresses of pictures by key. */
export type PictureAddresses = ReadonlyMap<string, string>

interface DisplayNodesProps {
  nodes: readonly DisplayNode[]
  pictures: PictureAddresses
}

/** A display list as SVG elements, for an `<svg>` whose units are the drawing's. */
export const DisplayNodes = ({ nodes, pictures }: DisplayNodesProps) =>
  nodes.map((node, index) => <Node key={keyOf(node, index)} node={node} pictures={pictures} />)

const keyOf = (node: DisplayNode, index: number) => (node.kind === 'group' && node.layer) || index

function Node({ node, pictures }: { node: DisplayNode; pictures: PictureAddresses }) {
  if (node.kind === 'path') return <Path node={node} />
  if (node.kind === 'image') return <Image node={node} pictures={pictures} />
  return <Group node={node} pictures={pictures} />
}

function Path({ node: { d, matrix, fill, stroke } }: { node: PathNode }) {
  const id = useId()
  const isGradient = typeof fill === 'object'
  return (
    <>
      {isGradient && <Gradient id={id} paint={fill} matrix={matrix} />}
      <path
        d={d}
        transform={transformOf(matrix)}
        fill={isGradient ? `url(#${id})` : (fill ?? 'none')}
        {...(stroke && {
          stroke: stroke.colour,
          strokeWidth: stroke.width,
          strokeLinejoin: 'round' as const
        })}
      />
    </>
  )
}

function Gradient({ id, paint, matrix }: { id: string; paint: Exclude<Paint, string>; matrix: Matrix }) {
  const { from, to, ...line } = paint
  const back = invert(matrix)
  return (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      {...line}
      {...(back && { gradientTransform: transformOf(back) })}
    >
      <stop stopColor={from} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  )
}

function Image({ node, pictures }: { node: ImageNode; pictures: PictureAddresses }) {
  const href = pictures.get(node.picture)
  if (href === undefined) return null
  return <image href={href} transform={transformOf(node.matrix)} {...node.box} preserveAspectRatio="none" />
}

function Group({ node, pictures }: { node: GroupNode; pictures: PictureAddresses }) {
  return (
    <g opacity={node.opacity} data-layer={node.layer}>
      <DisplayNodes nodes={node.nodes} pictures={pictures} />
    </g>
  )
}

const transformOf = (matrix: Matrix) => `matrix(${matrix.join(' ')})`
