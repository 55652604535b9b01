/**
 * Reasons why the reading of a stranger's file ends without a result. `reading_slow`: at its time limit.
 * `reading_failed`: out of memory, or a bug. `reading_cancelled`: by the user.
 */
export type ReadingRefusal = 'reading_slow' | 'reading_failed' | 'reading_cancelled'
