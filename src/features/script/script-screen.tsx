import './script-screen.css'
import { useStore } from '@nanostores/react'
import { $cast } from '#stores/cast.ts'
import type { ScreenFrame } from '#ui/page/page-frame.tsx'
import { AddBar } from './add/add-bar.tsx'
import { ScriptAside } from './aside/script-aside.tsx'
import { EmptyScript } from './empty-script.tsx'
import { LazyScriptList } from './list/lazy-script-list.tsx'
import { $teamRows } from './list/team-rows.ts'
import { TeamCountCells, TeamCounts } from './team-counts.tsx'

/** The script: its characters by team, a field that adds more, and advice, jinxes and player counts. */
export function ScriptScreen({ Frame }: { Frame: ScreenFrame }) {
  const groups = useStore($teamRows)
  const unknown = useStore($cast)?.unknown ?? []
  const isEmpty = groups.length === 0 && unknown.length === 0
  return (
    <Frame summary={<TeamCounts groups={groups} />} aside={<ScriptAside />}>
      <AddBar />
      <TeamCountCells groups={groups} />
      {isEmpty && <EmptyScript />}
      <LazyScriptList unknown={unknown} isShown={!isEmpty} />
    </Frame>
  )
}
