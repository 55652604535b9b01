import type { Locale } from '#routes'

/** Cookie with the locale that the user has chosen in the menu; `/` opens in it. It identifies nobody. */
export const languageCookie = 'belfry.language'

const seconds = 365 * 24 * 60 * 60

/**
 * The cookie as `document.cookie` and the `set-cookie` header take it. Not HttpOnly: a script couldn't replace it then.
 *
 * @param secure whether the page is served over HTTPS
 */
export const languageCookieText = (locale: Locale, secure: boolean) =>
  `${languageCookie}=${locale}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`
