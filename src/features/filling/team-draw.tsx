import { Dices, Lock, LockOpen } from 'lucide-react'
import type { CastCharacter } from '#core/cast/cast.ts'
import { type FilledTeam, maxTarget } from '#core/filling/fill-script.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { useFirstItems } from '#views/limits/use-first-items.tsx'

/** Characters of a team that are shown at first; drawn ones are at most `maxTarget`. */
const maxShown = 40

interface TeamDrawProps {
  team: FilledTeam
  ids: readonly string[]
  find: (id: string) => CastCharacter | undefined
  /** Ids that aren't on the script. */
  drawn: ReadonlySet<string>
  locked: ReadonlySet<string>
  target: number
  /** How many characters could not be drawn. */
  missing: number
  onLock: (id: string) => void
  onDraw: () => void
  onTarget: (target: number) => void
}

/** A team of the proposal: how many there shall be, and who it would have. A press locks a character or frees it. */
export function TeamDraw(props: TeamDrawProps) {
  const { team, ids, find, drawn, locked, target, missing, onLock, onDraw, onTarget } = props
  const { shown, note } = useFirstItems(ids, maxShown)
  const name = teamName(team)
  return (
    <section className="fill-team" data-team={team}>
      <div className="fill-team-head">
        <h3 className={headingFontClass(name)}>
          <TeamMark team={team} />
          {name}
        </h3>
        <NumberField
          hideLabel
          className="fill-target"
          label={m.fill_target({ team: name })}
          range={[0, maxTarget]}
          step={1}
          value={target}
          onChange={onTarget}
        />
        <IconButton label={m.fill_again_team({ team: name })} onClick={onDraw}>
          <Dices />
        </IconButton>
      </div>
      {ids.length > 0 ? (
        <ul className="fill-characters" aria-label={m.fill_keep()}>
          {shown.map(id => (
            <li key={id}>
              <DrawnCharacter
                id={id}
                character={find(id)}
                isDrawn={drawn.has(id)}
                isLocked={locked.has(id)}
                onLock={() => onLock(id)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="fill-note">{m.fill_empty()}</p>
      )}
      {note}
      <p className="fill-note fill-short" role="status">
        {missing > 0 && m.fill_short({ count: missing })}
      </p>
    </section>
  )
}

interface DrawnCharacterProps {
  id: string
  character: CastCharacter | undefined
  isDrawn: boolean
  isLocked: boolean
  onLock: () => void
}

function DrawnCharacter({ id, character, isDrawn, isLocked, onLock }: DrawnCharacterProps) {
  const name = character?.name ?? id
  return (
    <button
      type="button"
      className="fill-character"
      aria-pressed={isLocked}
      title={character?.ability}
      onClick={onLock}
    >
      {character && <CharacterIcon character={character} size={28} />}
      <span>
        <b lang={character?.languages.name}>{name}</b> {!isDrawn && <small>{m.fill_on_script()}</small>}
      </span>
      {isLocked ? <Lock /> : <LockOpen />}
    </button>
  )
}
