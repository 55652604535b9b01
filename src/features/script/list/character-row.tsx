import './character-row.css'
import type { ReactElement, ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import { lineIcon } from '#ui/graphics/line-icon.tsx'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { textProps } from '#views/text-language.ts'
import type { ScriptRow } from './team-rows.ts'

const moon =
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401'
const icons = {
  jinx: lineIcon('M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12h8'),
  first: lineIcon(moon),
  other: lineIcon(`M18 5h4M20 3v4${moon}`)
}

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
      {row.jinxedWith.length > 0 && mark('jinx', m.script_jinxed_with({ names: row.jinxedWith.join(', ') }))}
      {row.wakesFirst && mark('first', m.script_wakes_first())}
      {row.wakesOther && mark('other', m.script_wakes_other())}
    </span>
    {handle}
  </div>
)

const mark = (kind: keyof typeof icons, label: string): ReactElement => (
  <span className={`mark-${kind}`} role="img" aria-label={label} title={label}>
    {icons[kind]}
  </span>
)
