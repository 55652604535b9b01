import { type Team, teams } from '#core/character/team.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { Chip } from '#ui/fields/chip.tsx'

interface TeamChoiceProps {
  /** Undefined for any team. */
  team: Team | undefined
  onChange: (team?: Team) => void
}

/** Chips that narrow the suggestions to one team. */
export const TeamChoice = ({ team, onChange }: TeamChoiceProps) => (
  <fieldset className="suggest-teams">
    <legend className="unseen">{m.characters_team()}</legend>
    <Chip chosen={!team} onChange={() => onChange()}>
      {m.suggest_any_team()}
    </Chip>
    {teams.map(each => (
      <Chip key={each} team={each} chosen={each === team} onChange={() => onChange(each)}>
        {teamName(each)}
      </Chip>
    ))}
  </fieldset>
)
