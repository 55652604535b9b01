import type { JinxInPlay } from '#core/cast.ts'
import { m } from '#i18n/messages.ts'
import { CharacterIcon } from '../character-icon.tsx'
import { AlmanacSection } from './almanac-section.tsx'
import { CharacterName } from './character-name.tsx'

/** The jinxes between characters of the script. */
export const AlmanacJinxes = ({ jinxes }: { jinxes: readonly JinxInPlay[] }) =>
  jinxes.length > 0 && (
    <AlmanacSection name="jinxes" title={m.script_jinxes()}>
      <ul>
        {jinxes.map(({ first, second, reason }) => (
          <li key={`${first.id} ${second.id}`} className="almanac-jinx">
            <span className="almanac-pair">
              <CharacterIcon character={first} />
              <CharacterIcon character={second} />
            </span>
            <div>
              <p>
                <CharacterName character={first} /> {m.script_and()} <CharacterName character={second} />
              </p>
              <p dir="auto">{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </AlmanacSection>
  )
