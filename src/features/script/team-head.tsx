import type { Team } from '#core/team.ts'
import { teamName } from '#i18n/team-words.ts'
import { classNames } from '#ui/class-names.ts'
import { headingFace } from '#ui/heading-face.ts'
import { TeamMark } from '#ui/team-mark.tsx'

/** Icon, name and character count of a team. */
export const TeamHead = ({ team, count }: { team: Team; count: number }) => (
  <h2 className={classNames('team-head', headingFace(teamName(team)))}>
    <TeamMark team={team} />
    <span className="team-head-name">{teamName(team)}</span>
    <span className="team-head-count">{count}</span>
  </h2>
)
