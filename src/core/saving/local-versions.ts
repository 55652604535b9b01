import { limits } from '../limits.ts'
import type { Script } from '../script/script.ts'
import { scriptDifference } from '../script/script-difference.ts'

/** An earlier version of a local script, without its content. Times in milliseconds since 1970. */
export interface VersionInfo {
  id: string
  /** Time of the last change in this version. */
  at: number
  /** Time when the version was stored, just before the next change. */
  takenAt: number
  /** Bytes of the script's JSON. In versions stored by an earlier release, its UTF-16 code units. */
  bytes: number
}

/**
 * Whether a change removes or rewrites so much that the state before deserves a version at once. Additions and moves
 * don't count, because nothing is lost.
 */
export function isBigChange(before: Script, after: Script): boolean {
  const losses = scriptDifference(before, after).filter(
    ({ kind }) => kind === 'removed' || kind === 'changed' || kind === 'almanac'
  )
  return losses.length >= limits.versions.bigChange
}

/** Whether enough time has passed since the last version, or since the script's creation, to store another one. */
export const isVersionDue = (versions: readonly VersionInfo[], madeAt: number, now: number) =>
  now - (versions.at(-1)?.takenAt ?? madeAt) >= limits.versions.interval

/**
 * Picks the versions to delete so that the rest fits the limits. Deletes those first that are closest to their
 * neighbours relative to their age, so versions thin out with age. Never picks the newest.
 *
 * @param versions oldest first
 */
export function versionsToDelete(versions: readonly VersionInfo[], now: number): VersionInfo[] {
  const { count, bytes } = limits.versions
  const remaining = [...versions]
  const picked: VersionInfo[] = []
  while (remaining.length > 1 && (remaining.length > count || totalBytes(remaining) > bytes)) {
    const [dropped] = remaining.splice(findLeastUseful(remaining, now), 1)
    if (dropped) picked.push(dropped)
  }
  return picked
}

const totalBytes = (versions: readonly VersionInfo[]) => versions.reduce((sum, { bytes }) => sum + bytes, 0)

/** Returns the index of the version that is closest to its neighbours relative to its age. */
function findLeastUseful(versions: readonly VersionInfo[], now: number): number {
  const gaps = versions.slice(0, -1).map((version, index) => {
    // The first version has no earlier neighbour. It gets one as far back as the version is old.
    const before = versions[index - 1]?.takenAt ?? 2 * version.takenAt - now
    const after = versions[index + 1]?.takenAt ?? now
    return (after - before) / Math.max(1, now - version.takenAt)
  })
  return gaps.indexOf(Math.min(...gaps))
}
