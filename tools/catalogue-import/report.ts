import type { Changes } from './changes.ts'

/** Formats the changes of an import as text: the count and the names of each kind. */
export function changesReport(changes: Changes): string {
  const lines = rows.flatMap(([key, title]) => {
    const names = changes[key]
    return [`${String(names.length).padStart(6)} ${title}`, ...(names.length > 0 ? [listed(names)] : [])]
  })
  return [...lines, ...(changes.reordered ? ['       listed in another order'] : [])].join('\n')
}

const rows = [
  ['added', 'new'],
  ['removed', 'removed'],
  ['renamed', 'renamed'],
  ['reworded', 'reworded'],
  ['regrouped', 'with another team, edition, setup, tokens or app features'],
  ['moved', 'moved in the night'],
  ['jinxesAdded', 'new jinxes'],
  ['jinxesRemoved', 'jinxes removed'],
  ['jinxesReworded', 'jinxes reworded']
] as const

function listed(names: readonly string[]): string {
  const rest = names.length - maxNames
  return `         ${names.slice(0, maxNames).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** Names printed per kind: a release changes a handful, and a list of all characters would hide the rest. */
const maxNames = 20
