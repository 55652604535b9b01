import { memo } from 'react'
import type { CastCharacter } from '#core/cast/cast.ts'
import type { Reminder } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { classNames } from '#ui/class-names.ts'
import { CharacterToken } from '#views/characters/character-token.tsx'
import { type EdgeSize, edgeSize, layoutEdge } from './layout/edge-layout.ts'
import type { TableLayout } from './layout/table-layout.ts'
import { ReminderToken } from './reminder-token.tsx'
import type { EdgeItem } from './use-table-layout.ts'

interface TableEdgeProps {
  items: readonly EdgeItem[]
  characters: Characters
  layout: TableLayout
  isTarget: boolean
  onOpenCharacter?: ((id: string) => void) | undefined
  onOpenReminder: (reminder: Reminder) => void
  onDrag: (reminder: Reminder, token: HTMLElement, press: PointerEvent) => void
}

/** Fabled, Loric and the like with their reminders, at the edge of the table. */
export const TableEdge = memo((props: TableEdgeProps) => {
  const { items, characters, layout, isTarget, onOpenCharacter, onOpenReminder, onDrag } = props
  if (!layout.edge) return null
  const { left, top, right, bottom } = layout.edge
  const size = edgeSize(layout.width, layout.height)
  const places = layoutEdge(layout.edge, size, items.length)
  return (
    <ul
      className={classNames('table-edge', isTarget && 'table-edge-target')}
      aria-label={m.table_edge()}
      style={{
        '--x': `${left}px`,
        '--y': `${top}px`,
        width: right - left,
        height: bottom - top
      }}
    >
      {items.map((item, index) => {
        const { x, y } = places[index] ?? { x: 0, y: 0 }
        const place = { x: x - (left + right) / 2, y: y - (top + bottom) / 2 }
        return typeof item === 'string' ? (
          <li key={item}>
            <EdgeCharacter
              id={item}
              character={characters.get(item)}
              size={size}
              {...place}
              onOpen={onOpenCharacter}
            />
          </li>
        ) : (
          <li key={item.id}>
            <ReminderToken
              reminder={item}
              character={characters.get(item.character)}
              size={size.disc}
              width={size.width - 4}
              lines={size.lines}
              {...place}
              onOpen={onOpenReminder}
              onDrag={onDrag}
            />
          </li>
        )
      })}
    </ul>
  )
})

interface EdgeCharacterProps {
  id: string
  character: CastCharacter | undefined
  size: EdgeSize
  x: number
  y: number
  onOpen: ((id: string) => void) | undefined
}

const EdgeCharacter = ({ id, character, size, x, y, onOpen }: EdgeCharacterProps) => (
  <button
    type="button"
    className="edge-character"
    style={{ '--x': `${x}px`, '--y': `${y}px`, '--token-size': `${size.token}px`, width: size.width - 4 }}
    onClick={() => onOpen?.(id)}
  >
    {character && <CharacterToken character={character} size={size.token} />}
    <span>{character?.name ?? id}</span>
  </button>
)
