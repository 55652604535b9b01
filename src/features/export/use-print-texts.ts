import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { loadTexts } from '#catalogue/texts.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { once } from '#core/once.ts'
import { pageLocale } from '#i18n/messages.ts'
import type { Locale } from '#routes'
import { $catalogueTexts } from '#stores/cast.ts'
import { useAsync } from '#ui/use-async.ts'

const loadOnce = once(loadTexts)

/** The print language that last failed to load. */
export const $failedLanguage = atom<Locale | undefined>()

/**
 * The catalogue texts in a language: those of the page, or fetched on first use. Undefined until they are loaded.
 *
 * @param onFailure called when the texts fail to load, for example offline; it resets the chosen language
 */
export function usePrintTexts(
  language: Locale | undefined,
  onFailure: () => void
): CatalogueTexts | undefined {
  const pageTexts = useStore($catalogueTexts)
  const isPageLanguage = language === pageLocale()
  const load = language && !isPageLanguage ? () => loadOnce(language).catch(() => undefined) : undefined
  const { value } = useAsync(load, [language], {
    onReady(texts) {
      $failedLanguage.set(texts ? undefined : language)
      if (!texts) onFailure()
    }
  })
  return isPageLanguage ? pageTexts : value
}
