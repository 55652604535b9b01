import './character-row.css'
import { Link2, Moon, MoonStar } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { textProps } from '#views/text-language.ts'
import type { ScriptRow } from './team-rows.ts'

/** A character of the list. */
export const CharacterRow = ({ row, handle }: { row: ScriptRow; handle: ReactNode }) => (
  <div className="character-row">
    <CharacterIcon character={row} deferred />
    <span className="character-row-name">
      <b {...textProps(row.languages.name)}>{row.name}</b>
      {row.kind === 'custom' && <small>{m.script_custom()}</small>}
    </span>
    <span className="character-row-ability" {...textProps(row.languages.ability)}>
      {row.ability}
    </span>
    <span className="character-row-marks">
      {row.jinxedWith.length > 0 && (
        <RowIcon className="mark-jinx" label={m.script_jinxed_with({ names: row.jinxedWith.join(', ') })}>
          <Link2 />
        </RowIcon>
      )}
      {row.wakesFirst && (
        <RowIcon className="mark-first" label={m.script_wakes_first()}>
          <Moon />
        </RowIcon>
      )}
      {row.wakesOther && (
        <RowIcon className="mark-other" label={m.script_wakes_other()}>
          <MoonStar />
        </RowIcon>
      )}
    </span>
    {handle}
  </div>
)

const RowIcon = ({
  className,
  label,
  children
}: {
  className: string
  label: string
  children: ReactNode
}) => (
  <span className={className} role="img" aria-label={label} title={label}>
    {children}
  </span>
)
