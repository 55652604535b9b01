import { AdviceLine, AdvicePanel } from './advice-later.tsx'
import { JinxLine, JinxPanel } from './jinxes.tsx'
import { PlayersLine, PlayersPanel } from './players-panel.tsx'

/** Advice, jinxes and player counts, as panels beside the list on wide windows. */
export const ScriptAside = () => (
  <>
    <AdvicePanel />
    <JinxPanel />
    <PlayersPanel />
  </>
)

/** Advice and jinxes as collapsible lines above the list on narrow windows. */
export const AboveList = () => (
  <>
    <AdviceLine />
    <JinxLine />
  </>
)

/** Player counts as a collapsible line below the list on narrow windows. */
export const UnderList = PlayersLine
