import { useStore } from '@nanostores/react'
import { atom, map } from 'nanostores'
import { useEffect } from 'react'
import { loadTexts } from '#catalogue/texts.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { pageLocale } from '#i18n/messages.ts'
import type { Locale } from '#routes'
import { $catalogueTexts } from '#stores/cast.ts'

const $fetched = map<Partial<Record<Locale, CatalogueTexts>>>({})

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
  const fetched = useStore($fetched)
  const isPageLanguage = language === pageLocale()
  const isMissing = language && !isPageLanguage && !fetched[language]
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onFailure` is a new function on every render
  useEffect(() => {
    if (!isMissing) return
    loadTexts(language).then(
      texts => {
        $fetched.setKey(language, texts)
        $failedLanguage.set(undefined)
      },
      () => {
        $failedLanguage.set(language)
        onFailure()
      }
    )
  }, [language, isMissing])
  return isPageLanguage ? pageTexts : language && fetched[language]
}
