import { expect, test } from 'vitest'
import { endedSessionDays, sessionDays } from '#features/about/privacy.tsx'
import { sessionSeconds } from '#functions/auth/session-cookies.ts'

const day = 24 * 60 * 60

test('the page about Belfry names the true lifetimes of sessions', () => {
  expect(sessionDays).toBe(sessionSeconds / day)
  // The scheduled run deletes the end of a session a day after its cookies.
  expect(endedSessionDays).toBe(sessionDays + 1)
})
