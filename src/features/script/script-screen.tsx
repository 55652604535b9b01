import './script-screen.css'
import { useStore } from '@nanostores/react'
import type { ScreenFrame } from '#ui/page/page-frame.tsx'
import { AddBar } from './add/add-bar.tsx'
import { AboveList, BelowList, ScriptAside } from './aside/script-aside.tsx'
import { EmptyScript } from './empty-script.tsx'
import { SortBar } from './list/sort-bar.tsx'
import { TeamLists } from './list/team-lists.tsx'
import { $isEmpty } from './list/team-rows.ts'
import { UnknownList } from './list/unknown-list.tsx'
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
      {isEmpty ? (
        <EmptyScript />
      ) : (
        <>
          <SortBar />
          <AboveList />
          <TeamLists />
          <UnknownList />
          <BelowList />
        </>
      )}
    </Frame>
  )
}
