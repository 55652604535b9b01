import { Fragment } from 'react'
import type { SchemaPiece } from '#api-reference/schema-text.ts'

/** A data shape as a code block. Names of other shapes are links. */
export const ShapeBlock = ({ shape }: { shape: readonly SchemaPiece[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard
  <pre className="api-code" tabIndex={0}>
    <InlineShape shape={shape} />
  </pre>
)

/** A data shape as inline code. */
export const InlineShape = ({ shape }: { shape: readonly SchemaPiece[] }) => (
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
