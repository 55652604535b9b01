import { AboveList, BelowList } from '../aside/script-aside.tsx'
import { LazyHints } from '../start/lazy-hints.tsx'
import { LazyWays } from '../start/lazy-ways.tsx'
import { SortBar } from './sort-bar.tsx'
import { TeamLists } from './team-lists.tsx'
import { UnknownList } from './unknown-list.tsx'

/**
 * The script's characters by team, with advice, jinxes and player counts around them on narrow windows. For an empty script, ways to
 * start.
 */
export const ScriptList = ({ isEmpty }: { isEmpty: boolean }) =>
  isEmpty ? (
    <LazyWays />
  ) : (
    <>
      <SortBar />
      <AboveList />
      <TeamLists />
      <UnknownList />
      <LazyHints />
      <BelowList />
    </>
  )
