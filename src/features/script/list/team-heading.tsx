import type { Team } from '#core/character/team.ts'
import { teamName } from '#i18n/team-names.ts'
import { classNames } from '#ui/class-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'

/** Icon, name and character count of a team. */
export const TeamHeading = ({ team, count }: { team: Team; count: number }) => (
  <h2 className={classNames('team-head', headingFontClass(teamName(team)))}>
    <TeamMark team={team} />
    <span>{teamName(team)}</span>
    <span className="team-head-count">{count}</span>
  </h2>
)
