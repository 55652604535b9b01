import { type Command, type CommandGroup, commandGroups } from '../command.ts'
import { rankCommands } from './rank-commands.ts'

/** The most results of a group. */
const maxResults: Readonly<Record<CommandGroup, number>> = {
  actions: 10,
  screens: 6,
  inScript: 6,
  official: 8,
  device: 6,
  account: 6,
  help: 5
}

/** Commands under one heading. */
export interface FoundGroup {
  group: CommandGroup | 'recent'
  commands: readonly Command[]
}

/** Finds commands in groups: the group with the best match first, and the best match of each group first. The help is last. */
export function findCommands(query: string, commands: readonly Command[]): FoundGroup[] {
  const ranked = rankCommands(query, commands)
  const found = commandGroups
    .map(group => {
      const own = ranked.filter(({ command }) => command.group === group).slice(0, maxResults[group])
      return {
        group,
        best: group === 'help' ? Number.POSITIVE_INFINITY : (own[0]?.rank ?? 0),
        commands: own.map(({ command }) => command)
      }
    })
    .filter(({ commands }) => commands.length > 0)
  return found.sort((one, other) => one.best - other.best)
}
