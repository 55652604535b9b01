import './chip.css'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type MarkedTeam, TeamMark } from '../graphics/team-mark.tsx'

export interface ChipProps {
  children: ReactNode
  chosen: boolean
  onChange: (chosen: boolean) => void
  /** Shows the team's mark before the label; the chosen chip has the team's colour. */
  team?: MarkedTeam | undefined
  icon?: ReactNode
  /** A number after the label. */
  count?: number | undefined
  /** 44 px high, for forms. */
  tall?: boolean | undefined
  disabled?: boolean | undefined
}

/** A toggle button for a filter. */
export function Chip({ children, chosen, onChange, team, icon, count, tall, disabled }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames('chip', tall && 'chip-tall')}
      data-team={team}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={() => onChange(!chosen)}
    >
      {team ? <TeamMark team={team} /> : icon}
      <span>{children}</span>
      {count !== undefined && <span className="chip-count">{count}</span>}
    </button>
  )
}

export interface RemovableChipProps {
  children: ReactNode
  /** Accessible name of the cross: `Remove No Ability`. */
  removeLabel: string
  onRemove: () => void
}

/** An item of a list with a cross that removes it. */
export const RemovableChip = ({ children, removeLabel, onRemove }: RemovableChipProps) => (
  <span className="chip chip-tall chip-removable">
    <span>{children}</span>
    <button type="button" className="chip-remove" aria-label={removeLabel} onClick={onRemove}>
      <X />
    </button>
  </span>
)
