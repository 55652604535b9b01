import { useStore } from '@nanostores/react'
import { AboveList, BelowList } from '../aside/script-aside.tsx'
import { SortBar } from './sort-bar.tsx'
import { TeamList } from './team-list.tsx'
import { $teamRows } from './team-rows.ts'
import { UnknownList } from './unknown-list.tsx'

/** The script's characters by team, with advice, jinxes and player counts around them on narrow windows. */
export function ScriptList({ unknown }: { unknown: readonly string[] }) {
  const groups = useStore($teamRows)
  return (
    <>
      <SortBar />
      <AboveList />
      {groups.map(({ team, rows }) => (
        <TeamList key={team} team={team} rows={rows} />
      ))}
      <UnknownList ids={unknown} />
      <BelowList />
    </>
  )
}
