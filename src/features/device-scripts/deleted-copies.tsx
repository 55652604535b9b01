import { useStore } from '@nanostores/react'
import { $deletedCopies } from '#stores/library/copies.ts'
import { Bin } from '#views/bin.tsx'
import { recover, titleOf } from './copy-acts.ts'

/** The scripts of this device that were deleted. */
export function DeletedCopies() {
  const copies = useStore($deletedCopies)
  return (
    <Bin
      deleted={copies.map(({ id, script, deletedAt = 0 }) => ({ id, name: titleOf(script), deletedAt }))}
      onReturn={({ id }) => {
        const copy = copies.find(each => each.id === id)
        if (copy) void recover(copy)
      }}
    />
  )
}
