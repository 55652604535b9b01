import { AboveList, BelowList } from '../aside/script-aside.tsx'
import { SortBar } from './sort-bar.tsx'
import { TeamLists } from './team-lists.tsx'
import { UnknownList } from './unknown-list.tsx'

/** The script's characters by team, with advice, jinxes and player counts around them on narrow windows. */
export const ScriptList = () => (
  <>
    <SortBar />
    <AboveList />
    <TeamLists />
    <UnknownList />
    <BelowList />
  </>
)
