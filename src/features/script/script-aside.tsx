import { AdviceLine, AdvicePanel } from './advice-later.tsx'
import { JinxLine, JinxPanel } from './jinxes.tsx'
import { PlayersLine, PlayersPanel } from './players-panel.tsx'

/** What follows from the characters, beside them. */
export const ScriptAside = () => (
  <>
    <AdvicePanel />
    <JinxPanel />
    <PlayersPanel />
  </>
)

/** The same where there is no room beside them: what bears on the script above the list, the rest under it. */
export const AboveList = () => (
  <>
    <AdviceLine />
    <JinxLine />
  </>
)

export const UnderList = PlayersLine
