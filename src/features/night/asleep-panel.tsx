import { useState } from 'react'
import type { Cast } from '#core/cast/cast.ts'
import type { Night } from '#core/night/night.ts'
import { m } from '#i18n/messages.ts'
import { teamMember } from '#i18n/team-names.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { textProps } from '#views/text-language.ts'

/** The script's characters that don't wake in a night. */
export function AsleepPanel({ cast, night }: { cast: Cast; night: Night }) {
  const [isOpen, setOpen] = useState(false)
  const awake = new Set(cast[night].map(({ id }) => id))
  const asleep = cast.characters.filter(({ id }) => !awake.has(id))
  if (asleep.length === 0) return null
  const count = asleep.length
  return (
    <section className="night-panel night-asleep">
      <h3 className="night-panel-title">{m.night_asleep()}</h3>
      <p className="night-panel-text">
        {night === 'firstNight' ? m.night_asleep_first({ count }) : m.night_asleep_other({ count })}
      </p>
      <Button variant="text" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? m.night_asleep_hide() : m.night_asleep_show()}
      </Button>
      {isOpen && (
        <ul>
          {asleep.map(({ id, name, team, languages }) => (
            <li key={id} className="night-name" data-team={team}>
              <TeamMark team={team} size={10} /> <b {...textProps(languages.name)}>{name}</b>
              <span className="unseen">{teamMember(team)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
