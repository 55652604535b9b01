import { JinxPanel } from './jinxes.tsx'
import { PlayersPanel } from './players-panel.tsx'

/** What follows from the characters, beside them. */
export const ScriptAside = () => (
  <>
    <JinxPanel />
    <PlayersPanel />
  </>
)
