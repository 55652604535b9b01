import type { Changes } from './changes.ts'

/** What an import changes, as the table that is printed: how many of each kind, and whom. */
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
  const rest = names.length - most
  return `         ${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** A release has a handful of each; a list of all 181 would hide what matters. */
const most = 20
