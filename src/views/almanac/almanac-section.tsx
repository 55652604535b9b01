import type { ReactNode } from 'react'
import type { Team } from '#core/character/team.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { Heading } from './heading.tsx'
import { sectionId } from './sections.ts'

export interface AlmanacSectionProps {
  name: string
  title: string
  team?: Team | undefined
  children: ReactNode
}

/** A section of the almanac with its heading. */
export const AlmanacSection = ({ name, title, team, children }: AlmanacSectionProps) => (
  <section className="almanac-section" id={sectionId(name)}>
    <div className="almanac-section-head">
      {team && <TeamMark team={team} size={18} />}
      <Heading depth={1} text={title} />
    </div>
    {children}
  </section>
)
