/** Seconds for which a browser keeps a session that is not used. */
export const sessionLasts = 30 * 24 * 60 * 60

export const isSecure = (request: Request) => new URL(request.url).protocol === 'https:'

/** Tells pages that somebody is signed in, without asking; it holds no secret, and is set with the session. */
export const signedInCookie = (secure: boolean) =>
  `belfry.signed-in=1; Path=/; SameSite=Lax; Max-Age=${sessionLasts}${secure ? '; Secure' : ''}`
