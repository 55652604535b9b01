import { limits } from '../limits.ts'

const day = 24 * 60 * 60 * 1000

/** Times of a script in the bin, in milliseconds since 1970. */
interface BinTimes {
  deletedAt?: number
  overdueAt?: number
}

/**
 * What to do with a script that may be in the bin: keep it, delete it for good, or keep it and note the present as its
 * `overdueAt`. A script must be found overdue on two days, because the clock may be ahead on one of them.
 */
export function binStep({ deletedAt, overdueAt }: BinTimes, now: number): 'keep' | 'note' | 'delete' {
  const due = (deletedAt ?? now) + limits.binDays * day
  if (now <= due) return 'keep'
  // A note from before is of a former stay in the bin, and one from the future was made by a clock that was ahead.
  if (overdueAt === undefined || overdueAt <= due || overdueAt > now) return 'note'
  return now - overdueAt >= day ? 'delete' : 'keep'
}
