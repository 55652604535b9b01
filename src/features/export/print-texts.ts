import { useStore } from '@nanostores/react'
import { atom, map } from 'nanostores'
import { useEffect } from 'react'
import { loadTexts } from '#catalogue/texts.ts'
import type { CatalogueTexts } from '#core/catalogue.ts'
import { pageLocale } from '#i18n/messages.ts'
import type { Locale } from '#routes'
import { $texts } from '#stores/cast.ts'

const $fetched = map<Partial<Record<Locale, CatalogueTexts>>>({})

/** The language that was chosen for a print last and could not be had. */
export const $unreachableLanguage = atom<Locale | undefined>()

/**
 * The catalogue's words in a language, fetched when it is chosen; those of the page are there already.
 *
 * @param giveUp leaves the choice when they cannot be had: without a network the page's own language is left
 */
export function usePrintTexts(language: Locale | undefined, giveUp: () => void): CatalogueTexts | undefined {
  const own = useStore($texts)
  const fetched = useStore($fetched)
  const isOwn = language === pageLocale()
  const isMissing = language && !isOwn && !fetched[language]
  // biome-ignore lint/correctness/useExhaustiveDependencies: what gives up is another function each time
  useEffect(() => {
    if (!isMissing) return
    loadTexts(language).then(
      texts => {
        $fetched.setKey(language, texts)
        $unreachableLanguage.set(undefined)
      },
      () => {
        $unreachableLanguage.set(language)
        giveUp()
      }
    )
  }, [language, isMissing])
  return isOwn ? own : language && fetched[language]
}
