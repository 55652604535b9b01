import { useStore } from '@nanostores/react'
import { pageLocale } from '#i18n/messages.ts'
import { builderTitle } from '#i18n/title-text.ts'
import { builderPaths, localizePath } from '#routes'
import { $background } from '#stores/router.ts'
import { $title } from '#stores/script-heading.ts'
import { titleLanguage } from '#views/text-language.ts'
import { screens } from '../builder/screens.ts'

/** The heading of the script's screens: its title, a link to where it is edited, and for screen readers, which screen this is. */
export function useScriptHeading() {
  const title = useStore($title)
  const screen = useStore($background)?.route
  return {
    heading: builderTitle(title),
    headingLang: titleLanguage(title),
    headingHref: screen === 'metadata' ? undefined : localizePath(pageLocale(), builderPaths.metadata),
    headingNote: screen && screens[screen].title()
  }
}
