import { useEffect, useMemo, useState } from 'react'
import type { Command } from './command.ts'
import { readRecent } from './recent-commands.ts'
import { type FoundGroup, findCommands } from './search/find-commands.ts'
import { allCommands, firstCommands } from './sources/all-commands.ts'
import { useScriptCommands } from './sources/use-script-commands.ts'

/** The commands that match; without a query, the recent ones before the most used. */
export function useFoundCommands(query: string): { groups: readonly FoundGroup[]; hasFailed: boolean } {
  const isPainted = useIsPainted()
  const own = useMemo(() => (isPainted ? allCommands(isOverDialog()) : firstCommands()), [isPainted])
  const { commands: scripts, hasFailed } = useScriptCommands(query, isPainted)
  const groups = useMemo(() => {
    const all = [...own, ...scripts]
    return query.trim() === '' ? initialGroups(all, isPainted) : findCommands(query, all)
  }, [query, own, scripts, isPainted])
  return { groups, hasFailed }
}

/** Whether the palette has been painted: what takes longer than that may, such as reading the page's menus, waits for it. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A task that an animation frame queues runs after its paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isPainted
}

const isOverDialog = () => document.querySelector('dialog[open]') !== null

/** @param isPainted false for the first paint, which shows no more than fits */
function initialGroups(all: readonly Command[], isPainted: boolean): FoundGroup[] {
  const recent = readRecent().flatMap(id => all.find(command => command.id === id) ?? [])
  const common = all
    .filter(command => command.group === 'actions' && !recent.includes(command))
    .slice(0, maxCommon)
  const screens = all.filter(command => command.group === 'screens' && !recent.includes(command))
  const groups: FoundGroup[] = [
    { group: 'recent', commands: recent },
    { group: 'actions', commands: common },
    { group: 'screens', commands: isPainted ? screens.slice(0, maxCommon) : [] }
  ]
  return groups.filter(({ commands }) => commands.length > 0)
}

/** Actions and screens that are listed before something is typed. */
const maxCommon = 8
