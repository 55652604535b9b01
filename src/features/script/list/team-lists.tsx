import { useStore } from '@nanostores/react'
import { TeamList } from './team-list.tsx'
import { $teamRows } from './team-rows.ts'

/** The script's characters by team. */
export const TeamLists = () =>
  useStore($teamRows).map(({ team, rows }) => <TeamList key={team} team={team} rows={rows} />)
