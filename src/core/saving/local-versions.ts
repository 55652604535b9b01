import { limits } from '../limits.ts'
import { MinHeap } from '../min-heap.ts'
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

/**
 * Whether enough time has passed since the last version, or since the script's creation, to store another one. A time in
 * the future, of a clock that was ahead, says nothing, so that the next version is due.
 */
export function isVersionDue(versions: readonly VersionInfo[], madeAt: number, now: number): boolean {
  const age = now - (versions.at(-1)?.takenAt ?? madeAt)
  return age < 0 || age >= limits.versions.interval
}

/**
 * Picks the versions to delete so that the rest fits the limits. Deletes those first that are closest to their
 * neighbours relative to their age, so versions thin out with age. Never picks the newest. Takes time n log n: a file may
 * bring any number of versions.
 *
 * @param versions oldest first
 */
export function versionsToDelete<Version extends Pick<VersionInfo, 'takenAt' | 'bytes'>>(
  versions: readonly Version[],
  now: number
): Version[] {
  const { count, bytes } = limits.versions
  let left = versions.length
  let bytesLeft = versions.reduce((sum, version) => sum + version.bytes, 0)
  const isOver = () => left > 1 && (left > count || bytesLeft > bytes)
  if (!isOver()) return []

  const times = possibleTimes(versions, now)
  const before = versions.map((_, index) => index - 1)
  const after = versions.map((_, index) => index + 1)
  const ranks: number[] = []
  const heap = new MinHeap()

  function rank(index: number) {
    const at = times[index]
    if (at === undefined || index === versions.length - 1) return
    // The first version has no earlier neighbour. It gets one as far back as the version is old.
    const gap = (times[after[index] ?? -1] ?? now) - (times[before[index] ?? -1] ?? 2 * at - now)
    ranks[index] = gap / Math.max(1, now - at)
    heap.add(ranks[index], index)
  }

  const picked: Version[] = []
  versions.forEach((_, index) => {
    rank(index)
  })
  while (isOver()) {
    const lowest = heap.take()
    if (!lowest) break
    const [itsRank, index] = lowest
    const version = versions[index]
    // A version whose neighbour was deleted is in the heap once more, with a new rank.
    if (!version || ranks[index] !== itsRank) continue
    const [previous = -1, next = -1] = [before[index], after[index]]
    picked.push(version)
    left -= 1
    bytesLeft -= version.bytes
    ranks[index] = Number.NaN
    if (previous >= 0) after[previous] = next
    before[next] = previous
    rank(previous)
    rank(next)
  }
  return picked
}

/** The times of versions, none later than that of the next version or than now, as after a clock was ahead. */
function possibleTimes(versions: readonly Pick<VersionInfo, 'takenAt'>[], now: number): number[] {
  let latest = now
  return versions
    .map(({ takenAt }) => takenAt)
    .reverse()
    .map(time => {
      latest = Math.min(latest, time)
      return latest
    })
    .reverse()
}
