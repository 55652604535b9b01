import { Fragment } from 'react'
import type { ShapePiece } from '#reference/shape-text.ts'

/** A shape as code; names of others lead to them. */
export const ShapeText = ({ shape }: { shape: readonly ShapePiece[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <pre className="api-code" tabIndex={0}>
    <ShapeWords shape={shape} />
  </pre>
)

/** The same within a line. */
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
