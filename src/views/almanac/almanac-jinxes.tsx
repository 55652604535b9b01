import type { JinxInPlay } from '#core/cast/cast.ts'
import { m } from '#i18n/messages.ts'
import { CharacterIcon } from '../characters/character-icon.tsx'
import { textProps } from '../text-language.ts'
import { AlmanacSection } from './almanac-section.tsx'
import { CharacterLink } from './character-link.tsx'

/** The jinxes between characters of the script. */
export const AlmanacJinxes = ({ jinxes }: { jinxes: readonly JinxInPlay[] }) =>
  jinxes.length > 0 && (
    <AlmanacSection name="jinxes" title={m.script_jinxes()}>
      <ul>
        {jinxes.map(({ first, second, reason, language }) => (
          <li key={`${first.id} ${second.id}`} className="almanac-jinx">
            <span className="almanac-pair">
              <CharacterIcon character={first} />
              <CharacterIcon character={second} />
            </span>
            <div>
              <p>
                <CharacterLink character={first} /> {m.script_and()} <CharacterLink character={second} />
              </p>
              <p {...textProps(language)}>{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </AlmanacSection>
  )
