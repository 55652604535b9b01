import { pageLocale } from '#i18n/messages.ts'
import { type BuilderScreen, builderPath, splitLocale } from '#routes'
import { readLastScreen, rememberScreen } from '#stores/navigation/last-screen.ts'
import { $background, openUrl } from '#stores/router.ts'
import { $hasAccount } from '#stores/session.ts'
import { accountScreens } from './account-screens.ts'

/**
 * Opens the screen that was open last, in the language that it was shown in. A screen in another language is another
 * page: a page has the messages of one language.
 */
export function openLastScreen() {
  const last = readLastScreen()
  const locale = last ? splitLocale(last.path).locale : pageLocale()
  const path = last && isAllowed(last.screen) ? last.path : builderPath(locale, 'script')
  if (locale === pageLocale()) openUrl(path, true)
  else location.replace(path)
}

/** Signed out, the screens of the account have nothing to show. */
const isAllowed = (screen: BuilderScreen) => !accountScreens.has(screen) || $hasAccount.get()

/**
 * Stores each screen that opens; for a dialog, the screen behind it.
 *
 * @returns stops it
 */
export const rememberScreens = () =>
  $background.subscribe(page => {
    if (page) rememberScreen(page.route, page.params.id)
  })
