import { JinxLine, JinxPanel } from './jinxes.tsx'
import { PlayersLine, PlayersPanel } from './players-panel.tsx'

/** What follows from the characters, beside them. */
export const ScriptAside = () => (
  <>
    <JinxPanel />
    <PlayersPanel />
  </>
)

/** The same where there is no room beside them: what bears on the script above the list, the rest under it. */
export const AboveList = JinxLine
export const UnderList = PlayersLine
