import { teamMember } from '#i18n/team-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { textProps } from '#views/text-language.ts'
import type { Candidate } from './candidate.ts'

/** A character that may be chosen, with its ability. */
export function CandidateButton({ candidate, onChoose }: { candidate: Candidate; onChoose: () => void }) {
  const { id, name, team, ability, images, languages, documentId } = candidate
  return (
    <button type="button" className="swap-candidate" data-team={team} onClick={onChoose}>
      <CharacterIcon
        character={{ id, name, team, images, kind: documentId ? 'custom' : 'official' }}
        deferred
      />
      <span className="swap-candidate-head">
        <b {...textProps(languages?.name)}>{name}</b>
        <small>
          <TeamMark team={team} size={9} /> {teamMember(team)}
        </small>
      </span>
      <span className="swap-candidate-ability" {...textProps(languages?.ability)}>
        {ability}
      </span>
    </button>
  )
}
