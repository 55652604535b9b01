import './script-aside.css'
import { AdviceDisclosure, AdvicePanel } from '../advice/lazy-advice.tsx'
import { JinxDisclosure, JinxPanel } from './jinx-panel.tsx'
import { PlayersDisclosure, PlayersPanel } from './players-panel.tsx'

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
    <AdviceDisclosure />
    <JinxDisclosure />
  </>
)

/** Player counts as a collapsible line below the list on narrow windows. */
export const BelowList = PlayersDisclosure
