// biome-ignore-all lint/suspicious/noArrayIndexKey: parts of a text have no other key, and never change
import type { HelpBlock, HelpInline } from '#help/help-text.ts'
import type { HelpImages } from '#help/scenes.ts'
import { HelpFigure } from './help-figure.tsx'

/** Blocks of a help text. A figure whose picture doesn't exist is left out. */
export const HelpBlocks = ({ blocks, images }: { blocks: readonly HelpBlock[]; images: HelpImages }) =>
  blocks.map((block, index) => <Block key={index} block={block} images={images} />)

function Block({ block, images }: { block: HelpBlock; images: HelpImages }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Inlines inlines={block.children} />
      </p>
    )
  if (block.kind === 'list') return <List {...block} images={images} />
  if (block.kind === 'table') return <Table rows={block.rows} />
  if (block.kind === 'figure') return <HelpFigure {...block} images={images} />
  if (block.kind === 'quote')
    return (
      <blockquote>
        <HelpBlocks blocks={block.blocks} images={images} />
      </blockquote>
    )
  return (
    // Scrolls sideways, so the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the Tab key
    <pre tabIndex={0}>
      <code>{block.text}</code>
    </pre>
  )
}

function List({ isNumbered, items, images }: HelpBlock & { kind: 'list' } & { images: HelpImages }) {
  const children = items.map((blocks, index) => (
    <li key={index}>
      <ItemContent blocks={blocks} images={images} />
    </li>
  ))
  return isNumbered ? <ol>{children}</ol> : <ul>{children}</ul>
}

/** The first paragraph of an item has no element of its own. */
function ItemContent({ blocks, images }: { blocks: readonly HelpBlock[]; images: HelpImages }) {
  const [first, ...rest] = blocks
  if (first?.kind !== 'paragraph') return <HelpBlocks blocks={blocks} images={images} />
  return (
    <>
      <Inlines inlines={first.children} />
      <HelpBlocks blocks={rest} images={images} />
    </>
  )
}

function Table({ rows: [head = [], ...rows] }: { rows: readonly (readonly (readonly HelpInline[])[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the Tab key
    <div className="help-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    <Inlines inlines={cell} />
                  </th>
                ) : (
                  <td key={column}>
                    <Inlines inlines={cell} />
                  </td>
                )
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Inline content of a paragraph, a heading or a cell. */
export const Inlines = ({ inlines }: { inlines: readonly HelpInline[] }) =>
  inlines.map((inline, index) => <Inline key={index} inline={inline} />)

function Inline({ inline }: { inline: HelpInline }) {
  if (inline.kind === 'text') return inline.text
  if (inline.kind === 'code') return <code>{inline.text}</code>
  if (inline.kind === 'break') return <br />
  const children = <Inlines inlines={inline.children} />
  if (inline.kind === 'strong') return <b>{children}</b>
  if (inline.kind === 'emphasis') return <em>{children}</em>
  if (!inline.isExternal) return <a href={inline.href}>{children}</a>
  return (
    <a href={inline.href} rel="noopener noreferrer">
      {children}
    </a>
  )
}
