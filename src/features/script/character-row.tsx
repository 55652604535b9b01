import { Link2, Moon, MoonStar } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import { CharacterIcon } from '#views/character-icon.tsx'
import type { Row } from './rows.ts'

/** A character of the list; its handle is drawn anew with every move, the rest only when the character changes. */
export const CharacterRow = ({ row, handle }: { row: Row; handle: ReactNode }) => (
  <div className="character-row">
    <Words row={row} />
    {handle}
  </div>
)

const Words = memo(({ row }: { row: Row }) => (
  <>
    <CharacterIcon character={row} late />
    <span className="character-row-name">
      <b>{row.name}</b>
      {row.kind === 'custom' && <small>{m.script_custom()}</small>}
    </span>
    <span className="character-row-ability">{row.ability}</span>
    <span className="character-row-marks">
      {row.jinxedWith.length > 0 && (
        <Mark className="mark-jinx" words={m.script_jinxed_with({ names: row.jinxedWith.join(', ') })}>
          <Link2 />
        </Mark>
      )}
      {row.wakesFirst && (
        <Mark className="mark-first" words={m.script_wakes_first()}>
          <Moon />
        </Mark>
      )}
      {row.wakesOther && (
        <Mark className="mark-other" words={m.script_wakes_other()}>
          <MoonStar />
        </Mark>
      )}
    </span>
  </>
))

const Mark = ({ className, words, children }: { className: string; words: string; children: ReactNode }) => (
  <span className={className} role="img" aria-label={words} title={words}>
    {children}
  </span>
)
