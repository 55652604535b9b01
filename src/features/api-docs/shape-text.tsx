import { Fragment } from 'react'
import type { ShapePiece } from '#reference/shape-text.ts'

/** A data shape as a code block. Names of other shapes are links. */
export const ShapeText = ({ shape }: { shape: readonly ShapePiece[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard
  <pre className="api-code" tabIndex={0}>
    <ShapeWords shape={shape} />
  </pre>
)

/** A data shape as inline code. */
export const ShapeWords = ({ shape }: { shape: readonly ShapePiece[] }) => (
  <code>
    {shape.map((piece, index) =>
      typeof piece === 'string' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change
        <Fragment key={index}>{piece}</Fragment>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <a key={index} href={`#shape-${piece.name}`}>
          {piece.name}
        </a>
      )
    )}
  </code>
)
