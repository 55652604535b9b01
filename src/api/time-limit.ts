/**
 * Milliseconds without any progress after which a request counts as unreachable: a network that swallows packets reports
 * nothing itself. Longer than any response of the Worker takes to begin.
 */
export const timeLimit = 30_000
