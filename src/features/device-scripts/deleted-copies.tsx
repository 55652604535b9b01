import { useStore } from '@nanostores/react'
import { $deletedCopies } from '#stores/library/copies.ts'
import { Bin } from '#views/bin.tsx'
import { recover, titleOf } from './copy-acts.ts'

/** The bin of the local scripts. */
export function DeletedCopies() {
  const deleted = useStore($deletedCopies)
  return (
    <Bin
      deleted={deleted.map(({ id, script, deletedAt = 0 }) => ({ id, name: titleOf(script), deletedAt }))}
      onReturn={({ id }) => {
        const local = deleted.find(each => each.id === id)
        if (local) void recover(local)
      }}
    />
  )
}
