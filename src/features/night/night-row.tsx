import { Skull, Sunrise, Sunset, VenetianMask } from 'lucide-react'
import { memo } from 'react'
import type { NightEntry } from '#core/cast/cast.ts'
import { m } from '#i18n/messages.ts'
import { teamMember } from '#i18n/team-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import type { SortableRow } from '#ui/lists/sortable-list.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { ReminderText } from '#views/characters/reminder-text.tsx'

const stepIcons = {
  dusk: <Sunset />,
  minioninfo: <VenetianMask />,
  demoninfo: <Skull />,
  dawn: <Sunrise />
}

/** One night entry with its position, its drag handle and its move arrows. */
export const NightRow = ({ entry, row }: { entry: NightEntry; row: SortableRow }) => (
  <>
    {row.handle}
    <span className="night-position">{row.index + 1}</span>
    <EntryContent entry={entry} />
    {row.arrows}
  </>
)

/** The part of a row that does not change while rows move. */
const EntryContent = memo(({ entry }: { entry: NightEntry }) => (
  <>
    {entry.kind === 'step' ? <StepName entry={entry} /> : <CharacterName entry={entry} />}
    <p className="night-text">
      {entry.reminder ? (
        <ReminderText
          reminder={entry.reminder}
          tokens={entry.kind === 'character' ? entry.character : undefined}
        />
      ) : (
        <i className="night-no-text">{m.night_no_reminder()}</i>
      )}
    </p>
  </>
))

const StepName = ({ entry }: { entry: Extract<NightEntry, { kind: 'step' }> }) => (
  <>
    <span className="night-icon" data-team={entry.id === 'dusk' || entry.id === 'dawn' ? undefined : 'demon'}>
      {stepIcons[entry.id]}
    </span>
    <span className={`night-step ${headingFontClass(entry.name) ?? ''}`}>{entry.name}</span>
  </>
)

function CharacterName({ entry }: { entry: Extract<NightEntry, { kind: 'character' }> }) {
  const { name, team } = entry.character
  return (
    <>
      <span className="night-icon">
        <CharacterIcon character={entry.character} />
      </span>
      <span className="night-name" data-team={team}>
        <b>{name}</b>
        {'\u00a0'}
        <TeamMark team={team} size={10} />
        <span className="unseen">{teamMember(team)}</span>
      </span>
    </>
  )
}
