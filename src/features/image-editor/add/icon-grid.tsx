import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useFirstItems } from '#views/limits/use-first-items.tsx'

/** An icon that can be added. */
export interface Tile {
  key: string
  /** Accessible name and tooltip. */
  name: string
  language?: string | undefined
  icon: ReactNode
}

interface TileGridProps {
  /** Accessible name of the list. */
  label: string
  tiles: readonly Tile[]
  /** Called with the key and the name of a tile. */
  onPick: (key: string, name: string) => void
}

const tilesAtFirst = 60

/** A grid of icons, each a button. One of them is in the tab order; arrow keys, Home and End lead to the others. */
export function TileGrid({ label, tiles, onPick }: TileGridProps) {
  const { shown, note } = useFirstItems(tiles, tilesAtFirst)
  const [current, setCurrent] = useState(0)
  return (
    <>
      <ul className="icon-grid" aria-label={label} onKeyDown={moveFocus}>
        {shown.map(({ key, name, language, icon }, index) => (
          <li key={key}>
            <button
              type="button"
              className="icon-tile"
              title={name}
              aria-label={name}
              lang={language}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => setCurrent(index)}
              onClick={() => onPick(key, name)}
            >
              {icon}
            </button>
          </li>
        ))}
      </ul>
      {note}
    </>
  )
}

/** Moves the focus from a field into the grid below it. */
export function focusFirstTile(event: KeyboardEvent, results: Element | null) {
  const first = results?.querySelector<HTMLElement>('.icon-tile')
  if (!first) return
  event.preventDefault()
  first.focus()
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('.icon-tile')]
  const index = tiles.findIndex(tile => tile.matches(':focus'))
  const target = targetOf(event.key, index, tiles)
  if (index === -1 || target === undefined) return
  event.preventDefault()
  tiles[Math.min(Math.max(target, 0), tiles.length - 1)]?.focus()
}

/** The index that a key leads to; undefined for other keys. */
function targetOf(key: string, index: number, tiles: readonly HTMLElement[]): number | undefined {
  if (key === 'ArrowRight') return index + 1
  if (key === 'ArrowLeft') return index - 1
  if (key === 'Home') return 0
  if (key === 'End') return tiles.length - 1
  const columns = columnsOf(tiles)
  if (key === 'ArrowDown') return index + columns < tiles.length ? index + columns : index
  if (key === 'ArrowUp') return index - columns >= 0 ? index - columns : index
  return undefined
}

/** The tiles of the first row. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.getBoundingClientRect().top
  const second = tiles.findIndex(tile => tile.getBoundingClientRect().top !== top)
  return second === -1 ? tiles.length : second
}
