/**
 * Returns a stored time as one that can be shown. A clock that was ahead, or a file, can bring times in the future and
 * beyond the range of dates; they become `now`.
 */
export const possibleTime = (time: number, now: number): number => (time <= now ? Math.max(0, time) : now)
