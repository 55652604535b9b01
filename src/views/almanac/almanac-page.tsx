import './almanac-page.css'
import type { ReactNode } from 'react'
import type { Cast } from '#core/cast.ts'
import { AlmanacContents } from './almanac-contents.tsx'
import { AlmanacHead } from './almanac-head.tsx'
import { AlmanacIntroduction } from './almanac-introduction.tsx'
import { AlmanacJinxes } from './almanac-jinxes.tsx'
import { AlmanacNights } from './almanac-nights.tsx'
import { AlmanacRules } from './almanac-rules.tsx'
import { AlmanacTeams } from './almanac-teams.tsx'
import { AlmanacUnknown } from './almanac-unknown.tsx'
import { TopLevel } from './heading.tsx'

export interface AlmanacPageProps {
  cast: Cast
  /** Buttons under the title: to the sheet, to the builder. */
  actions?: ReactNode
  /** The level of its title: 2 where it stands on a page that has a title of its own. */
  topLevel?: 1 | 2 | undefined
}

/**
 * All that there is to read about a script: who wrote it, its introduction, every character by team, jinxes, house rules
 * and both nights. It goes by the room that it is given, not by the window's, and needs no scripts.
 */
export const AlmanacPage = ({ cast, actions, topLevel = 1 }: AlmanacPageProps) => (
  <TopLevel value={topLevel}>
    <article className="almanac">
      <AlmanacHead cast={cast} actions={actions} />
      <div className="almanac-columns">
        <AlmanacContents cast={cast} />
        <div className="almanac-main">
          <AlmanacIntroduction text={cast.almanacIntroduction} />
          <AlmanacTeams cast={cast} />
          <AlmanacJinxes jinxes={cast.jinxes} />
          <AlmanacRules rules={cast.bootlegger} />
          <AlmanacNights cast={cast} />
          <AlmanacUnknown ids={cast.unknown} />
        </div>
      </div>
    </article>
  </TopLevel>
)
