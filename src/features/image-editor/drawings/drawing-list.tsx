import { Signature, Stamp } from 'lucide-react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import type { DrawingInfo } from '#stores/drawings/device-drawings.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { DrawingRow, type DrawingRowActions } from './drawing-row.tsx'

interface DrawingListProps extends DrawingRowActions {
  kind: Drawing['kind']
  drawings: readonly DrawingInfo[]
}

/** The drawings of a kind, the last changed one first. */
export const DrawingList = ({ kind, drawings, ...actions }: DrawingListProps) =>
  drawings.length === 0 ? (
    <EmptyState
      icon={kind === 'icon' ? <Stamp /> : <Signature />}
      title={kind === 'icon' ? m.drawings_none_icon() : m.drawings_none_logo()}
    >
      {m.drawings_none_text()}
    </EmptyState>
  ) : (
    <ul className="drawing-rows">
      {drawings.map(info => (
        <DrawingRow key={info.id} info={info} {...actions} />
      ))}
    </ul>
  )
