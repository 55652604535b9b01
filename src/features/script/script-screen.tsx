import './script-screen.css'
import { useStore } from '@nanostores/react'
import type { ScreenFrame } from '#ui/page/page-frame.tsx'
import { AddBar } from './add/add-bar.tsx'
import { ScriptAside } from './aside/script-aside.tsx'
import { EmptyScript } from './empty-script.tsx'
import { LazyScriptList } from './list/lazy-script-list.tsx'
import { $isEmpty } from './list/team-rows.ts'
import { TeamCountCells, TeamCounts } from './team-counts.tsx'

/**
 * The script: its characters by team, a field that adds more, and advice, jinxes and player counts. Each part listens to
 * its own store, so that a change renders only the parts that show it.
 */
export function ScriptScreen({ Frame }: { Frame: ScreenFrame }) {
  const isEmpty = useStore($isEmpty)
  return (
    <Frame summary={<TeamCounts />} aside={<ScriptAside />}>
      <AddBar />
      <TeamCountCells />
      {isEmpty && <EmptyScript />}
      <LazyScriptList isEmpty={isEmpty} />
    </Frame>
  )
}
