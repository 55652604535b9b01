import './almanac-page.css'
import type { ReactNode } from 'react'
import type { Cast } from '#core/cast/cast.ts'
import { AlmanacContents } from './almanac-contents.tsx'
import { AlmanacHead } from './almanac-head.tsx'
import { AlmanacIntroduction } from './almanac-introduction.tsx'
import { AlmanacJinxes } from './almanac-jinxes.tsx'
import { AlmanacNights } from './almanac-nights.tsx'
import { AlmanacRules } from './almanac-rules.tsx'
import { AlmanacTeams } from './almanac-teams.tsx'
import { AlmanacUnknown } from './almanac-unknown.tsx'
import { TitleLevel } from './heading.tsx'

export interface AlmanacPageProps {
  cast: Cast
  /** Buttons under the title: to the sheet, to the builder. */
  actions?: ReactNode
  /** Heading level of its title: 2 on pages with another title. Default 1. */
  titleLevel?: 1 | 2 | undefined
}

/**
 * The almanac of a script: author, introduction, characters by team, jinxes, house rules and both nights. Its layout
 * follows the container's width, and it works without JavaScript.
 */
export const AlmanacPage = ({ cast, actions, titleLevel = 1 }: AlmanacPageProps) => (
  <TitleLevel value={titleLevel}>
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
  </TitleLevel>
)
