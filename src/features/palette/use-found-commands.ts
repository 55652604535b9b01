import { useEffect, useMemo, useState } from 'react'
import type { Command } from './command.ts'
import { readRecent } from './recent-commands.ts'
import { type FoundGroup, findCommands } from './search/find-commands.ts'
import { allCommands, firstCommands } from './sources/all-commands.ts'
import { useScriptCommands } from './sources/use-script-commands.ts'

/** The commands that match; without a query, the recent ones before the most used. */
export function useFoundCommands(query: string): { groups: readonly FoundGroup[]; hasFailed: boolean } {
  const [own, setOwn] = useState(firstCommands)
  // Once the palette is painted: reading the page's menus and buttons takes longer.
  useEffect(() => {
    const timer = setTimeout(() => setOwn(allCommands(isOverDialog())))
    return () => clearTimeout(timer)
  }, [])
  const { commands: scripts, hasFailed } = useScriptCommands(query)
  const groups = useMemo(() => {
    const all = [...own, ...scripts]
    return query.trim() === '' ? initialGroups(all) : findCommands(query, all)
  }, [query, own, scripts])
  return { groups, hasFailed }
}

const isOverDialog = () => document.querySelectorAll('dialog[open]').length > 1

function initialGroups(all: readonly Command[]): FoundGroup[] {
  const recent = readRecent().flatMap(id => all.find(command => command.id === id) ?? [])
  const common = all
    .filter(command => command.group === 'actions' && !recent.includes(command))
    .slice(0, maxCommon)
  const screens = all.filter(command => command.group === 'screens' && !recent.includes(command))
  const groups: FoundGroup[] = [
    { group: 'recent', commands: recent },
    { group: 'actions', commands: common },
    { group: 'screens', commands: screens.slice(0, maxCommon) }
  ]
  return groups.filter(({ commands }) => commands.length > 0)
}

/** Actions and screens that are listed before something is typed. */
const maxCommon = 8
