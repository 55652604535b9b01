import { limits } from './limits.ts'
import type { Script } from './script.ts'
import { scriptDifference } from './script-difference.ts'

/** An earlier state of a script, without the script itself. Times in milliseconds since 1970. */
export interface VersionMark {
  id: string
  /** When the script had become so. */
  at: number
  /** When this state was put by: just before the next change. */
  takenAt: number
  /** Length of the script as JSON. */
  bytes: number
}

/**
 * Whether so much goes at once that a storyteller may want it back tomorrow. What is only added or put in another order
 * is never much: both scripts hold it.
 */
export function isBigChange(before: Script, after: Script): boolean {
  const gone = scriptDifference(before, after).filter(
    ({ kind }) => kind === 'removed' || kind === 'changed' || kind === 'almanac'
  )
  return gone.length >= limits.versions.bigChange
}

/** Whether work has gone on long enough since the last version, or since it began, for another. */
export const isTimeForVersion = (marks: readonly VersionMark[], madeAt: number, now: number) =>
  now - (marks.at(-1)?.takenAt ?? madeAt) >= limits.versions.apart

/**
 * The versions that are too many, given oldest first: those that stand closest between their neighbours for their age go
 * first, so that the last hour keeps its minutes and the last year its months. The newest stays whatever its size.
 */
export function versionsToForget(marks: readonly VersionMark[], now: number): VersionMark[] {
  const { count, bytes } = limits.versions
  const kept = [...marks]
  const forgotten: VersionMark[] = []
  while (kept.length > 1 && (kept.length > count || sizeOf(kept) > bytes)) {
    const [gone] = kept.splice(leastTelling(kept, now), 1)
    if (gone) forgotten.push(gone)
  }
  return forgotten
}

const sizeOf = (marks: readonly VersionMark[]) => marks.reduce((sum, { bytes }) => sum + bytes, 0)

function leastTelling(marks: readonly VersionMark[], now: number): number {
  const tells = marks.slice(0, -1).map((mark, index) => {
    // The first version of all tells where it began.
    const before = marks[index - 1]?.takenAt ?? 2 * mark.takenAt - now
    const after = marks[index + 1]?.takenAt ?? now
    return (after - before) / Math.max(1, now - mark.takenAt)
  })
  return tells.indexOf(Math.min(...tells))
}
