/** The variables of a route behind `signedIn`, of a session that has just begun. */
export const signedInAs = (userId: string) => ({
  userId,
  sessionKey: { ownerId: userId, sessionId: 'a', startedAt: Date.now() }
})
