import { messageFiles } from 'virtual:message-files'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { castOf } from '#core/cast.ts'
import type { CatalogueTexts } from '#core/catalogue.ts'
import { pageLocale } from '#i18n/messages.ts'
import { type Locale, languageTags } from '#routes'
import { $texts } from '#stores/cast.ts'
import { $script } from '#stores/script.ts'
import { $printChoice } from './print-choice.ts'
import type { PrintJob } from './print-order.ts'

/** What the script and the choices ask to print; absent while there is nothing to print or a language is on its way. */
export function usePrintJob(): PrintJob | undefined {
  const script = useStore($script)
  const { options, language = pageLocale() } = useStore($printChoice)
  const texts = useTexts(language)
  return useMemo(() => {
    if (!texts || options.parts.length === 0) return undefined
    const cast = castOf(script, catalogue, texts)
    if (cast.characters.length === 0) return undefined
    return { cast, options, language, date: today(language), messages: messageFiles[language] ?? '' }
  }, [script, texts, options, language])
}

const today = (language: Locale) =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long' }).format(new Date())

const fetched = new Map<Locale, CatalogueTexts>()

/** The catalogue's words in a language; those of the page are there already. */
function useTexts(language: Locale): CatalogueTexts | undefined {
  const own = useStore($texts)
  const [, setFetched] = useState(0)
  const isOwn = language === pageLocale()
  useEffect(() => {
    if (isOwn || fetched.has(language)) return
    loadTexts(language).then(
      texts => setFetched(fetched.set(language, texts).size),
      // Without a network the page's own language is left: the form says so.
      () => $printChoice.set({ options: $printChoice.get().options })
    )
  }, [language, isOwn])
  return isOwn ? own : fetched.get(language)
}
