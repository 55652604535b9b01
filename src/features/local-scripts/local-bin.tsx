import { useStore } from '@nanostores/react'
import { $deletedScripts } from '#stores/library/script-list.ts'
import { Bin } from '#views/bin.tsx'
import { scriptTitle, undeleteScript } from './local-script-actions.ts'

/** The bin of the local scripts. */
export function LocalBin() {
  const deleted = useStore($deletedScripts)
  return (
    <Bin
      items={deleted.map(({ id, script, deletedAt = 0 }) => ({ id, name: scriptTitle(script), deletedAt }))}
      onRestore={({ id }) => {
        const local = deleted.find(each => each.id === id)
        if (local) void undeleteScript(local)
      }}
    />
  )
}
