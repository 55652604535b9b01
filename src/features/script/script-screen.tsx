import './script.css'
import { useStore } from '@nanostores/react'
import { $cast } from '#stores/cast.ts'
import type { ScreenFrame } from '#ui/page-frame.tsx'
import { AddLine } from './add-line.tsx'
import { EmptyScript } from './empty-script.tsx'
import { $teamRows } from './rows.ts'
import { AboveList, ScriptAside, UnderList } from './script-aside.tsx'
import { SortLine } from './sort-line.tsx'
import { CountCells, TeamCounts } from './team-counts.tsx'
import { TeamList } from './team-list.tsx'
import { UnknownList } from './unknown-list.tsx'

/** The script: its characters by team, a field that adds more, and advice, jinxes and player counts. */
export function ScriptScreen({ Frame }: { Frame: ScreenFrame }) {
  const groups = useStore($teamRows)
  const unknown = useStore($cast)?.unknown ?? []
  const isEmpty = groups.length === 0 && unknown.length === 0
  return (
    <Frame summary={<TeamCounts groups={groups} />} aside={<ScriptAside />}>
      <AddLine />
      <CountCells groups={groups} />
      {isEmpty ? (
        <EmptyScript />
      ) : (
        <>
          <SortLine />
          <AboveList />
          {groups.map(({ team, rows }) => (
            <TeamList key={team} team={team} rows={rows} />
          ))}
          <UnknownList ids={unknown} />
          <UnderList />
        </>
      )}
    </Frame>
  )
}
